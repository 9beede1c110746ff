/** The own profile: to read, and to edit. */
export * from './LeaveDialog/LeaveDialog.tsx';
export * from './ProfileForm/ProfileForm.tsx';
export * from './ProfileView/ProfileEmpty.tsx';
export * from './ProfileView/ProfileLoading.tsx';
export * from './ProfileView/ProfileView.tsx';
