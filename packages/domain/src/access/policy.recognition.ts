import type { PolicyTable } from './policyRow.ts';
import { OFFICE_BEARER_ROLES } from './roles.ts';

const ANYBODY = { part: 'recognition', who: 'signed-in' } as const;
const ADMINISTRATOR = { part: 'recognition', who: 'administrator', requiresReauthentication: true } as const;
const ISSUER = { part: 'recognition', who: OFFICE_BEARER_ROLES } as const;
const ADVISED = 'Of a batch for which an administrator named the person as adviser';
const OFFICER = 'An accreditation officer, whom an administrator named';

/** Students' activity points, certificates, advisers' signatures, and the rules of these. */
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
    rule: 'By an approver of the step, never about themselves or what they asked for, administrators included; each person once, as the step was seen.',
  },
  'POST /api/approvals/{requestId}/steps/{stepId}/return': { ...ANYBODY, row: 'V2', rule: 'By who may decide the step, with a reason.' },
  'GET /api/deputies': { ...ANYBODY, row: 'V3', rule: 'The own one, and those for whom the person stands in.' },
  'PUT /api/deputies': {
    ...ANYBODY,
    row: 'V3',
    rule: 'By who holds an office that a flow may name, for a year at most; never themselves, nor who waits for a decision of theirs. Twenty a day.',
  },
  'DELETE /api/deputies': { ...ANYBODY, row: 'V3', rule: 'The own one.' },
  'GET /api/points': { ...ANYBODY, row: 'T1', rule: 'The own ones.' },
  'POST /api/points/claims': {
    part: 'recognition',
    row: 'T2',
    who: ['STUDENT'],
    rule: 'For oneself, with evidence that the person uploaded. Thirty a day.',
  },
  'PUT /api/points/claims/{claimId}': { part: 'recognition', row: 'T2', who: ['STUDENT'], rule: 'An own one that was returned.' },
  'GET /api/points/claims/{claimId}': { ...ANYBODY, row: 'T2', rule: 'Whoever sees its request.' },
  'POST /api/points/evidence': {
    part: 'recognition',
    row: 'T2',
    who: ['STUDENT'],
    rule: 'A photo or a PDF within the limits, while fewer than 20 of theirs are in no claim.',
  },
  'GET /api/points/evidence/{evidenceId}': { ...ANYBODY, row: 'T2', rule: 'The own ones, and those of claims that the person sees.' },
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
  'GET /api/admin/flows': { ...ADMINISTRATOR, row: 'M13', rule: 'The newest twenty versions of each that the institute uses.' },
  'PUT /api/admin/flows': {
    ...ADMINISTRATOR,
    row: 'M13',
    rule: 'A new version, as the last one was seen; what is open keeps the version that it began with.',
  },
  'POST /api/admin/flows/simulation': { ...ADMINISTRATOR, row: 'M13', rule: 'It changes nothing, and names no request.' },
  'GET /api/accreditation': { ...ANYBODY, row: 'Y1', rule: 'Nothing for who is no accreditation officer.' },
  'GET /api/accreditation/{template}/rows': { ...ANYBODY, row: 'Y1', rule: `${OFFICER}; ten years at a time.` },
  'GET /api/accreditation/{template}/holes': { ...ANYBODY, row: 'Y1', rule: `${OFFICER}; whose it is, is not said.` },
  'POST /api/accreditation/exports': { ...ANYBODY, row: 'Y2', rule: `${OFFICER}; it changes nothing. Sixty a day.` },
  'GET /api/admin/accreditation-officers': { ...ADMINISTRATOR, row: 'M14', rule: 'Of the institute.' },
  'PUT /api/admin/accreditation-officers': { ...ADMINISTRATOR, row: 'M14', rule: 'Twenty at most; nobody names themselves.' },
  'GET /api/admin/accreditation-templates': { ...ADMINISTRATOR, row: 'M14', rule: 'Those that the institute added.' },
  'POST /api/admin/accreditation-templates': { ...ADMINISTRATOR, row: 'M14', rule: 'Beside those of the portal, twenty at most.' },
  'DELETE /api/admin/accreditation-templates/{templateId}': { ...ADMINISTRATOR, row: 'M14', rule: 'One that the institute added.' },
  'GET /api/events/{eventId}/report': { ...ANYBODY, row: 'X1', rule: 'Of an event that the person sees, once it is written.' },
  'GET /api/events/{eventId}/report/photos/{photoId}': { ...ANYBODY, row: 'X1', rule: 'Of a report that the person sees.' },
  'PUT /api/events/{eventId}/report': {
    ...ISSUER,
    row: 'X2',
    rule: 'Of an event that the person may edit, that is over and was not called off, as the report was seen. Sixty a day.',
  },
  'POST /api/events/{eventId}/report/photos': {
    ...ISSUER,
    row: 'X2',
    rule: 'Of an event that the person may edit, that is over and was not called off; six at most.',
  },
  'DELETE /api/events/{eventId}/report/photos/{photoId}': { ...ISSUER, row: 'X2', rule: 'Of an event that the person may edit.' },
  'GET /api/events/{eventId}/certificates': { ...ISSUER, row: 'G1', rule: 'Of an event that the person may edit.' },
  'POST /api/events/{eventId}/certificates/preview': {
    ...ISSUER,
    row: 'G1',
    rule: 'Of an event that the person may edit. It changes nothing.',
  },
  'GET /api/events/{eventId}/certificates/runs': { ...ISSUER, row: 'G1', rule: 'Of an event that the person may edit.' },
  'GET /api/events/{eventId}/certificates/file': {
    ...ISSUER,
    row: 'G1',
    rule: 'Of an event that the person may edit: those that are valid.',
  },
  'POST /api/events/{eventId}/certificates': {
    ...ISSUER,
    row: 'G2',
    rule: 'Of an event that the person may edit, that has begun and was not called off; to each who earned one once, 2,000 at a time. Twenty a day.',
  },
  'GET /api/certificates/runs/{runId}': {
    ...ANYBODY,
    row: 'G5',
    rule: 'Whoever may edit the event, and who sees the request that decides about them.',
  },
  'PUT /api/certificates/runs/{runId}': { ...ISSUER, row: 'G2', rule: 'Own ones that were returned. Twenty a day.' },
  'POST /api/certificates/{certificateId}/revocation': {
    ...ISSUER,
    row: 'G2',
    rule: 'Of an event that the person may edit, with a reason, once and for good.',
  },
  'GET /api/record/certificates': { ...ANYBODY, row: 'G3', rule: 'The own ones.' },
  'GET /api/certificates/{certificateId}/file': {
    ...ANYBODY,
    row: 'G3',
    rule: 'The own ones that are valid, and those of events that the person may edit.',
  },
  'GET /certificates/{code}': {
    row: 'G4',
    who: 'public',
    beforeOnboarding: true,
    rule: 'By its code alone: the name, the event and its date, and whether it is valid.',
  },
  'GET /api/certificates/{code}/credential': {
    row: 'G4',
    who: 'public',
    beforeOnboarding: true,
    rule: 'Of a valid certificate whose owner came to the event.',
  },
};
