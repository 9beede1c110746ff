import type { PolicyRow, PolicyTable } from './policyRow.ts';

const OWN = { who: 'signed-in' } as const satisfies Partial<PolicyRow>;
const REAUTHENTICATED = { ...OWN, requiresReauthentication: true } as const satisfies Partial<PolicyRow>;

/** Exporting the person's own data, and erasing their account. */
export const PERSONAL_DATA_POLICY: PolicyTable = {
  'GET /api/my-data': { ...OWN, row: 'W1', rule: 'What is about oneself.' },
  'POST /api/my-data/exports': { ...REAUTHENTICATED, row: 'W3', rule: 'The own data, one archive at a time.' },
  'GET /api/my-data/exports/{exportId}/archive': { ...REAUTHENTICATED, row: 'W3', rule: 'The own archive, within 7 days.' },
  'POST /api/my-data/leaving': {
    ...REAUTHENTICATED,
    row: 'W4',
    rule: 'The own account, once no office, no unit and no right to administer is left to it.',
  },
  'DELETE /api/my-data/leaving': { ...OWN, row: 'W4', rule: 'Within 14 days of the request.' },
};
