import { eq } from 'drizzle-orm';
import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../db/ids.ts';
import { calendarFeeds, events, listVersions, registrations, users } from '../../db/schema.ts';
import { TEST_NOW, type TestApp, testApp, type Visitor } from '../../testing/testApp.ts';
import { addEvent, addUnit } from '../events/testing/records.ts';

let server: TestApp;
let student: Visitor;
let president: Visitor;
let unitId: string;
const logged: string[] = [];

beforeAll(async () => {
  server = await testApp({ environment: { LOG_LEVEL: 'trace' }, logStream: { write: (line) => void logged.push(line) } });
});
afterAll(() => server.close());
beforeEach(async () => {
  student = await server.signIn({});
  president = await server.signIn({ role: 'PRESIDENT' });
  unitId = (await addUnit(server.context)).id;
});

const campusTime = (text: string) => new Date(`${text}:00+05:30`);
const titlesOf = (answer: { json: () => unknown }) => (answer.json() as { title: string }[]).map(({ title }) => title);

function register(eventId: string, userId = student.userId, state: 'registered' | 'waiting' = 'registered') {
  const { db, instituteId } = server.context;
  return db.insert(registrations).values({ instituteId, eventId, userId, state, arrival: 1, registeredAt: TEST_NOW });
}

describe('GET /api/calendar/events', () => {
  const read = (visitor: Visitor, query: string) => visitor.get(`/api/calendar/events?unit=${unitId}&${query}`);

  it('returns events that start in the date range or continue into it, earliest start first', async () => {
    const at = (title: string, startsAt: Date | null, endsAt: Date | null) => addEvent(server.context, { unitId, title, startsAt, endsAt });
    await at('Over by midnight', campusTime('2026-12-05T20:00'), campusTime('2026-12-06T00:00'));
    await at('Festival', campusTime('2026-12-04T10:00'), campusTime('2026-12-07T18:00'));
    await at('Without an end', campusTime('2026-12-05T22:00'), null);
    await at('First', campusTime('2026-12-06T00:00'), campusTime('2026-12-06T01:00'));
    await at('Known by its end', null, campusTime('2026-12-06T12:00'));
    await at('Last', campusTime('2026-12-08T23:59'), campusTime('2026-12-09T02:00'));
    await at('Next day', campusTime('2026-12-09T00:00'), campusTime('2026-12-09T02:00'));
    await at('Undated', null, null);
    expect(titlesOf(await read(student, 'from=2026-12-06&to=2026-12-08'))).toEqual(['Festival', 'First', 'Known by its end', 'Last']);
  });

  it('paginates, and returns an event that started before the range only once', async () => {
    for (const hour of [9, 10, 11]) {
      const startsAt = campusTime(`2026-12-06T${hour === 9 ? '09' : hour}:00`);
      await addEvent(server.context, { unitId, title: `At ${hour}`, startsAt, endsAt: null });
    }
    await addEvent(server.context, {
      unitId,
      title: 'Festival',
      startsAt: campusTime('2026-12-04T10:00'),
      endsAt: campusTime('2026-12-07T18:00'),
    });
    const first = await read(student, 'from=2026-12-06&to=2026-12-06&limit=2');
    expect([titlesOf(first), first.headers['x-total-count']]).toEqual([['Festival', 'At 9'], '4']);
    const [, next] = /<(.*)>/.exec(String(first.headers.link)) ?? [];
    expect(titlesOf(await student.get(String(next)))).toEqual(['At 10', 'At 11']);
  });

  it('filters by category, search and status, and returns only calendar fields', async () => {
    const startsAt = campusTime('2026-12-06T09:00');
    await addEvent(server.context, { unitId, title: 'Robots', startsAt, endsAt: null, status: 'cancelled', venue: 'Hall' });
    await addEvent(server.context, { unitId, title: 'Music', category: 'cultural', startsAt, endsAt: null });
    const days = 'from=2026-12-06&to=2026-12-06';
    expect(titlesOf(await read(student, `${days}&category=cultural`))).toEqual(['Music']);
    expect(titlesOf(await read(student, `${days}&search=rob`))).toEqual(['Robots']);
    expect(titlesOf(await read(student, `${days}&status=planned`))).toEqual(['Music']);
    const cancelled = await read(student, `${days}&status=cancelled`);
    expect(cancelled.json()).toEqual([
      {
        _id: expect.any(String),
        title: 'Robots',
        category: 'technical',
        status: 'cancelled',
        start: '2026-12-06T03:30:00.000Z',
        end: null,
        venue: 'Hall',
        unit: { _id: unitId, name: expect.any(String) },
      },
    ]);
  });

  it.each([
    ['PRESIDENT', 2],
    ['GENSEC_CULTURAL', 1],
    ['GENSEC_SPORTS', 0],
    ['STUDENT', 2],
  ])('returns the events that concern the role %s', async (role, count) => {
    const startsAt = campusTime('2026-12-06T09:00');
    await addEvent(server.context, { unitId, startsAt, endsAt: null });
    await addEvent(server.context, { unitId, category: 'cultural', startsAt, endsAt: null });
    const visitor = await server.signIn({ role });
    expect(titlesOf(await read(visitor, 'from=2026-12-06&to=2026-12-06'))).toHaveLength(count);
  });

  it.each([
    ['from=2026-12-06', 200],
    ['from=2026-13-01', 400],
    ['from=2026-12-06&to=2026-12-05', 400],
    ['from=2026-12-01&to=2027-01-12', 400],
    ['from=2026-12-01&to=2027-01-11', 200],
  ])('answers %s with status %i', async (query, status) => {
    expect((await read(student, query)).statusCode).toBe(status);
  });

  it('returns 304 until an event is added', async () => {
    await addEvent(server.context, { unitId });
    const { etag } = (await read(student, 'from=2026-11-16&to=2026-11-22')).headers;
    const known = { 'if-none-match': String(etag) };
    const again = () => student.get(`/api/calendar/events?unit=${unitId}&from=2026-11-16&to=2026-11-22`, known);
    expect((await again()).statusCode).toBe(304);
    await addEvent(server.context, { unitId });
    expect((await again()).statusCode).toBe(200);
  });
});

