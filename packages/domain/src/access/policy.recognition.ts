import type { PolicyTable } from './policyRow.ts';
import { OFFICE_BEARER_ROLES } from './roles.ts';

const ANYBODY = { part: 'recognition', who: 'signed-in' } as const;
const ADMINISTRATOR = { part: 'recognition', who: 'administrator', requiresReauthentication: true } as const;
const ISSUER = { part: 'recognition', who: OFFICE_BEARER_ROLES } as const;
const ADVISER = 'Only the adviser of the batch';
const OFFICER = 'Accreditation officers only';

/** Students' activity points, certificates, advisers' signatures, and the rules of these. */
export const RECOGNITION_POLICY: PolicyTable = {
  'GET /api/approvals': { ...ANYBODY, row: 'V1', rule: 'Requests that the person may decide now, or made themselves.' },
  'GET /api/approvals/{requestId}': {
    ...ANYBODY,
    row: 'V1',
    rule: 'The requester, the person concerned, and holders and former holders of an office that decides a step.',
  },
  'POST /api/approvals/{requestId}/steps/{stepId}/decision': {
    ...ANYBODY,
    row: 'V2',
    rule: 'Only an approver of the step, never about themselves or their own request, administrators included; each person once, on the current version of the step.',
  },
  'POST /api/approvals/{requestId}/steps/{stepId}/return': { ...ANYBODY, row: 'V2', rule: 'Whoever may decide the step, with a reason.' },
  'GET /api/deputies': { ...ANYBODY, row: 'V3', rule: "One's own deputy, and the people for whom the person stands in." },
  'PUT /api/deputies': {
    ...ANYBODY,
    row: 'V3',
    rule: 'Holders of an office that a flow may name, for at most a year; never themselves, nor somebody who waits for a decision of theirs. At most 20 a day.',
  },
  'DELETE /api/deputies': { ...ANYBODY, row: 'V3', rule: "One's own deputy." },
  'GET /api/points': { ...ANYBODY, row: 'T1', rule: 'Own points only.' },
  'POST /api/points/claims': {
    part: 'recognition',
    row: 'T2',
    who: ['STUDENT'],
    rule: "For oneself, with one's own uploads as evidence; at most 30 a day.",
  },
  'PUT /api/points/claims/{claimId}': { part: 'recognition', row: 'T2', who: ['STUDENT'], rule: "One's own returned claim." },
  'GET /api/points/claims/{claimId}': { ...ANYBODY, row: 'T2', rule: 'Whoever sees its approval request.' },
  'POST /api/points/evidence': {
    part: 'recognition',
    row: 'T2',
    who: ['STUDENT'],
    rule: 'A photo or a PDF within the limits, while the person has fewer than 20 unclaimed uploads.',
  },
  'GET /api/points/evidence/{evidenceId}': { ...ANYBODY, row: 'T2', rule: "One's own, and those of claims that the person sees." },
  'GET /api/points/batches': { ...ANYBODY, row: 'T3', rule: 'Batches that the person advises.' },
  'GET /api/points/class': { ...ANYBODY, row: 'T3', rule: `${ADVISER}.` },
  'GET /api/points/class/{studentId}': { ...ANYBODY, row: 'T3', rule: `${ADVISER}.` },
  'POST /api/points/signatures': {
    ...ANYBODY,
    row: 'T4',
    rule: `${ADVISER}, never for their own points; for a past term, for students who are complete, once.`,
  },
  'POST /api/points/signatures/{signatureId}/withdrawal': {
    ...ANYBODY,
    row: 'T4',
    rule: `${ADVISER}, with a reason, until the term is exported.`,
  },
  'GET /api/points/terms': { ...ANYBODY, row: 'T3', rule: 'Contains no personal data.' },
  'GET /api/admin/point-rules': { ...ADMINISTRATOR, row: 'M13', rule: 'All versions of the institute.' },
  'POST /api/admin/point-rules': { ...ADMINISTRATOR, row: 'M13', rule: 'A new version; signed terms stay.' },
  'POST /api/admin/point-rules/comparison': { ...ADMINISTRATOR, row: 'M13', rule: 'Read-only.' },
  'POST /api/admin/terms': { ...ADMINISTRATOR, row: 'M13', rule: 'No two terms overlap.' },
  'GET /api/admin/advisers': { ...ADMINISTRATOR, row: 'M13', rule: 'All batches of the institute.' },
  'PUT /api/admin/advisers': { ...ADMINISTRATOR, row: 'M13', rule: 'Any batch; nobody names themselves.' },
  'POST /api/admin/points/exports': {
    ...ADMINISTRATOR,
    row: 'M13',
    rule: 'The signed points of a term; its signatures can no longer be withdrawn.',
  },
  'GET /api/admin/flows': { ...ADMINISTRATOR, row: 'M13', rule: 'The newest 20 versions of each flow in use.' },
  'PUT /api/admin/flows': {
    ...ADMINISTRATOR,
    row: 'M13',
    rule: 'A new version, based on the latest; open requests keep their version.',
  },
  'POST /api/admin/flows/simulation': { ...ADMINISTRATOR, row: 'M13', rule: 'Read-only; names no request.' },
  'GET /api/accreditation': { ...ANYBODY, row: 'Y1', rule: 'Empty for everybody except accreditation officers.' },
  'GET /api/accreditation/{template}/rows': { ...ANYBODY, row: 'Y1', rule: `${OFFICER}; at most ten years at a time.` },
  'GET /api/accreditation/{template}/holes': { ...ANYBODY, row: 'Y1', rule: `${OFFICER}; does not say whose an item is.` },
  'POST /api/accreditation/exports': { ...ANYBODY, row: 'Y2', rule: `${OFFICER}; read-only, at most 60 a day.` },
  'GET /api/admin/accreditation-officers': { ...ADMINISTRATOR, row: 'M14', rule: 'Officers of the institute.' },
  'PUT /api/admin/accreditation-officers': { ...ADMINISTRATOR, row: 'M14', rule: 'At most 20; nobody names themselves.' },
  'GET /api/admin/accreditation-templates': { ...ADMINISTRATOR, row: 'M14', rule: 'Only templates that the institute added.' },
  'POST /api/admin/accreditation-templates': { ...ADMINISTRATOR, row: 'M14', rule: 'At most 20, in addition to the built-in ones.' },
  'DELETE /api/admin/accreditation-templates/{templateId}': {
    ...ADMINISTRATOR,
    row: 'M14',
    rule: 'Only templates that the institute added.',
  },
  'GET /api/events/{eventId}/report': { ...ANYBODY, row: 'X1', rule: 'For an event that the person sees, once the report is written.' },
  'GET /api/events/{eventId}/report/photos/{photoId}': { ...ANYBODY, row: 'X1', rule: 'For a report that the person sees.' },
  'PUT /api/events/{eventId}/report': {
    ...ISSUER,
    row: 'X2',
    rule: 'For a past event that the person may edit and that was not cancelled, on the current version of the report; at most 60 a day.',
  },
  'POST /api/events/{eventId}/report/photos': {
    ...ISSUER,
    row: 'X2',
    rule: 'For a past event that the person may edit and that was not cancelled; at most six.',
  },
  'DELETE /api/events/{eventId}/report/photos/{photoId}': { ...ISSUER, row: 'X2', rule: 'For an event that the person may edit.' },
  'GET /api/events/{eventId}/certificates': { ...ISSUER, row: 'G1', rule: 'For an event that the person may edit.' },
  'POST /api/events/{eventId}/certificates/preview': {
    ...ISSUER,
    row: 'G1',
    rule: 'For an event that the person may edit; read-only.',
  },
  'GET /api/events/{eventId}/certificates/runs': { ...ISSUER, row: 'G1', rule: 'For an event that the person may edit.' },
  'GET /api/events/{eventId}/certificates/file': {
    ...ISSUER,
    row: 'G1',
    rule: 'Valid ones of an event that the person may edit.',
  },
  'POST /api/events/{eventId}/certificates': {
    ...ISSUER,
    row: 'G2',
    rule: 'For an event that the person may edit, that has begun and was not cancelled; once for each recipient, 2,000 at a time. At most 20 a day.',
  },
  'GET /api/certificates/runs/{runId}': {
    ...ANYBODY,
    row: 'G5',
    rule: 'Whoever may edit the event, and whoever sees the request for approval.',
  },
  'PUT /api/certificates/runs/{runId}': { ...ISSUER, row: 'G2', rule: "One's own returned requests; at most 20 a day." },
  'POST /api/certificates/{certificateId}/revocation': {
    ...ISSUER,
    row: 'G2',
    rule: 'For an event that the person may edit, with a reason, permanently.',
  },
  'GET /api/record/certificates': { ...ANYBODY, row: 'G3', rule: "One's own certificates." },
  'GET /api/certificates/{certificateId}/file': {
    ...ANYBODY,
    row: 'G3',
    rule: "One's own valid ones, and those of events that the person may edit.",
  },
  'GET /certificates/{code}': {
    row: 'G4',
    who: 'public',
    beforeOnboarding: true,
    rule: 'With the code alone: the name, the event and its date, and whether it is valid.',
  },
  'GET /api/certificates/{code}/credential': {
    row: 'G4',
    who: 'public',
    beforeOnboarding: true,
    rule: 'For a valid certificate whose owner was checked in.',
  },
};
