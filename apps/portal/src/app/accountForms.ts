import { lazy } from 'react';

const load = () => import('@quad/ui/features/accounts');

/** The account forms: one file for all of them, because who registers is asked for more on the next page. */
export const CheckMail = lazy(async () => ({ default: (await load()).CheckMail }));
export const ConfirmAddress = lazy(async () => ({ default: (await load()).ConfirmAddress }));
export const MailboxReminder = lazy(async () => ({ default: (await load()).MailboxReminder }));
export const RegisterForm = lazy(async () => ({ default: (await load()).RegisterForm }));
export const ForgotPasswordForm = lazy(async () => ({ default: (await load()).ForgotPasswordForm }));
export const ResetPasswordForm = lazy(async () => ({ default: (await load()).ResetPasswordForm }));
export const OnboardingForm = lazy(async () => ({ default: (await load()).OnboardingForm }));
