import type { PolicyTable } from './policyRow.ts';

/** Calendars, and the feed addresses that calendar programs subscribe to. */
export const CALENDAR_POLICY: PolicyTable = {
  'GET /api/calendar/events': {
    row: 'C1',
    who: 'signed-in',
    rule: 'Title, time, place and unit only: of every event for students and the president, a coordinator the own unit, a GenSec the own category.',
  },
  'GET /api/calendar/mine': {
    row: 'C1',
    who: 'signed-in',
    rule: 'The own calendar: registered, organized, of followed units. Title, time, place and unit only.',
  },
  'GET /api/events/{eventId}/calendar.ics': { row: 'C1', who: 'signed-in', rule: 'Title, description, time, place and unit only.' },
  'GET /api/calendar/feeds': { row: 'C2', part: 'feeds', who: 'signed-in', rule: 'The own ones, without their addresses.' },
  'PUT /api/calendar/feeds': {
    row: 'C2',
    part: 'feeds',
    who: 'signed-in',
    rule: 'For oneself, one of each kind and unit; the one before stops at once. Twenty an hour.',
  },
  'DELETE /api/calendar/feeds/{feedId}': { row: 'C2', part: 'feeds', who: 'signed-in', rule: 'An own one.' },
  'GET /api/calendar/subscriptions/{token}/calendar.ics': {
    row: 'C3',
    part: 'feeds',
    who: 'public',
    beforeOnboarding: true,
    rule: 'By its address alone, of which only a hash is kept; title, description, time, place and unit of events, and nobody by name. A renewed or stopped one, and that of an account that may not sign in, is unknown.',
  },
};
