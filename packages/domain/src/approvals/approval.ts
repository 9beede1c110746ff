import * as v from 'valibot';
import { PersonReference } from '../accounts/person.ts';
import { body } from '../fields/body.ts';
import { MAX_TEXT_LENGTH, optionalText, requiredText } from '../fields/text.ts';
import { Id } from '../identity/id.ts';
import { checkDecides, type Directory, deputiesOf } from './decide.ts';
import { ApprovalKind, ApprovalStep } from './flow.ts';
import { FlowKind } from './instituteFlow.ts';
import { progressOf, STEP_PLACES } from './progress.ts';
import { APPROVAL_STATUSES, type ApprovalRequest, STEP_VERDICTS } from './request.ts';
import { APPROVAL_TEXTS } from './texts.ts';

/** A decision as shown to everybody who sees the request. */
const ShownDecision = v.object({
  verdict: v.picklist(STEP_VERDICTS),
  person: PersonReference,
  /** The person deputised for; null if the decider used their own office. */
  principal: v.nullable(PersonReference),
  at: v.string(),
  reason: v.string(),
  /** Whether a change reopened the step. */
  is_superseded: v.boolean(),
});

const ShownStep = v.object({
  _id: Id,
  name: v.string(),
  place: v.picklist(STEP_PLACES),
  decisions: v.array(ShownDecision),
  /** When the step is due; null if it has no deadline or is not open yet. */
  due_at: v.nullable(v.string()),
  /** Whether the viewer may decide it now. */
  may_decide: v.boolean(),
  /** Deputies of an open step's deciders, with the end of their term. */
  deputies: v.array(v.object({ person: PersonReference, principal: PersonReference, until: v.string() })),
});

/** A request that goes through a flow, with past decisions, open steps and future steps. */
export const Approval = v.object({
  _id: Id,
  kind: ApprovalKind,
  /** The subject in one line. */
  title: v.string(),
  /** Id of the claim, event or batch of certificates. */
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
  /** Returns a person mentioned in the request. */
  readonly personOf: (id: Id) => PersonReference;
  readonly viewerId: Id;
  readonly directory: Directory;
  readonly now: Date;
}

/** Converts a request to its response for a viewer, who may decide some of its steps or none. */
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
    deputies: deputiesOf({ request, stepId: step._id, directory, now }).map(({ deputyId, principalId, until }) => ({
      person: personOf(deputyId),
      principal: personOf(principalId),
      // The last moment of the deputy's last day.
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

/** Views of the list: requests that the person may decide now, or their own. */
export const APPROVAL_VIEWS = ['to-decide', 'requested'] as const;

const Version = v.pipe(v.number(APPROVAL_TEXTS.version), v.integer(APPROVAL_TEXTS.version));

/** Body that decides a step, with the version that the person saw. A rejection has a reason. */
export const StepDecisionBody = v.pipe(
  body({
    version: Version,
    verdict: v.picklist(STEP_VERDICTS, APPROVAL_TEXTS.verdict),
    reason: optionalText(MAX_TEXT_LENGTH),
  }),
  v.forward(
    v.check(({ verdict, reason }) => verdict !== 'rejected' || reason !== '', APPROVAL_TEXTS.rejectReason),
    ['reason'],
  ),
);
export type StepDecisionBody = v.InferOutput<typeof StepDecisionBody>;

/** Body that returns a request for changes. */
export const ReturnBody = body({ version: Version, reason: requiredText(APPROVAL_TEXTS.reason, MAX_TEXT_LENGTH) });
export type ReturnBody = v.InferOutput<typeof ReturnBody>;

/** Result of a simulation for one approver of a step: the number of people, some of them, and the number of requests without any. */
const SimulatedApprover = v.object({ people: v.number(), named: v.array(PersonReference), missing: v.number(), is_vacant: v.boolean() });

/** Effect of a flow on the currently open requests, limited to the oldest ones. */
export const FlowSimulation = v.object({
  open: v.number(),
  simulated: v.number(),
  steps: v.array(v.object({ requests: v.number(), approvers: v.array(SimulatedApprover) })),
  /** Number of requests that could never be approved, by class or unit. */
  stuck: v.array(
    v.object({
      batch: v.nullable(v.object({ program: v.string(), admission_year: v.number() })),
      unit: v.nullable(v.object({ _id: Id, name: v.string() })),
      requests: v.number(),
    }),
  ),
});
export type FlowSimulation = v.InferOutput<typeof FlowSimulation>;

/**
 * A version of a flow as shown to administrators, with the number of open requests that use it. The first version is the portal's default.
 */
export const FlowVersion = v.object({
  version: v.number(),
  name: v.string(),
  steps: v.array(ApprovalStep),
  open_count: v.number(),
  created_at: v.nullable(v.string()),
});
export type FlowVersion = v.InferOutput<typeof FlowVersion>;

/** A flow of an institute: its versions, newest first (the newest is active), and the titles of the positions in them. */
export const InstituteFlow = v.object({
  kind: FlowKind,
  versions: v.array(FlowVersion),
  positions: v.array(v.object({ _id: Id, title: v.string(), unit: v.string() })),
});
export type InstituteFlow = v.InferOutput<typeof InstituteFlow>;
