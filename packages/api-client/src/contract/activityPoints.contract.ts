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
    summary: "Get the current user's activity points: their sources, what is missing and until when, and upcoming events that would count.",
    answers: { 200: OwnPoints, ...problems(401, 403) },
  }),
  claim: endpoint({
    call: 'POST /api/points/claims',
    summary: 'Claim points for an external activity, with evidence.',
    body: ActivityClaimInput,
    answers: { 201: ActivityClaim, ...problems(400, 401, 403, 409, 422, 429) },
  }),
  changeClaim: endpoint({
    call: 'PUT /api/points/claims/{claimId}',
    summary: 'Change a returned claim and submit it again. Only the approval steps that the change affects are decided again.',
    params: { claimId: Id },
    body: ActivityClaimChange,
    answers: { 200: ActivityClaim, ...problems(400, 401, 403, 404, 409, 412, 422) },
  }),
  oneClaim: endpoint({
    call: 'GET /api/points/claims/{claimId}',
    summary: 'Get one claim, for its student and its approvers.',
    params: { claimId: Id },
    answers: { 200: SeenClaim, ...problems(401, 403, 404) },
  }),
  addEvidence: endpoint({
    call: 'POST /api/points/evidence',
    summary: 'Upload a photo or a PDF as evidence for a claim that is to be submitted or changed.',
    body: v.object({ file: v.blob('Choose a file.') }),
    encoding: 'multipart',
    answers: { 201: ClaimEvidence, ...problems(400, 401, 403, 413, 415, 429, 503) },
  }),
  evidence: endpoint({
    call: 'GET /api/points/evidence/{evidenceId}',
    summary: 'Get a photo or a PDF of a claim, for its student and its approvers.',
    params: { evidenceId: Id },
    // Photos are served as WebP, PDFs unchanged.
    mediaType: '*/*',
    answers: { 200: v.string(), ...problems(401, 403, 404, 503) },
  }),
  batches: endpoint({
    call: 'GET /api/points/batches',
    summary: 'List the batches that the current user advises.',
    answers: { 200: v.array(AdvisedBatch), ...problems(401, 403) },
  }),
  classList: list({
    path: '/api/points/class',
    summary: 'List the students of an advised batch, with their points.',
    query: { ...BATCH_QUERY, term_id: v.optional(Id) },
    filters: { search: v.optional(SearchText) },
    orders: CLASS_ORDERS,
    answers: { 200: v.array(ClassRow), ...problems(400, 401, 403) },
  }),
  ofStudent: endpoint({
    call: 'GET /api/points/class/{studentId}',
    summary: 'Get the points of an advised student, with their sources.',
    params: { studentId: Id },
    answers: { 200: OwnPoints, ...problems(401, 403, 404) },
  }),
  sign: endpoint({
    call: 'POST /api/points/signatures',
    summary: 'Sign a term for all students of a batch who are complete, or for some of them.',
    body: SigningBody,
    answers: { 200: SigningAnswer, ...problems(400, 401, 403, 404, 409, 422) },
  }),
  withdrawSignature: endpoint({
    call: 'POST /api/points/signatures/{signatureId}/withdrawal',
    summary: 'Withdraw a signature, with a reason, until its term is exported.',
    params: { signatureId: Id },
    body: SignatureWithdrawal,
    answers: { 200: MessageResponse, ...problems(400, 401, 403, 404, 409, 422) },
  }),
  terms: endpoint({
    call: 'GET /api/points/terms',
    summary: 'List the terms to be signed, newest first.',
    answers: { 200: v.array(ShownTerm), ...problems(401, 403) },
  }),
};

/** Rules, terms and advisers, for administrators. */
export const pointRules = {
  list: endpoint({
    call: 'GET /api/admin/point-rules',
    summary: 'List all versions of the rules, with the number of students whom each is for.',
    answers: { 200: v.array(AdminRules), ...problems(401, 403) },
  }),
  create: endpoint({
    call: 'POST /api/admin/point-rules',
    summary: 'Save rules as a new version that applies from a day on.',
    body: PointRulesInput,
    answers: { 201: AdminRules, ...problems(400, 401, 403, 409, 422) },
  }),
  compare: endpoint({
    call: 'POST /api/admin/point-rules/comparison',
    summary: 'Compare the points of students under other rules. Changes nothing.',
    body: ComparisonInput,
    answers: { 200: RulesComparisonAnswer, ...problems(400, 401, 403, 422, 429) },
  }),
  addTerm: endpoint({
    call: 'POST /api/admin/terms',
    summary: 'Add a term, which is signed once it is over.',
    body: TermInput,
    answers: { 201: ShownTerm, ...problems(400, 401, 403, 409, 422) },
  }),
  advisers: endpoint({
    call: 'GET /api/admin/advisers',
    summary: 'List the batches of the institute that have rules or advisers, with their advisers.',
    answers: { 200: v.array(BatchAdvisers), ...problems(401, 403) },
  }),
  setAdvisers: endpoint({
    call: 'PUT /api/admin/advisers',
    summary: 'Replace the advisers of a batch.',
    body: AdviserInput,
    answers: { 200: MessageResponse, ...problems(400, 401, 403, 404, 422) },
  }),
  export: endpoint({
    call: 'POST /api/admin/points/exports',
    summary: 'Export the signed points of a term as CSV, in columns that the institute chooses. Its signatures can no longer be withdrawn.',
    body: PointExportBody,
    mediaType: 'text/csv',
    answers: { 200: v.string(), ...problems(400, 401, 403, 404, 422) },
  }),
};
