import type { InboxKind } from './inboxItem.ts';

/** What one can do with something that waits, without leaving the inbox. */
export const INBOX_DECISIONS = ['approve', 'reject', 'endorse', 'verify', 'resolve'] as const;
export type InboxDecisionName = (typeof INBOX_DECISIONS)[number];

/** What is decided of each kind in the inbox; what is completed or looked at elsewhere has nothing. */
export const DECISIONS_OF = {
  'room-request': ['approve', 'reject'],
  'user-skill': ['endorse'],
  skill: ['endorse'],
  achievement: ['verify'],
  approval: [],
  feedback: ['resolve'],
  unit: [],
  position: [],
} as const satisfies Readonly<Record<InboxKind, readonly InboxDecisionName[]>>;

/** What something wants of a person: a decision, which somebody waits for, or to be completed in its own time. */
export type InboxWant = 'decision' | 'completion';

export function wantOf(kind: InboxKind): InboxWant {
  return kind === 'unit' || kind === 'position' ? 'completion' : 'decision';
}

/** The key that decides: one for a yes, one for what says no or has something to add. */
export const DECISION_KEYS = { approve: 'a', endorse: 'a', verify: 'a', reject: 'r', resolve: 'r' } as const satisfies Readonly<
  Record<InboxDecisionName, string>
>;

/** How long a decision can be taken back: until then it is not sent. */
export const UNDO_MS = 10_000;

/** A decision about one thing. */
export interface InboxDecision {
  readonly kind: InboxKind;
  readonly id: string;
  readonly decision: InboxDecisionName;
  /** What was done about feedback. */
  readonly actionsTaken?: string | undefined;
}

/** The ids of those of some items of which a decision can be made. */
export function decidable<Item extends { readonly kind: InboxKind }>(items: readonly Item[], decision: InboxDecisionName): Item[] {
  return items.filter(({ kind }) => (DECISIONS_OF[kind] as readonly InboxDecisionName[]).includes(decision));
}
