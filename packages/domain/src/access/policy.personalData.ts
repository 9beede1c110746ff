import type { PolicyRow, PolicyTable } from './policyRow.ts';

const OWN = { who: 'signed-in' } as const satisfies Partial<PolicyRow>;
const REAUTHENTICATED = { ...OWN, requiresReauthentication: true } as const satisfies Partial<PolicyRow>;

/** Exporting the person's own data, and erasing their account. */
export const PERSONAL_DATA_POLICY: PolicyTable = {
  'GET /api/my-data': { ...OWN, row: 'W1', rule: 'Own data only.' },
  'POST /api/my-data/exports': { ...REAUTHENTICATED, row: 'W3', rule: 'Own data, one archive at a time.' },
  'GET /api/my-data/exports/{exportId}/archive': { ...REAUTHENTICATED, row: 'W3', rule: 'Own archive, within seven days.' },
  'POST /api/my-data/leaving': {
    ...REAUTHENTICATED,
    row: 'W4',
    rule: 'Own account, once it has no office, no unit and no administrator right left.',
  },
  'DELETE /api/my-data/leaving': { ...OWN, row: 'W4', rule: 'Within 14 days of the request.' },
};
