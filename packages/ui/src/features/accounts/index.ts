export * from './AccountPage/AccountPage.tsx';
export type { DemonstrationAccount } from './SignInForm/DemonstrationAccounts.tsx';
export * from './SignInForm/SignInForm.tsx';
