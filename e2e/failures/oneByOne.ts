import type { Listed } from './catalogue.ts';

/** Texts that take a way of their own to come upon. */
export const ONE_BY_ONE = {
  eventUnknown: { area: 'events', text: 'Loading...' },
  linkUnread: { area: 'accounts', text: 'Error verifying token.' },
  resetFailed: { area: 'accounts', text: 'Error resetting password.' },
  registrationFailed: { area: 'accounts', text: 'Registration failed. Please try again.' },
} as const satisfies Record<string, Listed>;
