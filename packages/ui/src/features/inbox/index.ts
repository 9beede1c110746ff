/** Everything that waits for the user's decision. */
export type { RefusedDecision } from './heldDecisions.ts';
export * from './InboxBoard/InboxBoard.tsx';
export * from './WaitsForYou/WaitsForYou.tsx';
