import * as v from 'valibot';
import { Role } from '../access/roles.ts';
import { ACHIEVEMENT_LEVELS } from '../achievements/achievement.ts';
import { body } from '../fields/body.ts';
import { MAX_AMOUNT } from '../fields/number.ts';
import { ruleMessage } from '../fields/ruleMessage.ts';
import { requiredId, requiredText } from '../fields/text.ts';
import { Id } from '../identity/id.ts';
import { FLOW_TEXTS } from './texts.ts';

/** Size limits of a flow, which also bound all computations on it. */
export const MAX_STEPS = 20;
export const MAX_APPROVERS = 10;
export const MAX_DAYS = 90;
const MAX_POINTS = 100_000;

/** Kinds of approvals. */
export const APPROVAL_KINDS = ['room-request', 'endorsement', 'activity-claim', 'certificates', 'budget', 'reimbursement'] as const;
export const ApprovalKind = v.picklist(APPROVAL_KINDS, FLOW_TEXTS.kind);
export type ApprovalKind = v.InferOutput<typeof ApprovalKind>;

/** Scope of a role: everywhere, for the unit of the subject, or for its category. */
export const APPROVER_SCOPES = ['institute', 'unit', 'category'] as const;

/** Who may decide a step: an office, never a person, so that the office can change hands. */
export const Approver = v.variant(
  'kind',
  [
    body({ kind: v.literal('role'), role: Role, scope: v.picklist(APPROVER_SCOPES, FLOW_TEXTS.scope) }),
    /** The holder of a position. */
    body({ kind: v.literal('position'), position_id: requiredId(FLOW_TEXTS.approver) }),
    /** The role that decides about the room, according to the catalogue. */
    body({ kind: v.literal('room-decider') }),
    /** The adviser of the programme and year of admission of the student concerned. */
    body({ kind: v.literal('adviser') }),
    /** The general secretary of the unit's category. */
    body({ kind: v.literal('secretary') }),
    /** The administrators of the institute. */
    body({ kind: v.literal('administrator') }),
  ],
  FLOW_TEXTS.approver,
);
export type Approver = v.InferOutput<typeof Approver>;

const POINTS = ruleMessage(FLOW_TEXTS.points, { 1: MAX_POINTS });
const AMOUNT = ruleMessage(FLOW_TEXTS.amount, { 1: MAX_AMOUNT });

/** A condition under which a step is required. */
export const StepCondition = v.variant(
  'fact',
  [
    body({ fact: v.literal('amount'), above: v.pipe(v.number(AMOUNT), v.minValue(0, AMOUNT), v.maxValue(MAX_AMOUNT, AMOUNT)) }),
    body({ fact: v.literal('level'), at_least: v.picklist(ACHIEVEMENT_LEVELS, FLOW_TEXTS.condition) }),
    /** Points of a claim before any cap. */
    body({
      fact: v.literal('points'),
      above: v.pipe(v.number(POINTS), v.integer(POINTS), v.minValue(0, POINTS), v.maxValue(MAX_POINTS, POINTS)),
    }),
  ],
  FLOW_TEXTS.condition,
);
export type StepCondition = v.InferOutput<typeof StepCondition>;

const DAYS = ruleMessage(FLOW_TEXTS.days, { 1: MAX_DAYS });
const Days = v.pipe(v.number(DAYS), v.integer(DAYS), v.minValue(0, DAYS), v.maxValue(MAX_DAYS, DAYS));
const APPROVERS = ruleMessage(FLOW_TEXTS.approvers, { 1: MAX_APPROVERS });

/** Deadlines of a step in days after it opens: when it is due, when deciders are reminded, and when deputies may decide. */
export const StepPromise = v.pipe(
  body({ days: Days, reminder_days: Days, deputy_days: Days }),
  v.check(({ reminder_days, deputy_days }) => reminder_days <= deputy_days, FLOW_TEXTS.promise),
);
export type StepPromise = v.InferOutput<typeof StepPromise>;

/** One step of a flow. */
export const ApprovalStep = v.pipe(
  body({
    _id: requiredId(FLOW_TEXTS.name),
    name: requiredText(FLOW_TEXTS.name),
    /** Starts together with the previous step instead of after it. */
    parallel: v.optional(v.boolean(), false),
    approvers: v.pipe(v.array(Approver, APPROVERS), v.minLength(1, APPROVERS), v.maxLength(MAX_APPROVERS, APPROVERS)),
    /** Required approvals: 'any' for one, where the first decision counts; 'all'; or a number of different approvers. */
    quorum: v.union([v.picklist(['any', 'all']), v.pipe(v.number(), v.integer(), v.minValue(1))], FLOW_TEXTS.quorum),
    /** The step is required if all of these hold; always if there is none. */
    conditions: v.optional(v.pipe(v.array(StepCondition), v.maxLength(MAX_APPROVERS)), []),
    /** The fields that it reviews; its decision stays valid when others change. Empty for all fields. */
    covers: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(100))), v.maxLength(100)), []),
    promise: v.optional(v.nullable(StepPromise), null),
  }),
  v.check(({ quorum, approvers }) => typeof quorum === 'string' || quorum <= approvers.length, FLOW_TEXTS.quorum),
);
export type ApprovalStep = v.InferOutput<typeof ApprovalStep>;

/** A list of steps with unique ids, of which at least one is always required. */
/* @__NO_SIDE_EFFECTS__ */
export function stepList(step: v.GenericSchema<unknown, ApprovalStep>, most: number, least: 0 | 1 = 1) {
  const message = ruleMessage(FLOW_TEXTS.steps, { 1: most });
  return v.pipe(
    v.array(step, message),
    v.minLength(least, message),
    v.maxLength(most, message),
    v.check((steps) => new Set(steps.map(({ _id }) => _id)).size === steps.length, FLOW_TEXTS.sameStep),
    v.check((steps) => steps.length === 0 || steps.some(({ conditions }) => conditions.length === 0), FLOW_TEXTS.alwaysOne),
  );
}

/** A flow as an administrator enters it: a list of steps. */
export const FlowInput = body({
  kind: ApprovalKind,
  name: requiredText(FLOW_TEXTS.name),
  steps: stepList(ApprovalStep, MAX_STEPS),
});
export type FlowInput = v.InferOutput<typeof FlowInput>;

/** A stored flow. A change creates a new version; open requests keep the one that they started with. */
export const ApprovalFlow = v.object({ ...FlowInput.entries, _id: Id, version: v.number(), is_active: v.boolean() });
export type ApprovalFlow = v.InferOutput<typeof ApprovalFlow>;

/** Groups the steps into stages, which run one after another; the steps of a stage run in parallel. */
export function stagesOf<Step extends Pick<ApprovalStep, 'parallel'>>(steps: readonly Step[]): Step[][] {
  const stages: Step[][] = [];
  for (const step of steps) {
    const last = stages.at(-1);
    if (last && step.parallel) last.push(step);
    else stages.push([step]);
  }
  return stages;
}
