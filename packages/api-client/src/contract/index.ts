import { accounts } from './accounts.contract.ts';
import { achievements } from './achievements.contract.ts';
import { activityPoints, pointRules } from './activityPoints.contract.ts';
import { administration } from './administration.contract.ts';
import { analytics } from './analytics.contract.ts';
import { approvals } from './approvals.contract.ts';
import { calendar } from './calendar.contract.ts';
import { changes, EVENT_STREAM } from './changes.contract.ts';
import { checkIns } from './checkIns.contract.ts';
import { counters } from './counters.contract.ts';
import { activities, dashboard } from './dashboard.contract.ts';
import type { Endpoint } from './endpoint.ts';
import { events } from './events.contract.ts';
import { feedback } from './feedback.contract.ts';
import { inbox } from './inbox.contract.ts';
import { notifications } from './notifications.contract.ts';
import { orgUnits } from './orgUnits.contract.ts';
import { passkeys } from './passkeys.contract.ts';
import { passwordChange } from './passwordChange.contract.ts';
import { personalData } from './personalData.contract.ts';
import { positions } from './positions.contract.ts';
import { profile } from './profile.contract.ts';
import { credentials, records } from './records.contract.ts';
import { registrations } from './registrations.contract.ts';
import { roomRequests } from './roomRequests.contract.ts';
import { rooms } from './rooms.contract.ts';
import { search } from './search.contract.ts';
import { security } from './security.contract.ts';
import { skills } from './skills.contract.ts';

export { NEWEST_ACHIEVEMENT } from './achievements.contract.ts';
export { EVENT_STREAM } from './changes.contract.ts';
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
  activityPoints,
  administration,
  analytics,
  approvals,
  calendar,
  changes,
  checkIns,
  counters,
  credentials,
  dashboard,
  events,
  feedback,
  inbox,
  notifications,
  orgUnits,
  passkeys,
  passwordChange,
  personalData,
  pointRules,
  positions,
  profile,
  records,
  registrations,
  roomRequests,
  rooms,
  search,
  security,
  skills,
};

/** Every call of the contract, by feature. */
export const CONTRACT = {
  accounts,
  security,
  passwordChange,
  passkeys,
  events,
  registrations,
  calendar,
  changes,
  checkIns,
  roomRequests,
  rooms,
  feedback,
  skills,
  achievements,
  positions,
  orgUnits,
  profile,
  records,
  credentials,
  notifications,
  dashboard,
  activities,
  analytics,
  counters,
  inbox,
  search,
  administration,
  personalData,
  activityPoints,
  pointRules,
  approvals,
};

/** Every call of the contract. */
export const ALL_CALLS: readonly Endpoint[] = Object.values(CONTRACT).flatMap((calls): Endpoint[] => Object.values(calls));

/** Every call that answers once: not those whose answer goes on, message after message. */
export const ANSWERED_CALLS: readonly Endpoint[] = ALL_CALLS.filter(({ mediaType }) => mediaType !== EVENT_STREAM);
