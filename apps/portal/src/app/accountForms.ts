import { lazy } from 'react';

const load = () => import('@quad/ui/features/accounts');

/** The account forms: one file for all four, because who registers is asked for more on the next page. */
export const RegisterForm = lazy(async () => ({ default: (await load()).RegisterForm }));
export const ForgotPasswordForm = lazy(async () => ({ default: (await load()).ForgotPasswordForm }));
export const ResetPasswordForm = lazy(async () => ({ default: (await load()).ResetPasswordForm }));
export const OnboardingForm = lazy(async () => ({ default: (await load()).OnboardingForm }));
