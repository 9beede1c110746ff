import { EVENT_STREAM } from './changes.contract.ts';
import type { Endpoint } from './endpoint.ts';
import * as CONTRACT from './groups.ts';

export { NEWEST_ACHIEVEMENT } from './achievements.contract.ts';
export { EVENT_STREAM } from './changes.contract.ts';
export * from './endpoint.ts';
export { clashingQuery, EVENT_AGENDA, upcomingQuery } from './events.contract.ts';
export * from './groups.ts';
export {
  DEFAULT_LIMIT,
  FOREIGN_CURSOR,
  type ItemOf,
  isList,
  type ListEndpoint,
  type ListTerms,
  PAGE_HEADERS,
  PAGE_PARAMETERS,
  TOTAL_ACCURACIES,
  type TotalAccuracy,
} from './list.ts';
export { Problem } from './problem.ts';

/**
 * Every call of the contract, by feature. A separate module, so that declarations refer to its type by name: written out, the type is too
 * long.
 */
export { CONTRACT };

/** Every call of the contract. */
export const ALL_CALLS: readonly Endpoint[] = Object.values<Readonly<Record<string, Endpoint>>>(CONTRACT).flatMap((calls) =>
  Object.values(calls),
);

/** Every call with a single response: not those whose response is a stream of messages. */
export const ANSWERED_CALLS: readonly Endpoint[] = ALL_CALLS.filter(({ mediaType }) => mediaType !== EVENT_STREAM);
