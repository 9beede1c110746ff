export * from './AccountPage/AccountPage.tsx';
export * from './SignInForm/DemonstrationAccounts.tsx';
export * from './SignInForm/SignInForm.tsx';
