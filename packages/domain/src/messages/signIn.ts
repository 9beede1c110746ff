/** Texts of the sign-in page; apart from the other account pages', because it is the first thing that everybody loads. */
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
