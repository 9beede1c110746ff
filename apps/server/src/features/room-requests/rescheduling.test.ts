import { Event } from '@quad/domain/events';
import { DEFAULT_INSTITUTE } from '@quad/domain/institute';
import { findClash } from '@quad/domain/room-requests';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp, type Visitor } from '../../testing/testApp.ts';
import { addEvent, addUnit } from '../events/testing/records.ts';

let server: TestApp;
let coordinator: Visitor;
let president: Visitor;
let unitId: string;
/** Tomorrow from 16:00 to 18:00 on campus. */
let eventId: string;

beforeAll(async () => {
  server = await testApp();
  unitId = (await addUnit(server.context, { contactEmail: 'robotics@campus.example' })).id;
  coordinator = await server.signIn({ role: 'CLUB_COORDINATOR', email: 'robotics@campus.example' });
  president = await server.signIn({ role: 'PRESIDENT' });
});
beforeEach(async () => {
  eventId = (await addEvent(server.context, { unitId })).id;
});
afterAll(() => server.close());

let rooms = 0;
function newRoom(): string {
  rooms += 1;
  return `Hall ${rooms}`;
}

async function ask(event: string, room: string, time: string): Promise<string> {
  const answer = await coordinator.send('POST', `/api/events/${event}/room-requests`, { room, date: '2026-11-21', time });
  return v.parse(Event, answer.json()).room_requests.at(-1)?._id ?? '';
}

const decide = (id: string, status: string) => president.send('PATCH', `/api/events/room-requests/${id}/status`, { status });

/** Changes the end of an event to a time of the next day on campus. */
async function endAt(event: string, end: string | null) {
  const schedule = { start: '2026-11-21T10:30:00.000Z', end, venue: '', mode: '' };
  const body = { title: 'Robo Soccer', category: 'technical', organizing_unit_id: unitId, schedule };
  expect((await coordinator.send('PUT', `/api/events/${event}`, body)).statusCode).toBe(200);
}

async function allEvents(): Promise<Event[]> {
  return v.parse(v.array(Event), (await president.get('/api/events/by-role/PRESIDENT')).json());
}

async function requestOf(id: string) {
  const events = await allEvents();
  const event = events.find(({ room_requests }) => room_requests.some(({ _id }) => _id === id));
  const request = event?.room_requests.find(({ _id }) => _id === id);
  if (!event || !request) throw new Error('There is no such request.');
  return { event, request, events };
}

describe('rescheduling an event', () => {
  it('moves the end of its pending room requests', async () => {
    const id = await ask(eventId, newRoom(), '16:30');
    expect((await requestOf(id)).request.ends_at).toBe('2026-11-21T12:30:00.000Z');
    await endAt(eventId, '2026-11-21T15:30:00.000Z');
    expect((await requestOf(id)).request.ends_at).toBe('2026-11-21T15:30:00.000Z');
    await endAt(eventId, null);
    expect((await requestOf(id)).request.ends_at).toBe('2026-11-21T13:00:00.000Z');
  });

  it.each(['Approved', 'Rejected'])('keeps %s room requests unchanged', async (status) => {
    const id = await ask(eventId, newRoom(), '16:30');
    await decide(id, status);
    await endAt(eventId, '2026-11-21T15:30:00.000Z');
    expect((await requestOf(id)).request).toMatchObject({ status, ends_at: '2026-11-21T12:30:00.000Z' });
  });

  it('keeps room requests unchanged when the edit contains no schedule', async () => {
    const id = await ask(eventId, newRoom(), '16:30');
    const body = { title: 'Robo Soccer', category: 'technical', organizing_unit_id: unitId };
    await coordinator.send('PUT', `/api/events/${eventId}`, body);
    expect((await requestOf(id)).request.ends_at).toBe('2026-11-21T12:30:00.000Z');
  });
});

describe('the review dialog and the database', () => {
  it.each([
    ['the booked event became longer', { booked: '2026-11-21T15:30:00.000Z' }, '18:00', false],
    ['the booked event became shorter', { booked: '2026-11-21T11:30:00.000Z' }, '17:00', true],
    ['the requesting event became longer', { asking: '2026-11-21T15:30:00.000Z' }, '17:59', true],
    ['both events lost their end time', { booked: null, asking: null }, '18:00', false],
    ['neither event changed', {}, '17:59', true],
  ])('agree about a clash when %s', async (_, ends: { booked?: string | null; asking?: string | null }, time, isTaken) => {
    const room = newRoom();
    const other = (await addEvent(server.context, { unitId })).id;
    expect((await decide(await ask(eventId, room, '16:00'), 'Approved')).statusCode).toBe(200);
    const requestId = await ask(other, room, time);
    if (ends.booked !== undefined) await endAt(eventId, ends.booked);
    if (ends.asking !== undefined) await endAt(other, ends.asking);
    const clash = findClash({ ...(await requestOf(requestId)), institute: DEFAULT_INSTITUTE });
    expect(clash !== undefined).toBe(isTaken);
    expect((await decide(requestId, 'Approved')).statusCode).toBe(isTaken ? 409 : 200);
  });
});
