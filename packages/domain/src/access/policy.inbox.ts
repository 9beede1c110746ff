import type { PolicyTable } from './policyRow.ts';

/** Pending items, and the search for anything. */
export const INBOX_POLICY: PolicyTable = {
  'GET /api/inbox': {
    row: 'I1',
    who: 'signed-in',
    rule: 'Items of each kind that the person may decide, of their own types and units, and never their own; empty for students.',
  },
  'GET /api/inbox/counts': { row: 'I1', who: 'signed-in', rule: 'Counts of the items in the inbox; none for students.' },
  'GET /api/search': {
    row: 'I2',
    who: 'signed-in',
    rule: 'People by name and roll number, with their address for office-bearers; units; events and their venues; positions as in the list of positions. At most 60 a minute.',
  },
};
