/** What somebody sets for themselves. */
export * from './SessionList/SessionList.tsx';
export * from './SettingsDialog/SettingsDialog.tsx';
