/** What waits for somebody to be decided. */
export type { RefusedDecision } from './heldDecisions.ts';
export * from './InboxBoard/InboxBoard.tsx';
export * from './WaitsForYou/WaitsForYou.tsx';
