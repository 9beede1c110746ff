/** The person's own profile: to read, and to edit. */
export * from './LeaveDialog/LeaveDialog.tsx';
export * from './ProfileForm/ProfileForm.tsx';
export * from './ProfilePhoto/ProfilePhoto.tsx';
export * from './ProfileView/ProfileView.tsx';
