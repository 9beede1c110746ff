import type { Feedback, FeedbackTargetData, FeedbackTargetType } from './feedback.ts';
import type { FeedbackTargets } from './feedbackTargets.ts';

const UNKNOWN = 'N/A';

type Facts = readonly [name: string | null | undefined, detail: string | null | undefined];

const FACTS: Readonly<Record<FeedbackTargetType, (data: FeedbackTargetData) => Facts>> = {
  User: ({ personal_info, username }) => [personal_info?.name, username],
  Event: ({ title, organizing_unit }) => [title, organizing_unit],
  'Club/Organization': ({ name, parent }) => [name, parent],
  POR: ({ title, unit }) => [title, unit],
};

/** Subject of feedback in words: a name, and its unit or contact. */
export interface DescribedTarget {
  readonly name: string;
  /** Undefined if nothing more is known. */
  readonly detail: string | undefined;
}

function isTargetType(type: string): type is FeedbackTargetType {
  return Object.hasOwn(FACTS, type);
}

/** Returns the subject of feedback (docs/specification/feedback.md#feedback-targets); 'N/A' if it no longer exists or has no name. */
export function describeTarget({ target_type, target_data }: Pick<Feedback, 'target_type' | 'target_data'>): DescribedTarget {
  const [name, detail] = target_data && isTargetType(target_type) ? FACTS[target_type](target_data) : [];
  return { name: name?.trim() || UNKNOWN, detail: detail && detail !== UNKNOWN ? detail : undefined };
}

/** An option with its name. */
export interface TargetOption {
  readonly value: string;
  readonly label: string;
}

const OPTIONS: Readonly<Record<FeedbackTargetType, (targets: FeedbackTargets) => TargetOption[]>> = {
  User: ({ users }) => users.map(({ _id, name, user_id }) => ({ value: _id, label: user_id ? `${name} (${user_id})` : name })),
  Event: ({ events }) => events.map(({ _id, title }) => ({ value: _id, label: title })),
  'Club/Organization': ({ organizational_units }) => organizational_units.map(({ _id, name }) => ({ value: _id, label: name })),
  POR: ({ positions }) => positions.map(({ _id, title, unit }) => ({ value: _id, label: `${title}, ${unit ?? UNKNOWN}` })),
};

/** Returns the options for a target type; empty if no type is chosen. */
export function targetOptions(targets: FeedbackTargets, type: string): TargetOption[] {
  return isTargetType(type) ? OPTIONS[type](targets) : [];
}
