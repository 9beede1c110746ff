import type { PolicyTable } from './policyRow.ts';

/** People's records, and sharing them outside the portal. */
export const RECORD_POLICY: PolicyTable = {
  'GET /api/record': { row: 'Q1', part: 'records', who: 'signed-in', rule: "One's own record." },
  'PUT /api/record': { row: 'Q1', part: 'records', who: 'signed-in', rule: "One's own record, and entries that are in it." },
  'PUT /api/record/address': {
    row: 'Q2',
    part: 'records',
    who: 'signed-in',
    rule: "One's own record, one address; the previous one stops working at once. At most 20 an hour.",
  },
  'DELETE /api/record/address': { row: 'Q2', part: 'records', who: 'signed-in', rule: "One's own record." },
  'GET /api/records/{token}': {
    row: 'Q3',
    part: 'records',
    who: 'public',
    beforeOnboarding: true,
    rule: "With the address alone, of which only a hash is stored: the owner's name and the chosen entries. Replaced and deleted addresses, and those of accounts that may not sign in, are not found.",
  },
  'POST /api/record/credentials/{entryId}': {
    row: 'Q4',
    part: 'records',
    who: 'signed-in',
    rule: "For an entry of one's own record; at most 60 an hour.",
  },
  'GET /api/records/{token}/credentials/{entryId}': {
    row: 'Q4',
    part: 'records',
    who: 'public',
    beforeOnboarding: true,
    rule: 'For an entry that is shown at this address.',
  },
  'GET /.well-known/did.json': { row: 'Q5', who: 'public', beforeOnboarding: true, rule: 'Public keys only; names nobody.' },
  'GET /api/credentials/status/{list}': {
    row: 'Q5',
    who: 'public',
    beforeOnboarding: true,
    rule: 'One bit for each credential; names nobody.',
  },
  'POST /api/credentials/verify': {
    row: 'Q5',
    who: 'public',
    beforeOnboarding: true,
    rule: 'Stores nothing of what is sent, and returns its contents only if the institute signed it; at most 30 in ten minutes from one address.',
  },
};
