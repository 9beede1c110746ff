import * as v from 'valibot';
import { Role } from '../access/roles.ts';
import { ACHIEVEMENT_LEVELS } from '../achievements/achievement.ts';
import { body } from '../fields/body.ts';
import { LARGEST_AMOUNT } from '../fields/number.ts';
import { ruleMessage } from '../fields/ruleMessage.ts';
import { requiredId, requiredText } from '../fields/text.ts';
import { Id } from '../identity/id.ts';
import { FLOW_TEXTS } from './texts.ts';

/** The bounds of a flow: what is longer nobody follows, and nothing that is worked out from it grows beyond them. */
export const MOST_STEPS = 20;
export const MOST_APPROVERS = 10;
export const MOST_DAYS = 90;
const MOST_POINTS = 100_000;

/** What flows are for. */
export const APPROVAL_KINDS = ['room-request', 'endorsement', 'activity-claim', 'certificates', 'budget', 'reimbursement'] as const;
export const ApprovalKind = v.picklist(APPROVAL_KINDS, FLOW_TEXTS.kind);
export type ApprovalKind = v.InferOutput<typeof ApprovalKind>;

/** Where a role counts: everywhere, at the unit of what is decided, or in its category. */
export const APPROVER_SCOPES = ['institute', 'unit', 'category'] as const;

/** Who may decide a step: an office and never a person, so that it can change hands. */
export const Approver = v.variant(
  'kind',
  [
    body({ kind: v.literal('role'), role: Role, scope: v.picklist(APPROVER_SCOPES, FLOW_TEXTS.scope) }),
    /** Whoever holds that position. */
    body({ kind: v.literal('position'), position_id: requiredId(FLOW_TEXTS.approver) }),
    /** Whom the catalogue names to decide about the room. */
    body({ kind: v.literal('room-decider') }),
    /** The adviser of the programme and year of admission of whom it is about. */
    body({ kind: v.literal('adviser') }),
    /** The general secretary of the unit's category. */
    body({ kind: v.literal('secretary') }),
    /** Whoever administers the institute. */
    body({ kind: v.literal('administrator') }),
  ],
  FLOW_TEXTS.approver,
);
export type Approver = v.InferOutput<typeof Approver>;

const POINTS = ruleMessage(FLOW_TEXTS.points, { 1: MOST_POINTS });
const AMOUNT = ruleMessage(FLOW_TEXTS.amount, { 1: LARGEST_AMOUNT });

/** When a step is needed. */
export const StepCondition = v.variant(
  'fact',
  [
    body({ fact: v.literal('amount'), above: v.pipe(v.number(AMOUNT), v.minValue(0, AMOUNT), v.maxValue(LARGEST_AMOUNT, AMOUNT)) }),
    body({ fact: v.literal('level'), at_least: v.picklist(ACHIEVEMENT_LEVELS, FLOW_TEXTS.condition) }),
    /** What a claim would give, before any cap. */
    body({
      fact: v.literal('points'),
      above: v.pipe(v.number(POINTS), v.integer(POINTS), v.minValue(0, POINTS), v.maxValue(MOST_POINTS, POINTS)),
    }),
  ],
  FLOW_TEXTS.condition,
);
export type StepCondition = v.InferOutput<typeof StepCondition>;

const DAYS = ruleMessage(FLOW_TEXTS.days, { 1: MOST_DAYS });
const Days = v.pipe(v.number(DAYS), v.integer(DAYS), v.minValue(0, DAYS), v.maxValue(MOST_DAYS, DAYS));
const APPROVERS = ruleMessage(FLOW_TEXTS.approvers, { 1: MOST_APPROVERS });

/** Within how many days of being opened a step is decided; then whoever decides is reminded, and then deputies may stand in. */
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
    /** Begins with the step before it instead of after it. */
    parallel: v.optional(v.boolean(), false),
    approvers: v.pipe(v.array(Approver, APPROVERS), v.minLength(1, APPROVERS), v.maxLength(MOST_APPROVERS, APPROVERS)),
    /** Whose approval is needed: any one's, and the first decision counts; all; or so many different approvers'. */
    quorum: v.union([v.picklist(['any', 'all']), v.pipe(v.number(), v.integer(), v.minValue(1))], FLOW_TEXTS.quorum),
    /** It is needed where all of these hold; always where there is none. */
    conditions: v.optional(v.pipe(v.array(StepCondition), v.maxLength(MOST_APPROVERS)), []),
    /** The fields that it looks at: a change of others leaves its decision alone. All of them where none is named. */
    covers: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(100))), v.maxLength(100)), []),
    promise: v.optional(v.nullable(StepPromise), null),
  }),
  v.check(({ quorum, approvers }) => typeof quorum === 'string' || quorum <= approvers.length, FLOW_TEXTS.quorum),
);
export type ApprovalStep = v.InferOutput<typeof ApprovalStep>;

/** So many steps, each with an id of its own, of which one is always needed. */
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

/** What an administrator enters of a flow: a list of steps. */
export const FlowInput = body({
  kind: ApprovalKind,
  name: requiredText(FLOW_TEXTS.name),
  steps: stepList(ApprovalStep, MOST_STEPS),
});
export type FlowInput = v.InferOutput<typeof FlowInput>;

/** A flow as it is kept. A change makes a new version; what is open keeps the one that it began with. */
export const ApprovalFlow = v.object({ ...FlowInput.entries, _id: Id, version: v.number(), is_active: v.boolean() });
export type ApprovalFlow = v.InferOutput<typeof ApprovalFlow>;

/** The steps that go side by side, one group after the other. */
export function stagesOf<Step extends Pick<ApprovalStep, 'parallel'>>(steps: readonly Step[]): Step[][] {
  const stages: Step[][] = [];
  for (const step of steps) {
    const last = stages.at(-1);
    if (last && step.parallel) last.push(step);
    else stages.push([step]);
  }
  return stages;
}
