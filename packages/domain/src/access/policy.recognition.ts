import type { PolicyTable } from './policyRow.ts';

const ANYBODY = { part: 'recognition', who: 'signed-in' } as const;
const ADMINISTRATOR = { part: 'recognition', who: 'administrator', requiresReauthentication: true } as const;
const ADVISED = 'Of a batch for which an administrator named the person as adviser';

/** Flows and points. */
export const RECOGNITION_POLICY: PolicyTable = {
  'GET /api/approvals': { ...ANYBODY, row: 'V1', rule: 'What the person may decide now, or what they asked for.' },
  'GET /api/approvals/{requestId}': {
    ...ANYBODY,
    row: 'V1',
    rule: 'Whoever asked, whom it is about, and who holds or held an office that decides a step of it.',
  },
  'POST /api/approvals/{requestId}/steps/{stepId}/decision': {
    ...ANYBODY,
    row: 'V2',
    rule: 'By an approver of the step or their deputy, never about themselves or what they asked for, administrators included; each person once, as the step was seen.',
  },
  'POST /api/approvals/{requestId}/steps/{stepId}/return': { ...ANYBODY, row: 'V2', rule: 'By who may decide the step, with a reason.' },
  'GET /api/approvals/deputies': { ...ANYBODY, row: 'V3', rule: 'The own ones, and those for whom the person stands in.' },
  'POST /api/approvals/deputies': { ...ANYBODY, row: 'V3', rule: 'For oneself, with an end; not by a deputy, and nobody for themselves.' },
  'DELETE /api/approvals/deputies/{deputyId}': { ...ANYBODY, row: 'V3', rule: 'The own ones.' },
  'GET /api/points': { ...ANYBODY, row: 'T1', rule: 'The own ones.' },
  'POST /api/points/claims': {
    part: 'recognition',
    row: 'T2',
    who: ['STUDENT'],
    rule: 'For oneself, with evidence that the person uploaded. Thirty a day.',
  },
  'PUT /api/points/claims/{claimId}': { part: 'recognition', row: 'T2', who: ['STUDENT'], rule: 'An own one that was returned.' },
  'POST /api/points/evidence': {
    part: 'recognition',
    row: 'T2',
    who: ['STUDENT'],
    rule: 'A photo or a PDF within the limits; only the person and who decides the claim see it.',
  },
  'GET /api/points/batches': { ...ANYBODY, row: 'T3', rule: 'Those that the person advises.' },
  'GET /api/points/class': { ...ANYBODY, row: 'T3', rule: `${ADVISED}.` },
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
  'GET /api/admin/flows': { ...ADMINISTRATOR, row: 'M12', rule: 'Every flow of the institute.' },
  'POST /api/admin/flows': { ...ADMINISTRATOR, row: 'M12', rule: 'A new version, switched off; what is open keeps its own.' },
  'POST /api/admin/flows/simulation': { ...ADMINISTRATOR, row: 'M12', rule: 'It changes nothing.' },
  'PUT /api/admin/flows/{flowId}/state': { ...ADMINISTRATOR, row: 'M12', rule: 'One flow of a kind is on at a time.' },
  'GET /api/admin/point-rules': { ...ADMINISTRATOR, row: 'M13', rule: 'Every version of the institute.' },
  'POST /api/admin/point-rules': { ...ADMINISTRATOR, row: 'M13', rule: 'A new version; what was signed stays.' },
  'POST /api/admin/point-rules/comparison': { ...ADMINISTRATOR, row: 'M13', rule: 'It changes nothing.' },
  'POST /api/admin/terms': { ...ADMINISTRATOR, row: 'M13', rule: 'No two terms overlap.' },
  'GET /api/admin/advisers': { ...ADMINISTRATOR, row: 'M13', rule: 'Of every batch of the institute.' },
  'PUT /api/admin/advisers': { ...ADMINISTRATOR, row: 'M13', rule: 'Of any batch; nobody names themselves.' },
  'POST /api/admin/points/exports': { ...ADMINISTRATOR, row: 'M13', rule: 'What was signed in a term; its signatures stay from then on.' },
};
