export * from './accountInput.ts';
export * from './email.ts';
export * from './guessablePassword.ts';
export * from './instituteEmail.ts';
export * from './loginInput.ts';
export * from './newPassword.ts';
export * from './onboardingInput.ts';
export * from './user.ts';
