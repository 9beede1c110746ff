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
    summary: 'The events of some days that concern the role, those that go on from before among them, earliest start first.',
    query: CALENDAR_RANGE,
    filters: CALENDAR_FILTERS,
    orders: ['start'],
    maximum: MAX_CALENDAR_EVENTS,
    answers: { 200: v.array(CalendarEvent), ...problems(400, 401, 403) },
  }),
  mine: list({
    path: '/api/calendar/mine',
    summary: 'The events of some days that the requester is registered for or organizes, and those of units that the requester follows.',
    query: CALENDAR_RANGE,
    orders: ['start'],
    maximum: MAX_CALENDAR_EVENTS,
    answers: { 200: v.array(OwnCalendarEvent), ...problems(400, 401, 403) },
  }),
  feeds: endpoint({
    call: 'GET /api/calendar/feeds',
    summary: 'The calendar addresses that the requester has; not the addresses themselves, of which only hashes are kept.',
    answers: { 200: v.array(CalendarFeed), ...problems(401, 403) },
  }),
  makeFeed: endpoint({
    call: 'PUT /api/calendar/feeds',
    summary: 'Make a calendar address, or renew it: the one before stops. The answer is the only one that has it.',
    body: FeedInput,
    answers: { 200: NewCalendarFeed, ...problems(400, 401, 403, 404, 429) },
  }),
  stopFeed: endpoint({
    call: 'DELETE /api/calendar/feeds/{feedId}',
    summary: 'Stop a calendar address.',
    params: { feedId: Id },
    answers: { 200: v.object({ message: v.string() }), ...problems(400, 401, 403, 404) },
  }),
  feed: endpoint({
    call: 'GET /api/calendar/subscriptions/{token}/calendar.ics',
    summary: 'A calendar that programs subscribe to. Whoever has its address reads it.',
    params: { token: v.string() },
    mediaType: FILE,
    answers: { 200: v.string(), ...problems(403, 404, 429) },
  }),
  event: endpoint({
    call: 'GET /api/events/{eventId}/calendar.ics',
    summary: 'One event, to be put into a calendar.',
    params: { eventId: Id },
    mediaType: FILE,
    answers: { 200: v.string(), ...problems(400, 401, 403, 404) },
  }),
};
