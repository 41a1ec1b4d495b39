; Builds the installer for Windows from what scripts/package.py built, with Inno Setup 6.3 or newer:
;   iscc /DVersion=1.2.3 /DSource=<here>\dist\Cloakroom /O<here>\dist build\windows\cloakroom.iss
; Matches and settings lie in the user's own folder; nothing here touches them.

#ifndef Version
  #error The version is missing: /DVersion=1.2.3
#endif
#ifndef Source
  #error The folder of the built program is missing: /DSource=...\dist\Cloakroom
#endif

[Setup]
; This number tells Windows which program it is. It must never change.
AppId={{6E0B7C52-5B1D-4C5B-9A52-0C1F5B0A7C31}
AppName=Cloakroom
AppVersion={#Version}
AppVerName=Cloakroom {#Version}
VersionInfoVersion={#Version}
DefaultDirName={autopf}\Cloakroom
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
LicenseFile={#Source}\_internal\LICENSE
UninstallDisplayIcon={app}\Cloakroom.exe
OutputBaseFilename=cloakroom-{#Version}-windows-x86_64-setup
Compression=lzma2/max
SolidCompression=yes
WizardStyle=modern

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "de"; MessagesFile: "compiler:Languages\German.isl"

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; GroupDescription: "{cm:AdditionalIcons}"; Flags: unchecked

[InstallDelete]
; Files of an older version would otherwise stay beside those of the new one.
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "{#Source}\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs

[Icons]
Name: "{autoprograms}\Cloakroom"; Filename: "{app}\Cloakroom.exe"
Name: "{autodesktop}\Cloakroom"; Filename: "{app}\Cloakroom.exe"; Tasks: desktopicon

[Run]
Filename: "{app}\Cloakroom.exe"; Description: "{cm:LaunchProgram,Cloakroom}"; Flags: nowait postinstall skipifsilent
