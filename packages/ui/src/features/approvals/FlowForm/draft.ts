import { type ApprovalStep, approverKey, type FlowRule, type FlowVersion, type InstituteFlow, promiseOf } from '@quad/domain/approvals';

/** A step while somebody changes it. */
export interface StepDraft {
  readonly _id: string;
  readonly name: string;
  /** As they are chosen in a list: by their keys. */
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

export type NamedPosition = InstituteFlow['positions'][number];

/** What the key of an approver stands for, for the schema to check. */
function approverOf(key: string): object {
  const [kind = '', of = '', scope = ''] = key.split(' ');
  if (kind === 'role') return { kind, role: of, scope };
  return kind === 'position' ? { kind, position_id: of } : { kind };
}

function toStep({ _id, name, approvers, quorum, conditions, promise, parallel, covers }: ApprovalStep): StepDraft {
  const condition = conditions.find((each) => each.fact !== 'level');
  return {
    ...{ _id, name, parallel, covers, approvers: approvers.map(approverKey), quorum: String(quorum) },
    above: condition ? String(condition.above) : '',
    days: promise ? String(promise.days) : '',
  };
}

/** A version as it is changed. */
export function toDraft({ name, steps }: Pick<FlowVersion, 'name' | 'steps'>): FlowDraft {
  return { name, steps: steps.map(toStep) };
}

const number = (typed: string) => (typed.trim() === '' ? Number.NaN : Number(typed));

function fromStep({ above, days, approvers, quorum, parallel, ...step }: StepDraft, index: number, fact: FlowRule['fact']): object {
  return {
    ...step,
    // Nothing comes before the first.
    parallel: parallel && index > 0,
    approvers: approvers.map(approverOf),
    quorum: quorum === 'any' || quorum === 'all' ? quorum : Number(quorum),
    conditions: fact === null || above.trim() === '' ? [] : [{ fact, above: number(above) }],
    promise: days.trim() === '' ? null : promiseOf(number(days)),
  };
}

/** What was entered, for the schema to check. */
export function fromDraft({ name, steps }: FlowDraft, { fact }: Pick<FlowRule, 'fact'>) {
  return { name, steps: steps.map((step, index) => fromStep(step, index, fact)) };
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
