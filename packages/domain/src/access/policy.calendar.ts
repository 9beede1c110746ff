import type { PolicyTable } from './policyRow.ts';

/** Calendars, and the feed addresses that calendar programs subscribe to. */
export const CALENDAR_POLICY: PolicyTable = {
  'GET /api/calendar/events': {
    row: 'C1',
    who: 'signed-in',
    rule: "Title, time, place and unit only: all events for students and the president, a coordinator's own unit, a general secretary's category.",
  },
  'GET /api/calendar/mine': {
    row: 'C1',
    who: 'signed-in',
    rule: "One's own calendar: registered, organized, of followed units. Title, time, place and unit only.",
  },
  'GET /api/events/{eventId}/calendar.ics': { row: 'C1', who: 'signed-in', rule: 'Title, description, time, place and unit only.' },
  'GET /api/calendar/feeds': { row: 'C2', part: 'feeds', who: 'signed-in', rule: "One's own feeds, without their addresses." },
  'PUT /api/calendar/feeds': {
    row: 'C2',
    part: 'feeds',
    who: 'signed-in',
    rule: 'For oneself, one of each kind and unit; the previous address stops working at once. At most 20 an hour.',
  },
  'DELETE /api/calendar/feeds/{feedId}': { row: 'C2', part: 'feeds', who: 'signed-in', rule: "One's own feed." },
  'GET /api/calendar/subscriptions/{token}/calendar.ics': {
    row: 'C3',
    part: 'feeds',
    who: 'public',
    beforeOnboarding: true,
    rule: 'With the address alone, of which only a hash is stored; title, description, time, place and unit of events, and no names of people. Replaced and deleted addresses, and those of accounts that may not sign in, are not found.',
  },
};
