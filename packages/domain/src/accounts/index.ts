export * from './accountInput.ts';
export * from './instituteEmail.ts';
export * from './newPassword.ts';
export * from './onboardingInput.ts';
export * from './user.ts';
