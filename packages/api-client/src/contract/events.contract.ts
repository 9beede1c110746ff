import { UserChoice } from '@quad/domain/accounts';
import { EVENT_FILTERS, EVENT_ORDERS, Event, EventInput, LatestUpdate } from '@quad/domain/events';
import { SearchText } from '@quad/domain/fields';
import { Id } from '@quad/domain/identity';
import { UnitReference } from '@quad/domain/org-units';
import * as v from 'valibot';
import { endpoint, problems } from './endpoint.ts';
import { list } from './list.ts';

const EventMessage = v.object({ message: v.optional(v.string(), ''), event: Event });

/** How screens read a list of events: as an agenda, with a page size that covers all events of most campuses. */
export const EVENT_AGENDA = { order: 'agenda', limit: 100 } as const;

/** Query of a student's home for events from a day (YYYY-MM-DD) on. Requests more than it shows, because cancelled events are dropped. */
export function upcomingQuery(day: string) {
  return { from: day, limit: 20 } as const;
}

/** Query of the deciders of room requests: the events in conflict with this one. */
export function clashingQuery(eventId: string) {
  return { clashing: eventId, limit: 100 } as const;
}

export const events = {
  latest: endpoint({
    call: 'GET /api/events/latest',
    summary: 'List the four events that changed last.',
    answers: { 200: v.array(LatestUpdate), ...problems(401, 403) },
  }),
  all: list({
    path: '/api/events/events',
    summary: 'List all events, or those whose approved rooms conflict with the pending requests of an event.',
    filters: { ...EVENT_FILTERS, clashing: v.optional(Id) },
    orders: EVENT_ORDERS,
    answers: { 200: v.array(Event), ...problems(400, 401, 403) },
  }),
  byRole: list({
    path: '/api/events/by-role/{role}',
    summary: 'List the events that concern a role, by start. Club coordinators also send their username.',
    params: { role: v.string() },
    query: { username: v.optional(v.string()) },
    filters: EVENT_FILTERS,
    orders: EVENT_ORDERS,
    answers: { 200: v.array(Event), ...problems(400, 401, 403, 404) },
  }),
  byId: endpoint({
    call: 'GET /api/events/{id}',
    summary: 'Get one event.',
    params: { id: Id },
    answers: { 200: Event, ...problems(400, 401, 403, 404) },
  }),
  units: list({
    path: '/api/events/units',
    summary: 'List the units that the current user can choose as organizer, by name.',
    filters: { search: v.optional(SearchText) },
    orders: ['name'],
    answers: { 200: v.array(UnitReference), ...problems(400, 401, 403) },
  }),
  users: list({
    path: '/api/events/users',
    summary: 'List the students who can be named as organizers, by name. A search returns the first 20 whose name or address matches.',
    filters: { search: v.optional(SearchText) },
    orders: ['name'],
    answers: { 200: v.array(UserChoice), ...problems(400, 401, 403, 429) },
  }),
  create: endpoint({
    call: 'POST /api/events/create',
    summary: 'Create an event.',
    body: EventInput,
    answers: { 201: EventMessage, ...problems(400, 401, 403, 404, 409, 422) },
  }),
  update: endpoint({
    call: 'PUT /api/events/{id}',
    summary: 'Update an event. Fields that its form does not have stay unchanged.',
    params: { id: Id },
    body: EventInput,
    answers: { 200: EventMessage, ...problems(400, 401, 403, 404, 409, 412) },
  }),
};
