import { accounts } from './accounts.contract.ts';
import { achievements } from './achievements.contract.ts';
import { analytics } from './analytics.contract.ts';
import { calendar } from './calendar.contract.ts';
import { checkIns } from './checkIns.contract.ts';
import { counters } from './counters.contract.ts';
import { activities, dashboard } from './dashboard.contract.ts';
import type { Endpoint } from './endpoint.ts';
import { events } from './events.contract.ts';
import { feedback } from './feedback.contract.ts';
import { orgUnits } from './orgUnits.contract.ts';
import { positions } from './positions.contract.ts';
import { profile } from './profile.contract.ts';
import { registrations } from './registrations.contract.ts';
import { roomRequests } from './roomRequests.contract.ts';
import { skills } from './skills.contract.ts';

export { NEWEST_ACHIEVEMENT } from './achievements.contract.ts';
export * from './endpoint.ts';
export { clashingQuery, EVENT_AGENDA, upcomingQuery } from './events.contract.ts';
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
export {
  accounts,
  achievements,
  activities,
  analytics,
  calendar,
  checkIns,
  counters,
  dashboard,
  events,
  feedback,
  orgUnits,
  positions,
  profile,
  registrations,
  roomRequests,
  skills,
};

/** Every call of the contract, by feature. */
export const CONTRACT = {
  accounts,
  events,
  registrations,
  calendar,
  checkIns,
  roomRequests,
  feedback,
  skills,
  achievements,
  positions,
  orgUnits,
  profile,
  dashboard,
  activities,
  analytics,
  counters,
};

/** Every call of the contract. */
export const ALL_CALLS: readonly Endpoint[] = Object.values(CONTRACT).flatMap((calls): Endpoint[] => Object.values(calls));
