export * from './SettingsDialog/SettingsDialog.tsx';
