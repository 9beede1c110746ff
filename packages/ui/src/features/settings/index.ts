/** The user's own settings. */
export * from './ReauthenticationDialog/ReauthenticationDialog.tsx';
export * from './SessionList/SessionList.tsx';
export * from './SettingsPanels/SettingsPanels.tsx';
