import type { PolicyTable } from './policyRow.ts';

/** Notifications. */
export const NOTIFICATION_POLICY: PolicyTable = {
  'GET /api/notifications': { row: 'N1', who: 'signed-in', rule: 'What was told to oneself.' },
  'GET /api/notifications/unseen': { row: 'N1', who: 'signed-in', rule: 'What was told to oneself.' },
  'POST /api/notifications/seen': { row: 'N1', who: 'signed-in', rule: 'What was told to oneself; once more changes nothing.' },
  'GET /api/notifications/preferences': { row: 'N2', who: 'signed-in', rule: 'The own choice.' },
  'PUT /api/notifications/preferences': { row: 'N2', who: 'signed-in', rule: 'The own choice.' },
  'GET /api/notifications/push': {
    row: 'N4',
    part: 'push',
    who: 'signed-in',
    rule: "The server's public key, which is the same for everybody.",
  },
  'PUT /api/notifications/push': {
    row: 'N4',
    part: 'push',
    who: 'signed-in',
    rule: 'An own device, at the service of a browser and at no other address; ten of them, until one signs out there.',
  },
  'POST /api/notifications/push/removal': { row: 'N4', part: 'push', who: 'signed-in', rule: 'An own device; once more changes nothing.' },
  'GET /api/notifications/unsubscribe/{token}': {
    row: 'N3',
    who: 'public',
    beforeOnboarding: true,
    rule: 'By what a mail holds alone: whose mails of what, under a keyed hash. Asks, and changes nothing.',
  },
  'POST /api/notifications/unsubscribe/{token}': {
    row: 'N3',
    who: 'public',
    beforeOnboarding: true,
    rule: 'By what a mail holds alone. Stops these mails of this person and does nothing else; from any site, for mail programs send it.',
  },
};
