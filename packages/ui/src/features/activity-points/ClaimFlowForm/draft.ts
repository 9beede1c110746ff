import { type ApprovalStep, type Approver, type ClaimFlow, type ClaimFlowInput, type FlowVersion, promiseOf } from '@quad/domain/approvals';

/** A step while somebody changes it. */
export interface StepDraft {
  readonly _id: string;
  readonly name: string;
  /** As they are chosen in a list. */
  readonly approvers: readonly string[];
  readonly quorum: string;
  /** Numbers, as they are typed. */
  readonly above: string;
  readonly days: string;
  readonly parallel: boolean;
  readonly covers: readonly string[];
}

export interface FlowDraft {
  readonly name: string;
  readonly steps: readonly StepDraft[];
}

export type NamedPosition = ClaimFlow['positions'][number];

/** An approver as one value of a list. */
export function officeValue(approver: Approver): string {
  if (approver.kind === 'role') return `role ${approver.role}`;
  return approver.kind === 'position' ? `position ${approver.position_id}` : approver.kind;
}

/** What the value of a list stands for, for the schema to check. */
function approverOf(value: string): object {
  const [kind = '', of = ''] = value.split(' ');
  if (kind === 'role') return { kind, role: of, scope: 'institute' };
  return kind === 'position' ? { kind, position_id: of } : { kind };
}

function toStep({ _id, name, approvers, quorum, conditions, promise, parallel, covers }: ApprovalStep): StepDraft {
  const points = conditions.find((condition) => condition.fact === 'points');
  return {
    ...{ _id, name, parallel, covers, approvers: approvers.map(officeValue), quorum: String(quorum) },
    above: points ? String(points.above) : '',
    days: promise ? String(promise.days) : '',
  };
}

/** A version as it is changed. */
export function toDraft({ name, steps }: Pick<FlowVersion, 'name' | 'steps'>): FlowDraft {
  return { name, steps: steps.map(toStep) };
}

const number = (typed: string) => (typed.trim() === '' ? Number.NaN : Number(typed));

function fromStep({ above, days, approvers, quorum, parallel, ...step }: StepDraft, index: number): object {
  return {
    ...step,
    // Nothing comes before the first.
    parallel: parallel && index > 0,
    approvers: approvers.map(approverOf),
    quorum: quorum === 'any' || quorum === 'all' ? quorum : Number(quorum),
    conditions: above.trim() === '' ? [] : [{ fact: 'points', above: number(above) }],
    promise: days.trim() === '' ? null : promiseOf(number(days)),
  };
}

/** What was entered, for the schema to check. */
export function fromDraft({ name, steps }: FlowDraft): unknown {
  return { name, steps: steps.map(fromStep) } satisfies Record<keyof ClaimFlowInput, unknown>;
}

/** An id that no step has yet. */
function freshId({ steps }: FlowDraft): string {
  let next = steps.length + 1;
  while (steps.some(({ _id }) => _id === `step-${next}`)) next += 1;
  return `step-${next}`;
}

/** One more step at the end, and its id. */
export function withNewStep(draft: FlowDraft): { draft: FlowDraft; id: string } {
  const id = freshId(draft);
  const step = { _id: id, name: '', approvers: [], quorum: 'any', above: '', days: '7', parallel: false, covers: [] };
  return { draft: { ...draft, steps: [...draft.steps, step] }, id };
}

/** A step once more, after itself, by another name. */
export function withDuplicate(draft: FlowDraft, index: number, nameOf: (name: string) => string): { draft: FlowDraft; id: string } {
  const id = freshId(draft);
  const copies = draft.steps.slice(index, index + 1).map((step) => ({ ...step, _id: id, name: nameOf(step.name) }));
  return { draft: { ...draft, steps: draft.steps.toSpliced(index + 1, 0, ...copies) }, id };
}

/** A step in another place of the list. */
export function withMoved(draft: FlowDraft, from: number, to: number): FlowDraft {
  const steps = draft.steps.toSpliced(from, 1);
  return { ...draft, steps: steps.toSpliced(to, 0, ...draft.steps.slice(from, from + 1)) };
}
