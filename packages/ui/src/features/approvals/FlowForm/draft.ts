import { type ApprovalStep, approverKey, type FlowRule, type FlowVersion, type InstituteFlow, promiseOf } from '@quad/domain/approvals';

/** A step while it is edited. */
export interface StepDraft {
  readonly _id: string;
  readonly name: string;
  /** The keys of the selected options. */
  readonly approvers: readonly string[];
  readonly quorum: string;
  /** Numbers as typed. */
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

/** Converts the key of an approver into the input of the schema. */
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

/** Converts a version into a draft. */
export function toDraft({ name, steps }: Pick<FlowVersion, 'name' | 'steps'>): FlowDraft {
  return { name, steps: steps.map(toStep) };
}

const number = (typed: string) => (typed.trim() === '' ? Number.NaN : Number(typed));

function fromStep({ above, days, approvers, quorum, parallel, ...step }: StepDraft, index: number, fact: FlowRule['fact']): object {
  return {
    ...step,
    // The first step has no previous one to run parallel to.
    parallel: parallel && index > 0,
    approvers: approvers.map(approverOf),
    quorum: quorum === 'any' || quorum === 'all' ? quorum : Number(quorum),
    conditions: fact === null || above.trim() === '' ? [] : [{ fact, above: number(above) }],
    promise: days.trim() === '' ? null : promiseOf(number(days)),
  };
}

/** Converts the draft into the input of the schema. */
export function fromDraft({ name, steps }: FlowDraft, { fact }: Pick<FlowRule, 'fact'>) {
  return { name, steps: steps.map((step, index) => fromStep(step, index, fact)) };
}

/** An id that no step uses. */
function freshId({ steps }: FlowDraft): string {
  let next = steps.length + 1;
  while (steps.some(({ _id }) => _id === `step-${next}`)) next += 1;
  return `step-${next}`;
}

/** Adds a step at the end and returns its id. */
export function withNewStep(draft: FlowDraft): { draft: FlowDraft; id: string } {
  const id = freshId(draft);
  const step = { _id: id, name: '', approvers: [], quorum: 'any', above: '', days: '7', parallel: false, covers: [] };
  return { draft: { ...draft, steps: [...draft.steps, step] }, id };
}

/** Inserts a copy of a step after it, under another name. */
export function withDuplicate(draft: FlowDraft, index: number, nameOf: (name: string) => string): { draft: FlowDraft; id: string } {
  const id = freshId(draft);
  const copies = draft.steps.slice(index, index + 1).map((step) => ({ ...step, _id: id, name: nameOf(step.name) }));
  return { draft: { ...draft, steps: draft.steps.toSpliced(index + 1, 0, ...copies) }, id };
}

/** Moves a step to another index. */
export function withMoved(draft: FlowDraft, from: number, to: number): FlowDraft {
  const steps = draft.steps.toSpliced(from, 1);
  return { ...draft, steps: steps.toSpliced(to, 0, ...draft.steps.slice(from, from + 1)) };
}
