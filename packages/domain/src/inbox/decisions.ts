import type { InboxKind } from './inboxItem.ts';

/** Actions on pending items that are possible in the inbox. */
export const INBOX_DECISIONS = ['approve', 'reject', 'endorse', 'verify', 'resolve'] as const;
export type InboxDecisionName = (typeof INBOX_DECISIONS)[number];

/** Decisions of each kind in the inbox; empty for kinds that are completed or reviewed elsewhere. */
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

/** What an item needs: a decision that somebody waits for, or completion at any time. */
export type InboxNeed = 'decision' | 'completion';

export function needOf(kind: InboxKind): InboxNeed {
  return kind === 'unit' || kind === 'position' ? 'completion' : 'decision';
}

/** Keyboard shortcuts: one for positive decisions, one for decisions that reject or need input. */
export const DECISION_KEYS = { approve: 'a', endorse: 'a', verify: 'a', reject: 'r', resolve: 'r' } as const satisfies Readonly<
  Record<InboxDecisionName, string>
>;

/** How long a decision can be undone; it is sent only after that. */
export const UNDO_MS = 10_000;

/** A decision on one item. */
export interface InboxDecision {
  readonly kind: InboxKind;
  readonly id: string;
  readonly decision: InboxDecisionName;
  /** Action taken about feedback. */
  readonly actionsTaken?: string | undefined;
}

/** Returns the ids of the items that a decision applies to. */
export function decidable<Item extends { readonly kind: InboxKind }>(items: readonly Item[], decision: InboxDecisionName): Item[] {
  return items.filter(({ kind }) => (DECISIONS_OF[kind] as readonly InboxDecisionName[]).includes(decision));
}
