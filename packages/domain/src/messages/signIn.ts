/** Texts of the sign-in page; separate from those of the other account pages, because everybody loads this page first. */
export const SIGN_IN_TEXTS = {
  loading: 'Loading...',
  forgotPasswordLink: 'Forgot password?',
  googleLink: 'Sign in with Google',
  passkeyLink: 'Sign in with a passkey',
  signUpLink: 'Sign Up',
  loggingIn: 'Logging in...',
  loginSucceeded: 'Login successful!',
  loginFailed: 'Login failed. Please check your credentials.',
} as const;
