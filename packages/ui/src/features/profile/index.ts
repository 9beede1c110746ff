/** What the profile's page loads only when somebody edits it. The view is not here but in the door of all features. */
export * from './LeaveDialog/LeaveDialog.tsx';
export * from './ProfileForm/ProfileForm.tsx';
