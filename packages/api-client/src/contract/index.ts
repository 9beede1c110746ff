import { accounts } from './accounts.contract.ts';
import type { Endpoint } from './endpoint.ts';
import { events } from './events.contract.ts';
import { roomRequests } from './roomRequests.contract.ts';

export * from './endpoint.ts';
export { Problem } from './problem.ts';
export { accounts, events, roomRequests };

/** Every call of the contract, by feature. */
export const CONTRACT = { accounts, events, roomRequests };

/** Every call of the contract. */
export const ALL_CALLS: readonly Endpoint[] = Object.values(CONTRACT).flatMap((calls): Endpoint[] => Object.values(calls));
