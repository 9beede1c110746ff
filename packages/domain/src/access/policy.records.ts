import type { PolicyTable } from './policyRow.ts';

/** People's records, and sharing them outside the portal. */
export const RECORD_POLICY: PolicyTable = {
  'GET /api/record': { row: 'Q1', part: 'records', who: 'signed-in', rule: 'The own one.' },
  'PUT /api/record': { row: 'Q1', part: 'records', who: 'signed-in', rule: 'For the own one: entries that are in it.' },
  'PUT /api/record/address': {
    row: 'Q2',
    part: 'records',
    who: 'signed-in',
    rule: 'For the own record, one address; the one before stops at once. Twenty an hour.',
  },
  'DELETE /api/record/address': { row: 'Q2', part: 'records', who: 'signed-in', rule: 'The own one.' },
  'GET /api/records/{token}': {
    row: 'Q3',
    part: 'records',
    who: 'public',
    beforeOnboarding: true,
    rule: 'By its address alone, of which only a hash is kept: the name of its owner, and what they chose. A renewed or stopped one, and that of an account that may not sign in, is unknown.',
  },
  'POST /api/record/credentials/{entryId}': {
    row: 'Q4',
    part: 'records',
    who: 'signed-in',
    rule: 'Of an entry of the own record. Sixty an hour.',
  },
  'GET /api/records/{token}/credentials/{entryId}': {
    row: 'Q4',
    part: 'records',
    who: 'public',
    beforeOnboarding: true,
    rule: 'Of an entry that is shown at this address.',
  },
  'GET /.well-known/did.json': { row: 'Q5', who: 'public', beforeOnboarding: true, rule: 'Public parts of keys, and nobody by name.' },
  'GET /api/credentials/status/{list}': {
    row: 'Q5',
    who: 'public',
    beforeOnboarding: true,
    rule: 'A bit for each credential, and nobody by name.',
  },
  'POST /api/credentials/verify': {
    row: 'Q5',
    who: 'public',
    beforeOnboarding: true,
    rule: 'What is sent is kept nowhere, and repeated only where the institute has signed it. Thirty in ten minutes of one address.',
  },
};
