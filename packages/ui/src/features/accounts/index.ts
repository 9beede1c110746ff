/**
 * What the account pages load once somebody is to fill in more than email and password. Their frame and the sign-in form
 * are in the door of all features, so that signing in does not wait for the forms.
 */
export * from './CheckMail/CheckMail.tsx';
export * from './ConfirmAddress/ConfirmAddress.tsx';
export * from './ForgotPasswordForm/ForgotPasswordForm.tsx';
export * from './MailboxReminder/MailboxReminder.tsx';
export * from './OnboardingForm/OnboardingForm.tsx';
export * from './RegisterForm/RegisterForm.tsx';
export * from './ResetPasswordForm/ResetPasswordForm.tsx';
