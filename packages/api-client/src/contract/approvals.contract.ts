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
    summary: 'Requests that the person may decide now, or those that they asked for.',
    query: { view: v.optional(v.picklist(APPROVAL_VIEWS, 'The view is to-decide or requested.')) },
    filters: { status: v.optional(v.picklist(APPROVAL_STATUSES, 'Choose a status.')) },
    orders: ['oldest', 'newest'],
    answers: { 200: v.array(Approval), ...problems(400, 401, 403) },
  }),
  one: endpoint({
    call: 'GET /api/approvals/{requestId}',
    summary: 'A request: what was decided by whom and when, what is open, and what comes next.',
    params: { requestId: Id },
    answers: { 200: Approval, ...problems(401, 403, 404) },
  }),
  decide: endpoint({
    call: 'POST /api/approvals/{requestId}/steps/{stepId}/decision',
    summary: 'Approve or reject a step, as it was seen: 412 where somebody decided meanwhile.',
    params: OF_STEP,
    body: StepDecisionBody,
    answers: { 200: Approval, ...problems(400, 401, 403, 404, 409, 412, 422) },
  }),
  returnForChanges: endpoint({
    call: 'POST /api/approvals/{requestId}/steps/{stepId}/return',
    summary: 'Return a request to whoever asked, with a reason.',
    params: OF_STEP,
    body: ReturnBody,
    answers: { 200: Approval, ...problems(400, 401, 403, 404, 409, 412, 422) },
  }),
  deputies: endpoint({
    call: 'GET /api/deputies',
    summary: 'Whom the person named to stand in for them, and for whom they stand in.',
    answers: { 200: OwnDeputies, ...problems(401, 403) },
  }),
  nameDeputy: endpoint({
    call: 'PUT /api/deputies',
    summary: 'Name who stands in for oneself, in the place of whoever did.',
    body: DeputyInput,
    answers: { 200: OwnDeputies, ...problems(400, 401, 403, 404, 409, 422, 429) },
  }),
  endDeputy: endpoint({
    call: 'DELETE /api/deputies',
    summary: 'Have nobody stand in for oneself any more.',
    answers: { 200: OwnDeputies, ...problems(401, 403, 404) },
  }),
};

/** The flows that an institute defines, for administrators. */
export const flows = {
  list: endpoint({
    call: 'GET /api/admin/flows',
    summary: 'The flows of what is on at the institute, each with its versions, the newest first: it is the one that is on.',
    answers: { 200: v.array(InstituteFlow), ...problems(401, 403) },
  }),
  switchOn: endpoint({
    call: 'PUT /api/admin/flows',
    summary: 'Have requests of a kind go through other steps from now on: 412 where somebody changed them meanwhile.',
    body: SwitchFlowInput,
    answers: { 200: InstituteFlow, ...problems(400, 401, 403, 404, 412) },
  }),
  simulate: endpoint({
    call: 'POST /api/admin/flows/simulation',
    summary: 'To whom the requests of a kind that are open would go by other steps. Nothing is changed by it.',
    body: InstituteFlowInput,
    answers: { 200: FlowSimulation, ...problems(400, 401, 403, 404, 429) },
  }),
};

/** Certificates that need approval before they are issued. */
export const certificateRequests = {
  one: endpoint({
    call: 'GET /api/certificates/runs/{runId}',
    summary: 'Certificates that somebody decides about before they are issued: who gets one, what they say, and what was decided.',
    params: { runId: Id },
    answers: { 200: RequestedCertificates, ...problems(401, 403, 404) },
  }),
  change: endpoint({
    call: 'PUT /api/certificates/runs/{runId}',
    summary: 'Change what was returned, and ask again.',
    params: { runId: Id },
    body: CertificateOrderChange,
    answers: { 200: RequestedCertificates, ...problems(400, 401, 403, 404, 409, 412, 422, 429) },
  }),
};
