import {
  AdminFlow,
  APPROVAL_STATUSES,
  APPROVAL_VIEWS,
  Approval,
  DeputyInput,
  FlowInput,
  FlowSimulation,
  FlowStateInput,
  NamedDeputy,
  ReturnBody,
  StepDecisionBody,
} from '@quad/domain/approvals';
import { Id } from '@quad/domain/identity';
import * as v from 'valibot';
import { endpoint, problems } from './endpoint.ts';
import { list } from './list.ts';

const OF_STEP = { requestId: Id, stepId: Id };
const Said = v.object({ message: v.string() });

/** Requests that go through flows. */
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
    method: 'GET',
    path: '/api/approvals/{requestId}',
    summary: 'A request: what was decided by whom and when, what is open, and what comes next.',
    params: { requestId: Id },
    answers: { 200: Approval, ...problems(401, 403, 404) },
  }),
  decide: endpoint({
    method: 'POST',
    path: '/api/approvals/{requestId}/steps/{stepId}/decision',
    summary: 'Approve or reject a step, as it was seen: 412 where somebody decided meanwhile.',
    params: OF_STEP,
    body: StepDecisionBody,
    answers: { 200: Approval, ...problems(400, 401, 403, 404, 409, 412, 422) },
  }),
  returnForChanges: endpoint({
    method: 'POST',
    path: '/api/approvals/{requestId}/steps/{stepId}/return',
    summary: 'Return a request to whoever asked, with a reason.',
    params: OF_STEP,
    body: ReturnBody,
    answers: { 200: Approval, ...problems(400, 401, 403, 404, 409, 412, 422) },
  }),
  deputies: endpoint({
    method: 'GET',
    path: '/api/approvals/deputies',
    summary: 'Who stands in for the person, and for whom they stand in.',
    answers: { 200: v.array(NamedDeputy), ...problems(401, 403) },
  }),
  nameDeputy: endpoint({
    method: 'POST',
    path: '/api/approvals/deputies',
    summary: 'Name who stands in for oneself, from a day to a day.',
    body: DeputyInput,
    answers: { 201: NamedDeputy, ...problems(400, 401, 403, 404, 409, 422) },
  }),
  endDeputy: endpoint({
    method: 'DELETE',
    path: '/api/approvals/deputies/{deputyId}',
    summary: 'End it before its day.',
    params: { deputyId: Id },
    answers: { 200: Said, ...problems(401, 403, 404) },
  }),
};

/** Flows, for administrators. */
export const flows = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/flows',
    summary: 'Every flow that is switched on or still followed, the newest version first.',
    answers: { 200: v.array(AdminFlow), ...problems(401, 403) },
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/admin/flows',
    summary: 'Keep a flow as a new version, switched off.',
    body: FlowInput,
    answers: { 201: AdminFlow, ...problems(400, 401, 403, 422) },
  }),
  simulate: endpoint({
    method: 'POST',
    path: '/api/admin/flows/simulation',
    summary: 'What a flow would do to what is open now. Nothing is changed by it.',
    body: FlowInput,
    answers: { 200: FlowSimulation, ...problems(400, 401, 403, 422) },
  }),
  setState: endpoint({
    method: 'PUT',
    path: '/api/admin/flows/{flowId}/state',
    summary: 'Switch a flow on or off. What is open keeps the flow that it began with.',
    params: { flowId: Id },
    body: FlowStateInput,
    answers: { 200: AdminFlow, ...problems(400, 401, 403, 404, 409) },
  }),
};
