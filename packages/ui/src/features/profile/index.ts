/** The user's own profile: reading and editing. */
export * from './LeaveDialog/LeaveDialog.tsx';
export * from './ProfileForm/ProfileForm.tsx';
export * from './ProfilePhoto/ProfilePhoto.tsx';
export * from './ProfileView/ProfileView.tsx';
