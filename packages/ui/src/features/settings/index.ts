export * from './SessionList/SessionList.tsx';
export * from './SettingsDialog/SettingsDialog.tsx';
