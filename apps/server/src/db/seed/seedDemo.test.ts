import { events } from '@quad/api-client/contract';
import { DEFAULT_INSTITUTE } from '@quad/domain/institute';
import { slotsOverlap } from '@quad/domain/room-requests';
import { campusDay } from '@quad/domain/time';
import { and, count, eq, isNotNull } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newTestDatabase } from '../../testing/database.ts';
import { countChanges, takeChanges } from '../../testing/fuzz/changes.ts';
import { TEST_NOW, type TestApp, testApp } from '../../testing/testApp.ts';
import { eventOrganizers, events as eventTable, orgUnits, roomRequests, users } from '../schema.ts';
import { demonstration } from './demonstration.ts';
import { seedDemo } from './seedDemo.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const made = demonstration({ now: TEST_NOW, institute: DEFAULT_INSTITUTE });

function countBy<T>(rows: readonly T[], keyOf: (row: T) => unknown): Record<string, number> {
  return Object.fromEntries(
    Array.from(
      Map.groupBy(rows, (row) => String(keyOf(row))),
      ([key, group]) => [key, group.length],
    ),
  );
}

describe('demonstration data', () => {
  it('contains the expected numbers of users, units, events and room requests', () => {
    expect(countBy(made.people, ({ role }) => role)).toEqual({
      STUDENT: 400,
      CLUB_COORDINATOR: 20,
      GENSEC_SCITECH: 1,
      GENSEC_ACADEMIC: 1,
      GENSEC_CULTURAL: 1,
      GENSEC_SPORTS: 1,
      PRESIDENT: 1,
    });
    expect(countBy(made.units, ({ type }) => type)).toEqual({ Council: 4, Club: 14, Committee: 6 });
    expect(made.events).toHaveLength(120);
    expect(countBy(made.roomRequests, ({ status }) => status)).toEqual({ Approved: 24, Pending: 22, Rejected: 14 });
  });

  it('is deterministic, and moves its dates with the current day', () => {
    expect(demonstration({ now: TEST_NOW, institute: DEFAULT_INSTITUTE })).toEqual(made);
    const nextWeek = demonstration({ now: new Date(TEST_NOW.getTime() + 7 * DAY_MS), institute: DEFAULT_INSTITUTE });
    const labOf = ({ events: planned }: typeof made) => planned.find(({ title }) => title === 'Arduino Evening Lab')?.startsAt;
    expect(campusDay(labOf(made), 'Asia/Kolkata')).toBe('2026-11-20');
    expect(campusDay(labOf(nextWeek), 'Asia/Kolkata')).toBe('2026-11-27');
  });

  it.each([
    ['the first minute of a year', '2026-12-31T18:30:00.000Z', 'Asia/Kolkata'],
    ['a time on a leap day', '2028-02-29T12:00:00.000Z', 'Asia/Kolkata'],
    ['a time five days before a clock change', '2026-10-20T12:00:00.000Z', 'Europe/Berlin'],
  ])('stays consistent at %s', (_, moment, timeZone) => {
    const now = new Date(moment);
    const { events: planned, roomRequests } = demonstration({ now, institute: { ...DEFAULT_INSTITUTE, timeZone } });
    expect(roomRequests).toHaveLength(60);
    expect(planned).toHaveLength(120);
    for (const { startsAt, endsAt, createdAt, registrationEndsAt } of planned) {
      expect(endsAt > startsAt).toBe(true);
      expect(createdAt < now && createdAt < startsAt).toBe(true);
      expect(!registrationEndsAt || registrationEndsAt < startsAt).toBe(true);
    }
  });

  it('gives the Robotics Club events today and this week, and every category upcoming events', () => {
    const robotics = made.units.find(({ contactEmail }) => contactEmail === 'robotics@campus.example');
    const own = made.events.filter(({ unitId }) => unitId === robotics?.id);
    expect(own.map(({ startsAt }) => campusDay(startsAt, 'Asia/Kolkata'))).toContain('2026-11-20');
    expect(own.filter(({ startsAt }) => startsAt > TEST_NOW && startsAt.getTime() < TEST_NOW.getTime() + 7 * DAY_MS)).toHaveLength(4);
    expect(made.roomRequests.some(({ eventId, status }) => status === 'Pending' && own.some(({ id }) => id === eventId))).toBe(true);
    const ahead = countBy(
      made.events.filter(({ startsAt }) => startsAt > TEST_NOW),
      ({ category }) => category,
    );
    for (const category of ['technical', 'academic', 'cultural', 'sports']) expect(ahead[category]).toBeGreaterThan(8);
  });

  it('contains events with partial, full, future and paid registration', () => {
    const coming = made.events.filter(
      ({ registrationRequired, startsAt, status }) => registrationRequired && startsAt > TEST_NOW && status !== 'cancelled',
    );
    const listed = Map.groupBy(made.registrations, ({ eventId }) => eventId);
    const taken = (id: string) => listed.get(id)?.filter(({ state }) => state === 'registered').length ?? 0;
    const open = coming.filter(({ registrationStartsAt, registrationEndsAt }) => {
      return registrationStartsAt && registrationStartsAt <= TEST_NOW && registrationEndsAt && TEST_NOW < registrationEndsAt;
    });
    expect(open.filter(({ id, maxParticipants }) => taken(id) > 0 && taken(id) < (maxParticipants ?? 0)).length).toBeGreaterThan(3);
    const full = open.filter(({ id, maxParticipants }) => taken(id) === maxParticipants);
    expect(full.map(({ id }) => listed.get(id)?.length)).toEqual([47]);
    expect(coming.filter(({ registrationStartsAt }) => registrationStartsAt && registrationStartsAt > TEST_NOW)).toHaveLength(1);
    expect(open.some(({ fees }) => (fees ?? 0) > 0)).toBe(true);
    const student = made.people.find(({ email }) => email === 'student@campus.example');
    const own = made.registrations.filter(({ userId }) => userId === student?.id);
    expect(own.map(({ state }) => state).sort()).toEqual(['registered', 'waiting']);
    for (const [, rows] of listed) {
      expect(rows.map(({ arrival }) => arrival)).toEqual(rows.map((_, index) => index + 1));
      expect(new Set(rows.map(({ userId }) => userId)).size).toBe(rows.length);
      expect(rows.every(({ registeredAt }) => registeredAt < TEST_NOW)).toBe(true);
    }
    const begun = new Set(made.events.filter(({ startsAt }) => startsAt <= TEST_NOW).map(({ id }) => id));
    expect(made.participants.some(({ eventId }) => !begun.has(eventId) && coming.some(({ id }) => id === eventId))).toBe(false);
  });

  it('never double-books a room, and contains room requests that conflict with a booking', () => {
    const approved = made.roomRequests.filter(({ status }) => status === 'Approved');
    const clashes = (one: (typeof approved)[number]) =>
      approved.filter(
        (other) =>
          other.id !== one.id &&
          other.roomKey === one.roomKey &&
          slotsOverlap({ start: one.startsAt, end: one.endsAt }, { start: other.startsAt, end: other.endsAt }),
      );
    expect(approved.flatMap(clashes)).toEqual([]);
    const pending = made.roomRequests.filter(({ status }) => status === 'Pending');
    expect(pending.filter((request) => clashes(request).length > 0).length).toBeGreaterThanOrEqual(5);
    expect(pending.every(({ startsAt, requestedAt }) => startsAt > TEST_NOW && requestedAt < TEST_NOW)).toBe(true);
    const perEvent = Object.values(countBy(pending, ({ eventId }) => eventId));
    expect(perEvent.filter((number) => number > 1).length).toBeGreaterThanOrEqual(3);
  });
});

