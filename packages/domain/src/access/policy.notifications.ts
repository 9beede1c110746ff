import type { PolicyTable } from './policyRow.ts';

/** Notifications. */
export const NOTIFICATION_POLICY: PolicyTable = {
  'GET /api/notifications': { row: 'N1', who: 'signed-in', rule: "One's own notifications." },
  'GET /api/notifications/unseen': { row: 'N1', who: 'signed-in', rule: "One's own notifications." },
  'POST /api/notifications/seen': { row: 'N1', who: 'signed-in', rule: "One's own notifications; repeating it changes nothing." },
  'GET /api/notifications/preferences': { row: 'N2', who: 'signed-in', rule: "One's own preferences." },
  'PUT /api/notifications/preferences': { row: 'N2', who: 'signed-in', rule: "One's own preferences." },
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
    rule: "One's own device, at the push service of a browser and no other address; at most ten, each until signing out there.",
  },
  'POST /api/notifications/push/removal': {
    row: 'N4',
    part: 'push',
    who: 'signed-in',
    rule: "One's own device; repeating it changes nothing.",
  },
  'GET /api/notifications/unsubscribe/{token}': {
    row: 'N3',
    who: 'public',
    beforeOnboarding: true,
    rule: 'With the token of a mail alone, which holds the person and the kind of mail under a keyed hash; asks for confirmation and changes nothing.',
  },
  'POST /api/notifications/unsubscribe/{token}': {
    row: 'N3',
    who: 'public',
    beforeOnboarding: true,
    rule: 'With the token of a mail alone; stops only these mails for this person. Accepted from any site, because mail programs send it.',
  },
};
