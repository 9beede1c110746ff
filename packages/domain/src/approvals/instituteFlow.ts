import * as v from 'valibot';
import { OFFICE_BEARER_ROLES } from '../access/roles.ts';
import { body } from '../fields/body.ts';
import { ruleMessage } from '../fields/ruleMessage.ts';
import { ApprovalStep, type Approver, FlowInput, MAX_DAYS, MAX_STEPS, type StepCondition, type StepPromise, stepList } from './flow.ts';
import { APPROVAL_TEXTS, FLOW_TEXTS } from './texts.ts';

/** Kinds of approvals for which an institute may define its own flows. */
export const FLOW_KINDS = ['activity-claim', 'certificates', 'budget', 'reimbursement'] as const satisfies readonly FlowInput['kind'][];
export const FlowKind = v.picklist(FLOW_KINDS, FLOW_TEXTS.kind);
export type FlowKind = v.InferOutput<typeof FlowKind>;

/** Maximum deadline of a step, stricter than the general limit. */
export const MAX_PROMISED_DAYS = 60;

/** The differences between kinds of flows. */
export interface FlowRule {
  /** Bounds of the number of steps. If it may be zero, no approval is needed. */
  readonly least: 0 | 1;
  readonly most: number;
  /** Possible deciders besides position holders. */
  readonly offices: readonly Approver[];
  /** The fact that conditions may use; null if every step is always required. */
  readonly fact: StepCondition['fact'] | null;
}

const ADMINISTRATORS: Approver = { kind: 'administrator' };
const EVERYWHERE = OFFICE_BEARER_ROLES.map((role): Approver => ({ kind: 'role', role, scope: 'institute' }));
const OF_UNITS: readonly Approver[] = [
  { kind: 'secretary' },
  { kind: 'role', role: 'CLUB_COORDINATOR', scope: 'unit' },
  ADMINISTRATORS,
  ...EVERYWHERE,
];

/** A claim has a batch, but no unit, category or room; budgets and reimbursements have a unit. */
export const FLOW_RULES: Readonly<Record<FlowKind, FlowRule>> = {
  'activity-claim': {
    least: 1,
    most: 6,
    fact: 'points',
    offices: [{ kind: 'adviser' }, ADMINISTRATORS, ...EVERYWHERE],
  },
  certificates: {
    least: 0,
    most: 4,
    fact: null,
    offices: OF_UNITS,
  },
  budget: {
    least: 1,
    most: 6,
    fact: 'amount',
    offices: OF_UNITS,
  },
  reimbursement: {
    least: 1,
    most: 6,
    fact: 'amount',
    offices: OF_UNITS,
  },
};

/** Returns the unique key of an approver in a list. */
export function approverKey(approver: Approver): string {
  if (approver.kind === 'role') return `role ${approver.role} ${approver.scope}`;
  return approver.kind === 'position' ? `position ${approver.position_id}` : approver.kind;
}

const DAYS = ruleMessage(FLOW_TEXTS.promisedDays, { 1: MAX_PROMISED_DAYS });

interface Fault {
  readonly keys: readonly (string | number)[];
  readonly message: ReturnType<typeof ruleMessage> | string;
}

/** Yields the errors of steps of a kind, with the step and field of each. */
function* faultsOf(kind: FlowKind, steps: FlowInput['steps']): Generator<Fault> {
  const { least, most, offices, fact } = FLOW_RULES[kind];
  const known = new Set(offices.map(approverKey));
  const decides = (approver: Approver) => approver.kind === 'position' || known.has(approverKey(approver));
  if (steps.length < least || steps.length > most)
    yield { keys: ['steps'], message: ruleMessage(least === 0 ? FLOW_TEXTS.mostSteps : FLOW_TEXTS.steps, { 1: most }) };
  for (const [index, { approvers, conditions, promise }] of steps.entries()) {
    if (!approvers.every(decides)) yield { keys: ['steps', index, 'approvers'], message: FLOW_TEXTS.otherApprover };
    if (conditions.some((condition) => condition.fact !== fact))
      yield { keys: ['steps', index, 'conditions'], message: FLOW_TEXTS.otherCondition };
    const days = promise?.days ?? 0;
    if (days < 1 || days > MAX_PROMISED_DAYS) yield { keys: ['steps', index, 'promise'], message: DAYS };
  }
}

/** Schema of the steps that an institute may define, with additional fields of the body. */
/* @__NO_SIDE_EFFECTS__ */
function flowOfInstitute<const Entries extends v.ObjectEntries>(entries: Entries) {
  const { name } = FlowInput.entries;
  const schema = body({ kind: FlowKind, name, steps: stepList(ApprovalStep, MAX_STEPS, 0), ...entries });
  return v.pipe(
    schema,
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const { value } = dataset;
      const { kind, steps } = value as { readonly kind: FlowKind; readonly steps: FlowInput['steps'] };
      for (const { keys, message } of faultsOf(kind, steps)) {
        const path = keys.map((key) => ({ type: 'unknown' as const, origin: 'value' as const, input: value, key, value: undefined }));
        addIssue({ message, path: path as [v.UnknownPathItem] });
      }
    }),
  );
}

/** A flow as an administrator enters it: its kind and a list of steps. */
export const InstituteFlowInput = flowOfInstitute({});
export type InstituteFlowInput = v.InferOutput<typeof InstituteFlowInput>;

/** Body that activates a flow, with the version that it replaces. */
export const SwitchFlowInput = flowOfInstitute({
  version: v.pipe(v.number(APPROVAL_TEXTS.version), v.integer(APPROVAL_TEXTS.version)),
});
export type SwitchFlowInput = v.InferOutput<typeof SwitchFlowInput>;

/** Returns the deadlines of a step: deciders are reminded when it is due, and deputies may decide after twice that time. */
export function promiseOf(days: number): StepPromise {
  return { days, reminder_days: days, deputy_days: Math.min(2 * days, MAX_DAYS) };
}