describe('seedDemo', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await testApp();
  });
  afterAll(() => server.close());

  it('fills the database once within five seconds of CPU time, even if it is called concurrently', async () => {
    const { context } = server;
    const { acrossInstitutes } = server.connection;
    // CPU time of this thread, which a first start waits for. The time of the process would include compilation and garbage collection on
    // other threads, and wall-clock time whatever else the machine does.
    const before = process.threadCpuUsage();
    expect((await Promise.all([seedDemo(context, acrossInstitutes), seedDemo(context, acrossInstitutes)])).sort()).toEqual([false, true]);
    const { user, system } = process.threadCpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(5000);
    expect(await seedDemo(context, acrossInstitutes)).toBe(false);

    const counted = await Promise.all(
      [users, orgUnits, eventTable, roomRequests].map(async (table) => {
        const [row] = await context.db.select({ rows: count() }).from(table).where(eq(table.instituteId, context.instituteId));
        return row?.rows;
      }),
    );
    expect(counted).toEqual([425, 24, 132 + made.former.events.length, 60]);
  });

  it('creates exactly eight accounts with a password', async () => {
    const { context } = server;
    const owners = await context.db
      .select({ email: users.email })
      .from(users)
      .where(and(eq(users.instituteId, context.instituteId), isNotNull(users.passwordHash)));
    expect(owners.map(({ email }) => email).sort()).toEqual([
      'academic@campus.example',
      'cultural@campus.example',
      'newcomer@campus.example',
      'president@campus.example',
      'robotics@campus.example',
      'scitech@campus.example',
      'sports@campus.example',
      'student@campus.example',
    ]);
    const credentials = { email: 'president@campus.example', password: 'campus-demo-2026' };
    expect((await server.visitor().send('POST', '/auth/login', credentials)).statusCode).toBe(200);
  });

  it('makes only students event organizers', async () => {
    const { context } = server;
    const roles = await context.db
      .selectDistinct({ role: users.role })
      .from(eventOrganizers)
      .innerJoin(users, and(eq(users.instituteId, eventOrganizers.instituteId), eq(users.id, eventOrganizers.userId)))
      .where(eq(eventOrganizers.instituteId, context.instituteId));
    expect(roles).toEqual([{ role: 'STUDENT' }]);
  });

  it('serves event lists that match the contract to every demo role', async () => {
    const lists = [
      ['student', 'STUDENT', ''],
      ['robotics', 'CLUB_COORDINATOR', '?username=robotics@campus.example'],
      ['scitech', 'GENSEC_SCITECH', ''],
      ['academic', 'GENSEC_ACADEMIC', ''],
      ['cultural', 'GENSEC_CULTURAL', ''],
      ['sports', 'GENSEC_SPORTS', ''],
      ['president', 'PRESIDENT', ''],
    ] as const;
    const served = await Promise.all(
      lists.map(async ([mailbox, role, query]) => {
        const credentials = { email: `${mailbox}@campus.example`, password: 'campus-demo-2026' };
        const { cookies } = await server.visitor().send('POST', '/auth/login', credentials);
        const signedIn = Object.fromEntries(cookies.map(({ name, value }) => [name, value]));
        const response = await server.app.inject({ method: 'GET', url: `/api/events/by-role/${role}${query}`, cookies: signedIn });
        expect(response.statusCode).toBe(200);
        return [mailbox, v.parse(events.byRole.answers[200], response.json()).length];
      }),
    );
    expect(Object.fromEntries(served)).toMatchObject({ robotics: 15, president: 132 + made.former.events.length });
  });

  it('gives a general secretary a certificate request to decide', async () => {
    const credentials = { email: 'scitech@campus.example', password: 'campus-demo-2026' };
    const { cookies } = await server.visitor().send('POST', '/auth/login', credentials);
    const secretary = server.visitor('', Object.fromEntries(cookies.map(({ name, value }) => [name, value])));
    const waiting = (await secretary.get('/api/approvals')).json();
    const [request] = waiting.filter(({ kind }: { kind: string }) => kind === 'certificates');
    expect(request).toMatchObject({ status: 'open', steps: [{ name: 'General secretary', may_decide: true }] });
    const response = await secretary.get(`/api/certificates/runs/${request.subject_id}`);
    expect(response.json()).toMatchObject({ run: { state: 'asked' }, unit: 'Robotics Club' });
    expect(response.json().run.count).toBeGreaterThan(0);
  });

  it('is not written to an institute that already has users', async () => {
    const database = await newTestDatabase();
    const inhabited = await testApp({ database });
    await inhabited.addUser();
    await countChanges(database.acrossInstitutes);
    expect(await seedDemo(inhabited.context, database.acrossInstitutes)).toBe(false);
    expect(await takeChanges(database.acrossInstitutes)).toEqual([]);
    await inhabited.close();
    await database.close();
  });
});
