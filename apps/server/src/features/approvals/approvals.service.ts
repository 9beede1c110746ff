import {
  APPROVAL_TEXTS,
  type Approval,
  type ApprovalFlow,
  type ApprovalKind,
  type ApprovalRequest,
  type ApprovalStatus,
  type ApprovalSubject,
  checkDecides,
  decideStep,
  describeApproval,
  officeOf,
  openSeats,
  openSteps,
  type ReturnBody,
  resubmit,
  returnForChanges,
  type StepDecisionBody,
  startFlow,
} from '@quad/domain/approvals';
import { accept, type Result, refuse } from '@quad/domain/refusals';
import type { Actor, Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { newId } from '../../db/ids.ts';
import { mapPage, type Page, type PageRequest, type TimeCursor } from '../../db/pages.ts';
import type { InputParams } from '../../plugins/idempotency.ts';
import { auditedTransaction, type Change } from '../audit/audit.service.ts';
import { notify, recipients, settle } from '../notifications/notifier.service.ts';
import {
  findDeciders,
  findRequest,
  findRequests,
  findTitles,
  insertDecision,
  insertRequest,
  type StoredRequest,
  saveRequest,
  supersedeDecisions,
} from './approvals.repo.ts';
import { checkEnabled, enabledKinds } from './flows.service.ts';
import { type ApprovalContext, heldOffices, type Viewer, viewerOf } from './officeHolders.service.ts';

const STALE = refuse('STALE', APPROVAL_TEXTS.stale);

/** Converts a timestamp selected as JSON to ISO 8601. */
function momentOf(text: string): string {
  return new Date(text).toISOString();
}

/** Converts a request for the domain's rules. */
export function toRequest(stored: StoredRequest): ApprovalRequest {
  const { id, flow, subject, requestedBy, status, version, returnedBy, returnedAt, returnReason } = stored;
  const steps = stored.steps.map((step) => ({
    ...step,
    decisions: stored.decisions.flatMap(({ stepId, at, ...decision }) =>
      stepId === step.stepId ? [{ ...decision, at: momentOf(at) }] : [],
    ),
  }));
  const returned = returnedBy && returnedAt ? { by: returnedBy, at: momentOf(returnedAt), reason: returnReason ?? '' } : null;
  const about = [requestedBy, ...(subject.excluded ?? [])];
  return { _id: id, flow, subject, requestedBy, about, status, version, steps, returned };
}

/** A request as a user sees it. */
export function describeRequest(stored: StoredRequest, { decider, directory, nameOf }: Viewer, now: Date): Approval {
  return describeApproval({
    request: toRequest(stored),
    title: stored.title,
    subjectId: stored.subjectId,
    requestedAt: momentOf(stored.requestedAt),
    personOf: (id) => ({ _id: id, personal_info: { name: stored.names[id] ?? nameOf(id) ?? '' } }),
    viewerId: decider._id,
    directory,
    now,
  });
}

/** Whether a user may see a request: its requester, those who decide or have decided it, and their deputies. */
function sees({ requestedBy, flow, subject, decisions }: StoredRequest, viewer: Viewer): boolean {
  const { _id: viewerId } = viewer.decider;
  const offices = new Set(
    heldOffices(viewer).flatMap(({ office, principal }) => (principal === null || principal !== requestedBy ? [office] : [])),
  );
  return (
    requestedBy === viewerId ||
    decisions.some(({ personId, principalId }) => personId === viewerId || principalId === viewerId) ||
    flow.steps.some(({ approvers }) => approvers.some((approver) => offices.has(officeOf(approver, subject) ?? '')))
  );
}

/** A request that the actor may see; otherwise the same error as for an unknown request. */
async function findSeen(db: Database, context: ApprovalContext, actor: Actor, requestId: string) {
  const [stored, viewer] = await Promise.all([findRequest(db, context.instituteId, requestId), viewerOf(db, context, actor)]);
  return stored && sees(stored, viewer) ? accept({ kept: stored, viewer }) : refuse('NOT_FOUND', APPROVAL_TEXTS.noRequest);
}

/** The actor as the viewer of a request, who may see its subject as well; undefined if they may not see it. */
export async function viewerOfRequest(context: Context, actor: Actor, requestId: string): Promise<Viewer | undefined> {
  const found = await findSeen(context.db, context, actor, requestId);
  return found.ok ? found.value.viewer : undefined;
}

/** A request as the actor sees it; undefined if they may not see it. */
export async function viewedApproval(
  db: Database,
  context: ApprovalContext,
  actor: Actor,
  requestId: string,
): Promise<Approval | undefined> {
  const found = await findSeen(db, context, actor, requestId);
  return found.ok ? describeRequest(found.value.kept, found.value.viewer, context.clock()) : undefined;
}

/** Status of a request; undefined if it no longer exists. */
export async function statusOfRequest(tx: Database, instituteId: string, requestId: string | null): Promise<ApprovalStatus | undefined> {
  return requestId === null ? undefined : (await findRequest(tx, instituteId, requestId))?.status;
}

interface ListQuery {
  readonly view?: 'to-decide' | 'requested' | undefined;
  readonly status?: ApprovalStatus | undefined;
  readonly order?: 'oldest' | 'newest' | undefined;
}

/** Lists requests that the actor may decide now, or those that they made (access V1). */
export async function listApprovals(
  context: Context,
  actor: Actor,
  { view = 'to-decide', status, order = 'oldest' }: ListQuery,
  page: PageRequest<TimeCursor>,
): Promise<Page<Approval, TimeCursor>> {
  const { clock, db, instituteId } = context;
  const now = clock();
  const viewer = await viewerOf(db, context, actor);
  const kinds = enabledKinds(context);
  const waiting = { userId: actor.userId, offices: heldOffices(viewer), kinds, now };
  const of = view === 'requested' ? { requestedBy: actor.userId, kinds } : { waiting };
  const found = await findRequests(db, instituteId, { of, status, newestFirst: order === 'newest' }, page);
  return mapPage(found, (stored) => describeRequest(stored, viewer, now));
}

/** A request with its decisions and next steps (access V1). */
export async function readApproval(context: Context, actor: Actor, requestId: string): Promise<Result<Approval>> {
  const found = await findSeen(context.db, context, actor, requestId);
  if (!found.ok) return found;
  const { kept: stored, viewer } = found.value;
  const part = checkEnabled(context, stored.kind);
  return part.ok ? accept(describeRequest(stored, viewer, context.clock())) : part;
}

/** Pending requests for an inbox. */
export async function waitingApprovals({ db, instituteId }: Context, ids: readonly string[]) {
  const found = await findTitles(db, instituteId, ids);
  return found.map(({ id, title, requesterId, requester }) => ({
    _id: id,
    title,
    requested_by: { _id: requesterId, personal_info: { name: requester } },
  }));
}

interface DecideParams extends InputParams<StepDecisionBody | ReturnBody> {
  readonly requestId: string;
  readonly stepId: string;
  readonly effects: ApprovalEffects;
}

/** Effect of approving or rejecting a request, in the transaction of the decision. A refusal rolls the decision back. */
export type ApprovalEffect = (
  tx: Database,
  context: ApprovalContext,
  decided: { readonly stored: StoredRequest; readonly status: 'approved' | 'rejected' },
) => Promise<Result<true>>;

/** Effects by kind of flow. Kinds without one have no effect besides the request itself. */
export type ApprovalEffects = Readonly<Partial<Record<ApprovalKind, ApprovalEffect>>>;

/**
 * Decides a step, or returns the request to its requester with a reason (access V2). Refused if the request has changed since it was read,
 * so that of two concurrent decisions one gets an error.
 */
export function decide(context: Context, { actor, claim, ...params }: DecideParams): Promise<Result<Approval>> {
  return auditedTransaction(context, { actor, claim }, (tx) => decideIn(tx, context, { actor, ...params }));
}

/** The same in the caller's transaction; returns the audit entry as well. */
export async function decideIn(
  tx: Database,
  context: Context,
  { actor, requestId, stepId, input, effects }: Omit<DecideParams, 'claim'>,
): Promise<Result<Change<Approval>>> {
  const { clock, instituteId } = context;
  const { userId } = actor;
  const now = clock();
  const found = await findSeen(tx, context, actor, requestId);
  if (!found.ok) return found;
  const { kept: stored, viewer } = found.value;
  const part = checkEnabled(context, stored.kind);
  if (!part.ok) return part;
  const question = { request: toRequest(stored), stepId, personId: userId, directory: viewer.directory, now };
  const right = checkDecides(question);
  if (!right.ok) return right;
  const changed = 'verdict' in input ? decideStep({ ...question, ...input }) : returnForChanges({ ...question, ...input });
  if (!changed.ok) return changed;
  if (!(await saveRequest(tx, { instituteId, version: input.version }, toRow(changed.value)))) return STALE;
  const { capacities, ...who } = right.value;
  if ('verdict' in input) {
    const { verdict, reason } = input;
    await insertDecision(tx, {
      ...{ instituteId, id: newId(now), requestId, stepId, ...who, capacities: [...capacities], verdict, reason, decidedAt: now },
    });
  }
  const detail = { kind: stored.kind, stepId, userId: stored.requestedBy, ...(who.principalId && { principalId: who.principalId }) };
  const { status } = changed.value;
  const effect = status === 'approved' || status === 'rejected' ? await effects[stored.kind]?.(tx, context, { stored, status }) : undefined;
  if (effect && !effect.ok) return effect;
  await notifyRequester(tx, context, { actorId: userId, stored, status });
  const openBefore = new Set(openSteps(question.request).map(({ step }) => step._id));
  // Those who could decide were reminded, and now others can. While one of their steps is open, it still waits for some of them.
  const isHandedOn = status === 'open' && !openSteps(changed.value).some(({ step }) => openBefore.has(step._id));
  if (isHandedOn) await settle(tx, context, ['claim-waits'], [requestId]);
  return accept({
    value: await changedRequest(tx, context, viewer, requestId),
    audit:
      'verdict' in input
        ? { action: 'approval.decide', subjectId: requestId, detail: { ...detail, verdict: input.verdict } }
        : { action: 'approval.return', subjectId: requestId, detail },
  });
}

/** People who decided about requests, including superseded decisions, and the principals of deputies. */
export async function decidersOf(db: Database, instituteId: string, requestIds: readonly string[]) {
  const found = await findDeciders(db, instituteId, requestIds);
  return found.flatMap(({ requestId, personId, principalId }) =>
    [personId, principalId].flatMap((id) => (id ? [{ requestId, personId: id }] : [])),
  );
}

/** Kinds of notification about the outcome, by kind of request. */
const OUTCOME_NOTIFICATIONS: Readonly<Partial<Record<ApprovalKind, 'claim' | 'budget' | 'reimbursement'>>> = {
  'activity-claim': 'claim',
  budget: 'budget',
  reimbursement: 'reimbursement',
};

/** Notifies the requester of the outcome, in the transaction of the decision; not while another step follows. */
async function notifyRequester(
  tx: Database,
  context: ApprovalContext,
  { actorId, stored, status }: { readonly actorId: string; readonly stored: StoredRequest; readonly status: ApprovalStatus },
): Promise<void> {
  const { id, kind, title, requestedBy } = stored;
  const outcome = OUTCOME_NOTIFICATIONS[kind];
  if (status !== 'open')
    await notify(tx, context, {
      kind: outcome ? `${outcome}-${status}` : 'request-decided',
      actorId,
      subject: { id, title },
      to: recipients('asked', [requestedBy]),
    });
}

function toRow(request: ApprovalRequest) {
  const { _id, status, version, steps, subject, returned } = request;
  return {
    ...{ _id, status, version, subject, openSeats: openSeats(request) },
    steps: steps.map(({ stepId, isNeeded, openedAt }) => ({ stepId, isNeeded, openedAt })),
    returnedBy: returned?.by ?? null,
    returnedAt: returned ? new Date(returned.at) : null,
    returnReason: returned?.reason ?? null,
  };
}

/** A request after a change, read in the same transaction. */
async function changedRequest(tx: Database, { clock, instituteId }: ApprovalContext, viewer: Viewer, requestId: string): Promise<Approval> {
  const stored = await findRequest(tx, instituteId, requestId);
  if (!stored) throw new Error(`The request ${requestId} that was changed is not there.`);
  return describeRequest(stored, viewer, clock());
}

export interface RequestStart {
  readonly flow: ApprovalFlow;
  readonly subject: ApprovalSubject;
  readonly subjectId: string;
  readonly title: string;
  readonly requestedBy: string;
}

/** Starts an approval flow, in the transaction that creates its subject. Returns the id of the request. */
export async function startRequest(tx: Database, { clock, instituteId }: ApprovalContext, start: RequestStart): Promise<string> {
  const now = clock();
  const { flow, subject, subjectId, title, requestedBy } = start;
  const request = startFlow({ _id: newId(now), flow, subject, requestedBy, about: [requestedBy], now });
  const { _id: id, ...row } = toRow(request);
  await insertRequest(tx, { ...row, instituteId, id, kind: flow.kind, flow, subjectId, title, requestedBy, requestedAt: now });
  return id;
}

/**
 * Resubmits a returned request, in the transaction that changes its subject (docs/specification/approvals.md#approvals-returning). Without the
 * steps that the change made unnecessary it may be approved at once: the caller runs the effect after changing the subject.
 */
export async function resubmitRequest(
  tx: Database,
  { clock, instituteId }: ApprovalContext,
  {
    requestId,
    personId,
    version,
    title,
    subject,
    changed,
  }: {
    readonly requestId: string;
    readonly personId: string;
    readonly version: number;
    readonly title: string;
    readonly subject: ApprovalSubject;
    readonly changed: readonly string[];
  },
): Promise<Result<{ readonly stored: StoredRequest; readonly status: ApprovalStatus }>> {
  const now = clock();
  const stored = await findRequest(tx, instituteId, requestId);
  if (!stored) return refuse('NOT_FOUND', APPROVAL_TEXTS.noRequest);
  const sent = resubmit({ request: toRequest(stored), personId, version, subject, changed, now });
  if (!sent.ok) return sent;
  if (!(await saveRequest(tx, { instituteId, version }, { ...toRow(sent.value), title }))) return STALE;
  const stepIds = sent.value.steps.flatMap(({ stepId, decisions }) => (decisions.some(({ isSuperseded }) => isSuperseded) ? [stepId] : []));
  await supersedeDecisions(tx, { instituteId, requestId, stepIds, now });
  return accept({ stored: { ...stored, title, subject }, status: sent.value.status });
}

/** Runs the effect of a request that its resubmission approved. */
export async function settleResubmitted(
  tx: Database,
  context: ApprovalContext,
  { stored, status }: { readonly stored: StoredRequest; readonly status: ApprovalStatus },
  effect: ApprovalEffect,
): Promise<Result<true>> {
  return status === 'approved' ? effect(tx, context, { stored, status }) : accept(true);
}
