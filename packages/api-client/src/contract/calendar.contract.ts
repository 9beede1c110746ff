import {
  CALENDAR_FILTERS,
  CALENDAR_RANGE,
  CalendarEvent,
  CalendarFeed,
  FeedInput,
  MAX_CALENDAR_EVENTS,
  NewCalendarFeed,
  OwnCalendarEvent,
} from '@quad/domain/calendar';
import { Id } from '@quad/domain/identity';
import * as v from 'valibot';
import { endpoint, problems } from './endpoint.ts';
import { list } from './list.ts';

/** Media type of an RFC 5545 file. */
const FILE = 'text/calendar';

export const calendar = {
  events: list({
    path: '/api/calendar/events',
    summary:
      "List the events of a range of days that concern the current user's role, by start, including events that began earlier and still go on.",
    query: CALENDAR_RANGE,
    filters: CALENDAR_FILTERS,
    orders: ['start'],
    maximum: MAX_CALENDAR_EVENTS,
    answers: { 200: v.array(CalendarEvent), ...problems(400, 401, 403) },
  }),
  mine: list({
    path: '/api/calendar/mine',
    summary: 'List the events of a range of days that the current user registered for or organizes, and those of followed units.',
    query: CALENDAR_RANGE,
    orders: ['start'],
    maximum: MAX_CALENDAR_EVENTS,
    answers: { 200: v.array(OwnCalendarEvent), ...problems(400, 401, 403) },
  }),
  feeds: endpoint({
    call: 'GET /api/calendar/feeds',
    summary: "List the current user's calendar feeds, without their addresses, of which only hashes are stored.",
    answers: { 200: v.array(CalendarFeed), ...problems(401, 403) },
  }),
  makeFeed: endpoint({
    call: 'PUT /api/calendar/feeds',
    summary: 'Create a calendar feed, or replace its address. Only this answer contains the address; the previous one stops working.',
    body: FeedInput,
    answers: { 200: NewCalendarFeed, ...problems(400, 401, 403, 404, 429) },
  }),
  stopFeed: endpoint({
    call: 'DELETE /api/calendar/feeds/{feedId}',
    summary: 'Delete a calendar feed.',
    params: { feedId: Id },
    answers: { 200: v.object({ message: v.string() }), ...problems(400, 401, 403, 404) },
  }),
  feed: endpoint({
    call: 'GET /api/calendar/subscriptions/{token}/calendar.ics',
    summary: 'Get the calendar behind a feed address, for calendar programs. Needs no session.',
    params: { token: v.string() },
    mediaType: FILE,
    answers: { 200: v.string(), ...problems(403, 404, 429) },
  }),
  event: endpoint({
    call: 'GET /api/events/{eventId}/calendar.ics',
    summary: 'Get one event as a calendar file.',
    params: { eventId: Id },
    mediaType: FILE,
    answers: { 200: v.string(), ...problems(400, 401, 403, 404) },
  }),
};
