import {
  ActivityClaim,
  ActivityClaimChange,
  ActivityClaimInput,
  AdminRules,
  AdvisedBatch,
  AdviserInput,
  BATCH_QUERY,
  BatchAdvisers,
  CLASS_ORDERS,
  ClaimEvidence,
  ClassRow,
  ComparisonInput,
  OwnPoints,
  PointExportBody,
  PointRulesInput,
  RulesComparisonAnswer,
  SeenClaim,
  ShownTerm,
  SignatureWithdrawal,
  SigningAnswer,
  SigningBody,
  TermInput,
} from '@quad/domain/activity-points';
import { SearchText } from '@quad/domain/fields';
import { Id } from '@quad/domain/identity';
import * as v from 'valibot';
import { endpoint, problems } from './endpoint.ts';
import { list } from './list.ts';

const MessageResponse = v.object({ message: v.string() });

/** Activity points of students, and the actions of their advisers. */
export const activityPoints = {
  own: endpoint({
    call: 'GET /api/points',
    summary: "The requester's own points: where each comes from, what is missing until when, and what would count next.",
    answers: { 200: OwnPoints, ...problems(401, 403) },
  }),
  claim: endpoint({
    call: 'POST /api/points/claims',
    summary: 'Claim an activity outside, with evidence.',
    body: ActivityClaimInput,
    answers: { 201: ActivityClaim, ...problems(400, 401, 403, 409, 422, 429) },
  }),
  changeClaim: endpoint({
    call: 'PUT /api/points/claims/{claimId}',
    summary: 'Change a claim that was returned, and send it again. Only the steps that the change touches are decided anew.',
    params: { claimId: Id },
    body: ActivityClaimChange,
    answers: { 200: ActivityClaim, ...problems(400, 401, 403, 404, 409, 412, 422) },
  }),
  oneClaim: endpoint({
    call: 'GET /api/points/claims/{claimId}',
    summary: 'What was claimed, for whoever claims and who decides.',
    params: { claimId: Id },
    answers: { 200: SeenClaim, ...problems(401, 403, 404) },
  }),
  addEvidence: endpoint({
    call: 'POST /api/points/evidence',
    summary: 'Upload a photo or a PDF as evidence of a claim that is still to be made, or to be changed.',
    body: v.object({ file: v.blob('Choose a file.') }),
    encoding: 'multipart',
    answers: { 201: ClaimEvidence, ...problems(400, 401, 403, 413, 415, 429, 503) },
  }),
  evidence: endpoint({
    call: 'GET /api/points/evidence/{evidenceId}',
    summary: 'A photo or a PDF of a claim, for whoever claims and who decides.',
    params: { evidenceId: Id },
    // Photos are served as WebP, PDFs unchanged.
    mediaType: '*/*',
    answers: { 200: v.string(), ...problems(401, 403, 404, 503) },
  }),
  batches: endpoint({
    call: 'GET /api/points/batches',
    summary: 'The batches that the person advises.',
    answers: { 200: v.array(AdvisedBatch), ...problems(401, 403) },
  }),
  classList: list({
    path: '/api/points/class',
    summary: 'The students of a batch that the person advises, with their points.',
    query: { ...BATCH_QUERY, term_id: v.optional(Id) },
    filters: { search: v.optional(SearchText) },
    orders: CLASS_ORDERS,
    answers: { 200: v.array(ClassRow), ...problems(400, 401, 403) },
  }),
  ofStudent: endpoint({
    call: 'GET /api/points/class/{studentId}',
    summary: 'The points of a student whom the person advises, with what each is for.',
    params: { studentId: Id },
    answers: { 200: OwnPoints, ...problems(401, 403, 404) },
  }),
  sign: endpoint({
    call: 'POST /api/points/signatures',
    summary: 'Sign a term for all of a batch who are complete, or for some of them.',
    body: SigningBody,
    answers: { 200: SigningAnswer, ...problems(400, 401, 403, 404, 409, 422) },
  }),
  withdrawSignature: endpoint({
    call: 'POST /api/points/signatures/{signatureId}/withdrawal',
    summary: 'Take a signature back, with a reason, until its term was exported.',
    params: { signatureId: Id },
    body: SignatureWithdrawal,
    answers: { 200: MessageResponse, ...problems(400, 401, 403, 404, 409, 422) },
  }),
  terms: endpoint({
    call: 'GET /api/points/terms',
    summary: 'The terms that are signed, the newest first.',
    answers: { 200: v.array(ShownTerm), ...problems(401, 403) },
  }),
};

/** Rules, terms and advisers, for administrators. */
export const pointRules = {
  list: endpoint({
    call: 'GET /api/admin/point-rules',
    summary: 'Every version of the rules, with how many students each is for.',
    answers: { 200: v.array(AdminRules), ...problems(401, 403) },
  }),
  create: endpoint({
    call: 'POST /api/admin/point-rules',
    summary: 'Keep rules as a new version, from a day on.',
    body: PointRulesInput,
    answers: { 201: AdminRules, ...problems(400, 401, 403, 409, 422) },
  }),
  compare: endpoint({
    call: 'POST /api/admin/point-rules/comparison',
    summary: 'What other rules would do to the points of their students. Nothing is changed by it.',
    body: ComparisonInput,
    answers: { 200: RulesComparisonAnswer, ...problems(400, 401, 403, 422, 429) },
  }),
  addTerm: endpoint({
    call: 'POST /api/admin/terms',
    summary: 'Add a term that is signed once it is over.',
    body: TermInput,
    answers: { 201: ShownTerm, ...problems(400, 401, 403, 409, 422) },
  }),
  advisers: endpoint({
    call: 'GET /api/admin/advisers',
    summary: 'The batches of the institute that have rules or advisers, with who advises each.',
    answers: { 200: v.array(BatchAdvisers), ...problems(401, 403) },
  }),
  setAdvisers: endpoint({
    call: 'PUT /api/admin/advisers',
    summary: 'Say who advises a batch.',
    body: AdviserInput,
    answers: { 200: MessageResponse, ...problems(400, 401, 403, 404, 422) },
  }),
  export: endpoint({
    call: 'POST /api/admin/points/exports',
    summary: 'The signed points of a term as CSV, in columns that the institute chooses. Its signatures stay from then on.',
    body: PointExportBody,
    mediaType: 'text/csv',
    answers: { 200: v.string(), ...problems(400, 401, 403, 404, 422) },
  }),
};
