/** The frame and the forms of the account pages. */
export * from './AccountPage/AccountPage.tsx';
export { AddPasskeyDialog, type AddPasskeyDialogProps } from './AddPasskeyDialog/AddPasskeyDialog.tsx';
export * from './ChangePassword/ChangePassword.tsx';
export * from './CheckMail/CheckMail.tsx';
export * from './ConfirmAddress/ConfirmAddress.tsx';
export * from './ForgotPasswordForm/ForgotPasswordForm.tsx';
export * from './MailboxReminder/MailboxReminder.tsx';
export * from './OnboardingForm/OnboardingForm.tsx';
export * from './PasskeyList/PasskeyList.tsx';
export * from './RegisterForm/RegisterForm.tsx';
export * from './ResetPasswordForm/ResetPasswordForm.tsx';
export type { DemonstrationAccount } from './SignInForm/DemonstrationAccounts.tsx';
export * from './SignInForm/SignInForm.tsx';
export * from './SignInWays/SignInWays.tsx';