describe('GET /api/calendar/mine', () => {
  it('returns registered, organized and followed events, each with all its reasons', async () => {
    const followed = (await addUnit(server.context)).id;
    const both = await addEvent(server.context, { unitId: followed, title: 'Both' });
    await addEvent(server.context, { unitId, title: 'Organized', organizers: [student.userId] });
    const waiting = await addEvent(server.context, { unitId, title: 'In line for' });
    await addEvent(server.context, { unitId, title: "Somebody else's", participants: [student.userId] });
    await register(both.id);
    await register(waiting.id, student.userId, 'waiting');
    await student.send('PUT', `/api/orgUnit/${followed}/following`);
    const answer = await student.get('/api/calendar/mine?from=2026-11-16&to=2026-11-22');
    const shown = answer.json<{ title: string; reasons: string[] }[]>().map(({ title, reasons }) => [title, reasons]);
    expect(shown.toSorted()).toEqual([
      ['Both', ['registered', 'followed']],
      ['Organized', ['organized']],
    ]);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('returns the events of the unit of a coordinator', async () => {
    const own = await addUnit(server.context, { contactEmail: `c${unitId}@campus.example` });
    const coordinator = await server.signIn({ role: 'CLUB_COORDINATOR', email: own.contactEmail });
    await addEvent(server.context, { unitId: own.id, title: 'Own' });
    expect(titlesOf(await coordinator.get('/api/calendar/mine?from=2026-11-16&to=2026-11-22'))).toEqual(['Own']);
  });
});

describe('following a unit', () => {
  it('is idempotent, visible to the follower only, and can be undone', async () => {
    const path = `/api/orgUnit/${unitId}/following`;
    expect((await student.send('PUT', path)).json()).toEqual({ unit_id: unitId, is_following: true });
    expect((await student.send('PUT', path)).json()).toEqual({ unit_id: unitId, is_following: true });
    expect((await student.get('/api/orgUnit/followed')).json()).toMatchObject([{ _id: unitId }]);
    expect((await president.get('/api/orgUnit/followed')).json()).toEqual([]);
    expect((await student.send('DELETE', path)).json()).toEqual({ unit_id: unitId, is_following: false });
    expect((await student.get('/api/orgUnit/followed')).json()).toEqual([]);
  });

  it('returns 404 for an unknown unit', async () => {
    expect((await student.send('PUT', `/api/orgUnit/${newId()}/following`)).statusCode).toBe(404);
  });
});

describe('a calendar feed', () => {
  const make = async (body: object, visitor = student) => {
    const made = (await visitor.send('PUT', '/api/calendar/feeds', body)).json<{ _id: string; url: string }>();
    return { ...made, path: new URL(made.url).pathname };
  };
  const read = (path: string, headers = {}) => server.visitor().get(path, headers);
  const eventsIn = (text: string) => new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));

  it('is served without sign-in, and its token is not listed, stored or logged', async () => {
    const event = await addEvent(server.context, { unitId, title: 'Line; Follower, Challenge' });
    const { path, _id } = await make({ kind: 'unit', unit_id: unitId });
    const answer = await read(path);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    const [only] = eventsIn(answer.body);
    expect([only?.uid, only?.summary, only?.sequence]).toEqual([event.id, 'Line; Follower, Challenge', 0]);
    const listed = await student.get('/api/calendar/feeds');
    expect(listed.json()).toMatchObject([{ _id, kind: 'unit', unit: { _id: unitId } }]);
    const token = path.split('/').at(-2) ?? '';
    expect(token).toMatch(/^[\w-]{43}$/);
    const stored = await server.context.db.select().from(calendarFeeds);
    for (const body of [listed.body, JSON.stringify(stored), logged.join('\n')]) expect(body).not.toContain(token);
  });

  it('increases SEQUENCE after each change that a calendar shows, and after no other', async () => {
    const event = await addEvent(server.context, { unitId });
    const { path } = await make({ kind: 'unit', unit_id: unitId });
    const change = (set: Partial<typeof events.$inferInsert>) => server.context.db.update(events).set(set).where(eq(events.id, event.id));
    const sequence = async () => eventsIn((await read(path)).body)[0]?.sequence;
    await change({ allocatedBudget: 5, maxParticipants: 10 });
    expect(await sequence()).toBe(0);
    await change({ venue: 'New Hall', updatedAt: new Date(TEST_NOW.getTime() + 1000) });
    expect(await sequence()).toBe(1);
    await change({ status: 'cancelled', updatedAt: new Date(TEST_NOW.getTime() + 2000) });
    const { body } = await read(path);
    expect([eventsIn(body)[0]?.sequence, body.includes('STATUS:CANCELLED')]).toEqual([2, true]);
  });

  it('returns 304 from the list version alone, without reading events', async () => {
    const event = await addEvent(server.context, { unitId });
    const { path } = await make({ kind: 'unit', unit_id: unitId });
    const { etag } = (await read(path)).headers;
    await server.context.db.transaction(async (tx) => {
      const place = eq(listVersions.instituteId, server.context.instituteId);
      const stored = await tx.select().from(listVersions).where(place);
      await tx.update(events).set({ title: 'Never counted' }).where(eq(events.id, event.id));
      await tx.delete(listVersions).where(place);
      await tx.insert(listVersions).values(stored);
    });
    const again = await read(path, { 'if-none-match': String(etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('of a personal calendar changes with registrations and followed units', async () => {
    const event = await addEvent(server.context, { unitId, title: 'Registered' });
    const followed = (await addUnit(server.context)).id;
    await addEvent(server.context, { unitId: followed, title: 'Followed' });
    const { path } = await make({ kind: 'personal' });
    const shown = async () => eventsIn((await read(path)).body).map(({ summary }) => summary);
    expect(await shown()).toEqual([]);
    await register(event.id);
    expect(await shown()).toEqual(['Registered']);
    await student.send('PUT', `/api/orgUnit/${followed}/following`);
    expect((await shown()).toSorted()).toEqual(['Followed', 'Registered']);
    await server.context.db.delete(registrations).where(eq(registrations.userId, student.userId));
    expect(await shown()).toEqual(['Followed']);
    await student.send('DELETE', `/api/orgUnit/${followed}/following`);
    expect(await shown()).toEqual([]);
  });

  it('stops working when it is renewed or deleted, or when the account is disabled', async () => {
    const first = await make({ kind: 'institute' });
    const second = await make({ kind: 'institute' });
    expect([second._id, second.path === first.path]).toEqual([first._id, false]);
    expect([(await read(first.path)).statusCode, (await read(second.path)).statusCode]).toEqual([404, 200]);
    await server.context.db.update(users).set({ disabledAt: TEST_NOW }).where(eq(users.id, student.userId));
    expect((await read(second.path)).statusCode).toBe(404);
    await server.context.db.update(users).set({ disabledAt: null }).where(eq(users.id, student.userId));
    expect((await president.send('DELETE', `/api/calendar/feeds/${first._id}`)).statusCode).toBe(404);
    expect((await student.send('DELETE', `/api/calendar/feeds/${first._id}`)).json()).toEqual({
      message: 'The address no longer works.',
    });
    expect((await read(second.path)).statusCode).toBe(404);
  });

  it('returns 404 for an unknown unit', async () => {
    for (const unit_id of [newId(), 'nothing', null]) {
      expect((await student.send('PUT', '/api/calendar/feeds', { kind: 'unit', unit_id })).statusCode).toBe(404);
    }
  });

  it('allows one reader 120 requests an hour', async () => {
    const { path } = await make({ kind: 'personal' });
    const reader = server.visitor();
    const answers = [];
    for (let time = 0; time < 121; time += 1) answers.push((await reader.get(path)).statusCode);
    expect([answers.filter((status) => status === 200).length, answers.at(-1)]).toEqual([120, 429]);
  });
});

describe('GET /api/events/{id}/calendar.ics', () => {
  it('returns an attachment to signed-in users only', async () => {
    const event = await addEvent(server.context, { unitId, title: 'Alone' });
    const path = `/api/events/${event.id}/calendar.ics`;
    const answer = await student.get(path);
    expect([answer.statusCode, answer.headers['content-disposition']]).toEqual([200, 'attachment; filename="event.ics"']);
    expect(answer.body).toContain('SUMMARY:Alone');
    expect((await server.visitor().get(path)).statusCode).toBe(401);
    expect((await student.get(path, { 'if-none-match': String(answer.headers.etag) })).statusCode).toBe(304);
  });

  it('returns 404 for an event without a date', async () => {
    const event = await addEvent(server.context, { unitId, startsAt: null, endsAt: null });
    expect((await student.get(`/api/events/${event.id}/calendar.ics`)).statusCode).toBe(404);
    expect((await student.get(`/api/events/${newId()}/calendar.ics`)).statusCode).toBe(404);
  });
});
