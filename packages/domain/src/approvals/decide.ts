import type { Id } from '../identity/id.ts';
import { accept, type Result, refuse } from '../refusals/refusal.ts';
import type { Decider } from './approver.ts';
import { capacitiesOf } from './office.ts';
import { type ApprovalRequest, advanced, type RequestStep, type StepVerdict, standingDecisions, stepsOf, verdictOf } from './request.ts';
import { APPROVAL_TEXTS } from './texts.ts';
import { deputiesFrom } from './timing.ts';

/** A deputy of a person for a limited term. Deputies cannot have deputies for that right. */
export interface Deputy {
  readonly principalId: Id;
  readonly deputyId: Id;
  readonly from: Date;
  readonly until: Date;
}

/** The right by which a person decides a step. */
export interface DecisionRight {
  readonly personId: Id;
  /** The person deputised for; null for the decider's own office. */
  readonly principalId: Id | null;
  readonly capacities: readonly number[];
}

/** The possible deciders, with their current offices and deputies. */
export interface Directory {
  readonly people: readonly Decider[];
  readonly deputies: readonly Deputy[];
}

interface StepQuestion {
  readonly request: ApprovalRequest;
  readonly stepId: Id;
  readonly directory: Directory;
  readonly now: Date;
}

export interface PersonQuestion extends StepQuestion {
  readonly personId: Id;
}

type Counted = Pick<DecisionRight, 'capacities'>;

/** Whether every decision can be assigned a different approver: a bipartite matching of people and approvers. */
export function canAllCount(decisions: readonly Counted[]): boolean {
  const holder = new Map<number, Counted>();
  const assign = (one: Counted, tried: Set<number>): boolean =>
    one.capacities.some((capacity) => {
      if (tried.has(capacity)) return false;
      tried.add(capacity);
      const other = holder.get(capacity);
      if (other && !assign(other, tried)) return false;
      holder.set(capacity, one);
      return true;
    });
  return decisions.every((one) => assign(one, new Set()));
}

function isConcerned({ requestedBy, about }: ApprovalRequest, personId: Id): boolean {
  return requestedBy === personId || about.includes(personId);
}

function findStep(request: ApprovalRequest, stepId: Id): RequestStep | undefined {
  return stepsOf(request).find(({ step }) => step._id === stepId);
}

function isDeputyAt({ from, until }: Deputy, now: Date): boolean {
  return from <= now && now < until;
}

/** Returns the deputies of an open step, including those whose time to decide has not come yet. */
export function deputiesOf({ request, stepId, directory, now }: StepQuestion): Deputy[] {
  const found = findStep(request, stepId);
  if (request.status !== 'open' || !found?.state.openedAt || verdictOf(found.step, found.state)) return [];
  const { step } = found;
  const isDecider = (id: Id) => directory.people.some((one) => one._id === id && capacitiesOf(one, step, request.subject).length > 0);
  return directory.deputies.filter(
    (each) =>
      isDeputyAt(each, now) &&
      !isConcerned(request, each.deputyId) &&
      !isConcerned(request, each.principalId) &&
      isDecider(each.principalId),
  );
}

/** Returns all rights of a person in a step: by their own offices first, then as a deputy. */
function rightsIn({ request, directory, personId, now }: PersonQuestion, { step, state }: RequestStep): DecisionRight[] {
  const right = (decider: Decider, principalId: Id | null) => ({
    personId,
    principalId,
    capacities: capacitiesOf(decider, step, request.subject),
  });
  const own = directory.people.filter(({ _id }) => _id === personId).map((decider) => right(decider, null));
  const openFrom = deputiesFrom(step, state);
  const isDeputyTime = openFrom !== undefined && openFrom <= now;
  const deputyRights = directory.deputies
    .filter((each) => isDeputyTime && each.deputyId === personId && isDeputyAt(each, now))
    .flatMap(({ principalId }) =>
      directory.people.filter(({ _id }) => _id === principalId && _id !== personId).map((decider) => right(decider, principalId)),
    );
  return [...own, ...deputyRights].filter(({ capacities }) => capacities.length > 0);
}

/** Returns everybody with a valid decision anywhere in the request, including the people deputised for. */
function decidersOf(request: ApprovalRequest): Set<Id> {
  const decisions = request.steps.flatMap(standingDecisions);
  return new Set(decisions.flatMap(({ personId, principalId }) => (principalId ? [personId, principalId] : [personId])));
}

/**
 * Returns the right by which a person decides a step, or why they may not. Nobody decides about themselves or their own request, nor does
 * their deputy; nobody decides twice in one request; and two holders of one office count as one approver.
 */
export function checkDecides(question: PersonQuestion): Result<DecisionRight> {
  const { request, personId, stepId } = question;
  const found = findStep(request, stepId);
  if (!found?.state.isNeeded) return refuse('NOT_FOUND', APPROVAL_TEXTS.noStep);
  const rights = rightsIn(question, found);
  if (rights.length === 0) return refuse('FORBIDDEN', APPROVAL_TEXTS.notYours);
  if (isConcerned(request, personId)) return refuse('SELF_REVIEW', APPROVAL_TEXTS.oneself);
  const impartial = rights.filter(({ principalId }) => principalId === null || !isConcerned(request, principalId));
  if (impartial.length === 0) return refuse('SELF_REVIEW', APPROVAL_TEXTS.oneself);

  if (request.status === 'returned') return refuse('CONFLICT', APPROVAL_TEXTS.returned);
  if (request.status !== 'open' || verdictOf(found.step, found.state)) return refuse('ALREADY_DECIDED', APPROVAL_TEXTS.decided);
  if (found.state.openedAt === null) return refuse('CONFLICT', APPROVAL_TEXTS.waits);

  const before = decidersOf(request);
  const fresh = before.has(personId) ? [] : impartial.filter(({ principalId }) => principalId === null || !before.has(principalId));
  if (fresh.length === 0) return refuse('ALREADY_DECIDED', APPROVAL_TEXTS.twice);
  const counting = fresh.find((right) => canAllCount([...standingDecisions(found.state), right]));
  return counting ? accept(counting) : refuse('ALREADY_DECIDED', APPROVAL_TEXTS.officeDecided);
}

/** Returns who may decide a step now, with their rights. */
export function whoMayDecide(question: StepQuestion): DecisionRight[] {
  return question.directory.people.flatMap(({ _id }) => {
    const right = checkDecides({ ...question, personId: _id });
    return right.ok ? [right.value] : [];
  });
}

export interface StepDecisionInput extends PersonQuestion {
  /** The version of the request that the person saw. */
  readonly version: number;
  readonly verdict: StepVerdict;
  readonly reason?: string;
}

/** Decides a step. An outdated version is refused without a change: the server stores the result only if the version is still the same. */
export function decideStep({ version, verdict, reason = '', ...question }: StepDecisionInput): Result<ApprovalRequest> {
  const { request, stepId, now } = question;
  const right = checkDecides(question);
  if (!right.ok) return right;
  if (version !== request.version) return refuse('STALE', APPROVAL_TEXTS.stale);
  const decision = { ...right.value, verdict, reason, at: now.toISOString(), isSuperseded: false };
  const steps = request.steps.map((state) => (state.stepId === stepId ? { ...state, decisions: [...state.decisions, decision] } : state));
  return accept(advanced({ ...request, steps, version: version + 1 }, now));
}
