import {
  APPROVAL_STATUSES,
  APPROVAL_VIEWS,
  Approval,
  CertificateOrderChange,
  DeputyInput,
  FlowSimulation,
  InstituteFlow,
  InstituteFlowInput,
  OwnDeputies,
  RequestedCertificates,
  ReturnBody,
  StepDecisionBody,
  SwitchFlowInput,
} from '@quad/domain/approvals';
import { Id } from '@quad/domain/identity';
import * as v from 'valibot';
import { endpoint, problems } from './endpoint.ts';
import { list } from './list.ts';

/** A step is identified by its name in the flow, not by a number. */
const OF_STEP = { requestId: Id, stepId: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)) };

/** Requests that go through approval flows. */
export const approvals = {
  list: list({
    path: '/api/approvals',
    summary: 'List approval requests that the current user can decide now, or those that they made.',
    query: { view: v.optional(v.picklist(APPROVAL_VIEWS, 'The view is to-decide or requested.')) },
    filters: { status: v.optional(v.picklist(APPROVAL_STATUSES, 'Choose a status.')) },
    orders: ['oldest', 'newest'],
    answers: { 200: v.array(Approval), ...problems(400, 401, 403) },
  }),
  one: endpoint({
    call: 'GET /api/approvals/{requestId}',
    summary: 'Get one approval request: the decisions so far, the open steps and the next ones.',
    params: { requestId: Id },
    answers: { 200: Approval, ...problems(401, 403, 404) },
  }),
  decide: endpoint({
    call: 'POST /api/approvals/{requestId}/steps/{stepId}/decision',
    summary: 'Approve or reject a step. Answers 412 if somebody has decided it meanwhile.',
    params: OF_STEP,
    body: StepDecisionBody,
    answers: { 200: Approval, ...problems(400, 401, 403, 404, 409, 412, 422) },
  }),
  returnForChanges: endpoint({
    call: 'POST /api/approvals/{requestId}/steps/{stepId}/return',
    summary: 'Return a request to its requester, with a reason.',
    params: OF_STEP,
    body: ReturnBody,
    answers: { 200: Approval, ...problems(400, 401, 403, 404, 409, 412, 422) },
  }),
  deputies: endpoint({
    call: 'GET /api/deputies',
    summary: "Get the current user's deputy, and the people for whom they are the deputy.",
    answers: { 200: OwnDeputies, ...problems(401, 403) },
  }),
  nameDeputy: endpoint({
    call: 'PUT /api/deputies',
    summary: 'Name a deputy of the current user, replacing the previous one.',
    body: DeputyInput,
    answers: { 200: OwnDeputies, ...problems(400, 401, 403, 404, 409, 422, 429) },
  }),
  endDeputy: endpoint({
    call: 'DELETE /api/deputies',
    summary: "Remove the current user's deputy.",
    answers: { 200: OwnDeputies, ...problems(401, 403, 404) },
  }),
};

/** The flows that an institute defines, for administrators. */
export const flows = {
  list: endpoint({
    call: 'GET /api/admin/flows',
    summary: "List the approval flows of the institute's enabled features, each with its versions, newest first; the newest is in force.",
    answers: { 200: v.array(InstituteFlow), ...problems(401, 403) },
  }),
  switchOn: endpoint({
    call: 'PUT /api/admin/flows',
    summary: 'Replace the steps of a flow for new requests. Answers 412 if somebody has changed them meanwhile.',
    body: SwitchFlowInput,
    answers: { 200: InstituteFlow, ...problems(400, 401, 403, 404, 412) },
  }),
  simulate: endpoint({
    call: 'POST /api/admin/flows/simulation',
    summary: 'Simulate other steps on the open requests of a flow, and get their approvers. Changes nothing.',
    body: InstituteFlowInput,
    answers: { 200: FlowSimulation, ...problems(400, 401, 403, 404, 429) },
  }),
};

/** Certificates that need approval before they are issued. */
export const certificateRequests = {
  one: endpoint({
    call: 'GET /api/certificates/runs/{runId}',
    summary: 'Get certificates that need approval before they are issued: recipients, texts and decisions.',
    params: { runId: Id },
    answers: { 200: RequestedCertificates, ...problems(401, 403, 404) },
  }),
  change: endpoint({
    call: 'PUT /api/certificates/runs/{runId}',
    summary: 'Change a returned request for certificates and submit it again.',
    params: { runId: Id },
    body: CertificateOrderChange,
    answers: { 200: RequestedCertificates, ...problems(400, 401, 403, 404, 409, 412, 422, 429) },
  }),
};
