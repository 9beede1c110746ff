import * as v from 'valibot';
import { PersonReference } from '../accounts/person.ts';
import { body } from '../fields/body.ts';
import { LONGEST_TEXT, optionalText, requiredText } from '../fields/text.ts';
import { Id } from '../identity/id.ts';
import { checkDecides, type Directory, standInsOf } from './decide.ts';
import { ApprovalKind, ApprovalStep } from './flow.ts';
import { FlowKind } from './instituteFlow.ts';
import { progressOf, STEP_PLACES } from './progress.ts';
import { APPROVAL_STATUSES, type ApprovalRequest, STEP_VERDICTS } from './request.ts';
import { APPROVAL_TEXTS } from './texts.ts';

/** A decision as everybody sees it who sees the request. */
const ShownDecision = v.object({
  verdict: v.picklist(STEP_VERDICTS),
  person: PersonReference,
  /** For whom they stood in; null where they decided by their own office. */
  principal: v.nullable(PersonReference),
  at: v.string(),
  reason: v.string(),
  /** A change opened the step again. */
  is_superseded: v.boolean(),
});

const ShownStep = v.object({
  _id: Id,
  name: v.string(),
  place: v.picklist(STEP_PLACES),
  decisions: v.array(ShownDecision),
  /** Until when it was promised; null where nothing is, or its turn has not come. */
  due_at: v.nullable(v.string()),
  /** Whether the requester may decide it now. */
  may_decide: v.boolean(),
  /** Who stands in for somebody who decides it, until when; of an open one. */
  deputies: v.array(v.object({ person: PersonReference, principal: PersonReference, until: v.string() })),
});

/** Something that goes through a flow: what was decided, what is open, and what comes next. */
export const Approval = v.object({
  _id: Id,
  kind: ApprovalKind,
  /** What it is about, in a line. */
  title: v.string(),
  /** The claim, event or batch of certificates that it is about. */
  subject_id: Id,
  requested_by: v.nullable(PersonReference),
  requested_at: v.string(),
  status: v.picklist(APPROVAL_STATUSES),
  version: v.number(),
  steps: v.array(ShownStep),
  returned: v.nullable(v.object({ by: PersonReference, at: v.string(), reason: v.string() })),
});
export type Approval = v.InferOutput<typeof Approval>;

export interface ApprovalView {
  readonly request: ApprovalRequest;
  readonly title: string;
  readonly subjectId: Id;
  readonly requestedAt: string;
  /** Everybody whom it names. */
  readonly personOf: (id: Id) => PersonReference;
  readonly viewerId: Id;
  readonly directory: Directory;
  readonly now: Date;
}

/** A request as somebody sees it, who may decide some of its steps or none. */
export function describeApproval({ request, title, subjectId, requestedAt, personOf, viewerId, directory, now }: ApprovalView): Approval {
  const { _id, flow, requestedBy, status, version, returned } = request;
  const steps = progressOf(request).map(({ step, place, decisions, deadlines }) => ({
    _id: step._id,
    name: step.name,
    place,
    decisions: decisions.map(({ verdict, personId, principalId, at, reason, isSuperseded }) => ({
      verdict,
      person: personOf(personId),
      principal: principalId === null ? null : personOf(principalId),
      at,
      reason,
      is_superseded: isSuperseded,
    })),
    due_at: deadlines?.dueAt.toISOString() ?? null,
    may_decide: checkDecides({ request, stepId: step._id, personId: viewerId, directory, now }).ok,
    deputies: standInsOf({ request, stepId: step._id, directory, now }).map(({ deputyId, principalId, until }) => ({
      person: personOf(deputyId),
      principal: personOf(principalId),
      // The last moment of the last day.
      until: new Date(until.getTime() - 1).toISOString(),
    })),
  }));
  return {
    _id,
    kind: flow.kind,
    title,
    subject_id: subjectId,
    requested_by: requestedBy === null ? null : personOf(requestedBy),
    requested_at: requestedAt,
    status,
    version,
    steps,
    returned: returned && { by: personOf(returned.by), at: returned.at, reason: returned.reason },
  };
}

/** Whose requests a list has: those that the person may decide now, or those that they asked for. */
export const APPROVAL_VIEWS = ['to-decide', 'requested'] as const;

const Version = v.pipe(v.number(APPROVAL_TEXTS.version), v.integer(APPROVAL_TEXTS.version));

/** What deciding a step sends: with the version that was seen. */
export const StepDecisionBody = body({
  version: Version,
  verdict: v.picklist(STEP_VERDICTS, APPROVAL_TEXTS.verdict),
  reason: optionalText(LONGEST_TEXT),
});
export type StepDecisionBody = v.InferOutput<typeof StepDecisionBody>;

/** What returning for changes sends. */
export const ReturnBody = body({ version: Version, reason: requiredText(APPROVAL_TEXTS.reason, LONGEST_TEXT) });
export type ReturnBody = v.InferOutput<typeof ReturnBody>;

/** To whom a step would go as one of its approvers: how many hold it, some of them, and for how many requests nobody does. */
const SimulatedApprover = v.object({ people: v.number(), named: v.array(PersonReference), missing: v.number(), is_vacant: v.boolean() });

/** What a flow would do to the requests that are open now, of which the oldest are looked at. */
export const FlowSimulation = v.object({
  open: v.number(),
  simulated: v.number(),
  steps: v.array(v.object({ requests: v.number(), approvers: v.array(SimulatedApprover) })),
  /** How many requests could never be approved: of which class, or of which unit. */
  stuck: v.array(
    v.object({
      batch: v.nullable(v.object({ program: v.string(), admission_year: v.number() })),
      unit: v.nullable(v.object({ _id: Id, name: v.string() })),
      requests: v.number(),
    }),
  ),
});
export type FlowSimulation = v.InferOutput<typeof FlowSimulation>;

/** A version of a flow as administrators see it: with how many requests still go by it. The first is the portal's own. */
export const FlowVersion = v.object({
  version: v.number(),
  name: v.string(),
  steps: v.array(ApprovalStep),
  open_count: v.number(),
  created_at: v.nullable(v.string()),
});
export type FlowVersion = v.InferOutput<typeof FlowVersion>;

/** A flow of an institute: its versions, the newest first, which is the one that is on, and what the positions are called that they name. */
export const InstituteFlow = v.object({
  kind: FlowKind,
  versions: v.array(FlowVersion),
  positions: v.array(v.object({ _id: Id, title: v.string(), unit: v.string() })),
});
export type InstituteFlow = v.InferOutput<typeof InstituteFlow>;
