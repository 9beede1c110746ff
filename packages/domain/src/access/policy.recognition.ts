import type { PolicyTable } from './policyRow.ts';

const ANYBODY = { part: 'recognition', who: 'signed-in' } as const;
const ADMINISTRATOR = { part: 'recognition', who: 'administrator', requiresReauthentication: true } as const;
const ADVISED = 'Of a batch for which an administrator named the person as adviser';

/** Points of students, what their advisers sign, and the rules of them. */
export const RECOGNITION_POLICY: PolicyTable = {
  'GET /api/points': { ...ANYBODY, row: 'T1', rule: 'The own ones.' },
  'GET /api/points/batches': { ...ANYBODY, row: 'T3', rule: 'Those that the person advises.' },
  'GET /api/points/class': { ...ANYBODY, row: 'T3', rule: `${ADVISED}.` },
  'GET /api/points/class/{studentId}': { ...ANYBODY, row: 'T3', rule: `${ADVISED}.` },
  'POST /api/points/signatures': {
    ...ANYBODY,
    row: 'T4',
    rule: `${ADVISED}, never of the own points; a term that is over, of who is complete, once.`,
  },
  'POST /api/points/signatures/{signatureId}/withdrawal': {
    ...ANYBODY,
    row: 'T4',
    rule: `${ADVISED}, with a reason, until the term was exported.`,
  },
  'GET /api/points/terms': { ...ANYBODY, row: 'T3', rule: 'Nothing of it is about anybody.' },
  'GET /api/admin/point-rules': { ...ADMINISTRATOR, row: 'M13', rule: 'Every version of the institute.' },
  'POST /api/admin/point-rules': { ...ADMINISTRATOR, row: 'M13', rule: 'A new version; what was signed stays.' },
  'POST /api/admin/point-rules/comparison': { ...ADMINISTRATOR, row: 'M13', rule: 'It changes nothing.' },
  'POST /api/admin/terms': { ...ADMINISTRATOR, row: 'M13', rule: 'No two terms overlap.' },
  'GET /api/admin/advisers': { ...ADMINISTRATOR, row: 'M13', rule: 'Of every batch of the institute.' },
  'PUT /api/admin/advisers': { ...ADMINISTRATOR, row: 'M13', rule: 'Of any batch; nobody names themselves.' },
  'POST /api/admin/points/exports': { ...ADMINISTRATOR, row: 'M13', rule: 'What was signed in a term; its signatures stay from then on.' },
};
