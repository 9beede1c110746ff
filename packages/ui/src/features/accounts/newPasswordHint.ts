/** Helps to choose a password that domain's rules take. */
export const NEW_PASSWORD_HINT = 'At least 12 characters. A phrase of a few words is easy to remember.';
