/** What somebody sets for themselves. */
export * from './ReauthenticationDialog/ReauthenticationDialog.tsx';
export * from './SessionList/SessionList.tsx';
export * from './SettingsPanels/SettingsPanels.tsx';
