import type { PolicyTable } from './policyRow.ts';

/** Pending items, and the search for anything. */
export const INBOX_POLICY: PolicyTable = {
  'GET /api/inbox': {
    row: 'I1',
    who: 'signed-in',
    rule: 'What waits for the requester: of each kind that they may settle, that of their own types and units, and never their own. Nothing for students.',
  },
  'GET /api/inbox/counts': { row: 'I1', who: 'signed-in', rule: 'How much of each kind that is; nothing for students.' },
  'GET /api/search': {
    row: 'I2',
    who: 'signed-in',
    rule: 'People by name and number, for office-bearers with their address; units, events and their venues; positions as the list of positions has them. Sixty a minute.',
  },
};
