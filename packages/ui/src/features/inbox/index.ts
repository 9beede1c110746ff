/** Everything that waits for the user's decision. */
export type { RefusedDecision } from './deferredDecisions.ts';
export * from './InboxBoard/InboxBoard.tsx';
export * from './InboxSummary/InboxSummary.tsx';
