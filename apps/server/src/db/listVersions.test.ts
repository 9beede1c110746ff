import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { EVENT_LIST_SOURCES } from '../features/events/events.service.ts';
import { addEvent, addRequest, addUnit } from '../features/events/testing/records.ts';
import { completePastEventsOf } from '../features/figures/figures.repo.ts';
import { ENGINE } from '../testing/database.ts';
import { TEST_NOW, type TestApp, testApp, type Visitor } from '../testing/testApp.ts';
import { versionOf } from './listVersions.ts';
import { eventOrganizers, eventParticipants, events, listVersions, orgUnits, users } from './schema.ts';

const HOUR_MS = 60 * 60 * 1000;

let server: TestApp;
let president: Visitor;
let unitId: string;
let event: { id: string; startsAt?: Date | null };

beforeAll(async () => {
  server = await testApp();
  president = await server.signIn({ role: 'PRESIDENT', name: 'Before' });
});
afterAll(() => server.close());
beforeEach(async () => {
  unitId = (await addUnit(server.context)).id;
  event = await addEvent(server.context, { unitId });
});

function version(now = TEST_NOW): Promise<string | undefined> {
  return versionOf(server.context.db, server.context.instituteId, EVENT_LIST_SOURCES, now);
}

describe('version of a list', () => {
  const key = () => ({ instituteId: server.context.instituteId, eventId: event.id, userId: president.userId });
  it.each([
    ['an event is created', () => addEvent(server.context, { unitId })],
    ['an event is changed', () => server.context.db.update(events).set({ title: 'After' }).where(eq(events.id, event.id))],
    ['an event is deleted', () => server.context.db.delete(events).where(eq(events.id, event.id))],
    ['an organizer is added to an event', () => server.context.db.insert(eventOrganizers).values(key())],
    ['a participant is added to an event', () => server.context.db.insert(eventParticipants).values(key())],
    ['a room is requested for an event', () => addRequest(server.context, { eventId: event.id, requestedBy: president.userId })],
    [
      'the unit of an event is renamed',
      () =>
        server.context.db
          .update(orgUnits)
          .set({ name: `New ${unitId}` })
          .where(eq(orgUnits.id, unitId)),
    ],
    [
      'an organizer of an event is renamed',
      () =>
        server.context.db
          .update(users)
          .set({ name: `New ${unitId}` })
          .where(eq(users.id, president.userId)),
    ],
  ])('changes after %s', async (_, write) => {
    const before = await version();
    await write();
    expect(await version()).not.toBe(before);
  });

  it('changes when an event begins and when it ends, and not in between', async () => {
    await addEvent(server.context, {
      unitId,
      startsAt: new Date(TEST_NOW.getTime() + HOUR_MS),
      endsAt: new Date(TEST_NOW.getTime() + 3 * HOUR_MS),
    });
    const at = (hours: number) => version(new Date(TEST_NOW.getTime() + hours * HOUR_MS));
    const [before, begun, later, over] = [await at(0.9), await at(1), await at(2.9), await at(3)];
    expect(new Set([before, begun, over]).size).toBe(3);
    expect(later).toBe(begun);
  });

  it('stays the same when past events are completed or a transaction is rolled back', async () => {
    await addEvent(server.context, {
      unitId,
      startsAt: new Date(TEST_NOW.getTime() - 3 * HOUR_MS),
      endsAt: new Date(TEST_NOW.getTime() - HOUR_MS),
    });
    const before = await version();
    await completePastEventsOf(server.context.db, server.context.instituteId, TEST_NOW);
    await server.context.db
      .transaction(async (tx) => {
        await tx.update(events).set({ title: 'Taken back' }).where(eq(events.id, event.id));
        throw new Error('Back.');
      })
      .catch(() => undefined);
    expect(await version()).toBe(before);
  });

  it('changes only with writes in its own institute', async () => {
    const other = await testApp();
    const before = await version();
    await addUnit(other.context);
    expect(await version()).toBe(before);
    expect(await versionOf(server.context.db, other.context.instituteId, EVENT_LIST_SOURCES, TEST_NOW)).not.toBe(before);
  });

  it('is undefined if nothing was ever written', async () => {
    const other = await testApp();
    expect(await versionOf(server.context.db, other.context.instituteId, EVENT_LIST_SOURCES, TEST_NOW)).toBeUndefined();
  });

  it('increases once per transaction, regardless of the number of rows', async () => {
    const counted = async () => {
      const rows = await server.context.db.select().from(listVersions).where(eq(listVersions.instituteId, server.context.instituteId));
      return rows.filter(({ list }) => list === 'events').reduce((sum, { changes }) => sum + changes, 0);
    };
    const before = await counted();
    await server.context.db.transaction(async (tx) => {
      for (const title of ['One', 'Two', 'Three']) await tx.update(events).set({ title }).where(eq(events.id, event.id));
    });
    expect(await counted()).toBe(before + 1);
  });
});

describe.runIf(ENGINE === 'postgres')('concurrent writers', () => {
  it('do not block each other, and every commit produces a new version', async () => {
    const { db } = server.context;
    const other = await addEvent(server.context, { unitId });
    const seen = [await version()];
    const written = Promise.withResolvers<void>();
    const mayEnd = Promise.withResolvers<void>();
    const first = db.transaction(async (tx) => {
      await tx.update(events).set({ title: 'First' }).where(eq(events.id, event.id));
      written.resolve();
      await mayEnd.promise;
    });
    await written.promise;
    // Commits while the first transaction is still open. With a shared row it would wait here.
    await db.update(events).set({ title: 'Second' }).where(eq(events.id, other.id));
    seen.push(await version());
    mayEnd.resolve();
    await first;
    seen.push(await version());
    expect(new Set(seen).size).toBe(3);
  });
});

describe('unchanged list', () => {
  it('returns 304 by its version alone, without reading its rows', async () => {
    const url = '/api/events/by-role/PRESIDENT?limit=5';
    const { etag } = (await president.get(url)).headers;
    // Rows that were never counted would show up if they were read.
    await server.context.db.transaction(async (tx) => {
      const place = eq(listVersions.instituteId, server.context.instituteId);
      const stored = await tx.select().from(listVersions).where(place);
      await tx.update(events).set({ title: 'Never counted' }).where(eq(events.id, event.id));
      await tx.delete(listVersions).where(place);
      await tx.insert(listVersions).values(stored);
    });
    const unchanged = await president.get(url, { 'if-none-match': String(etag) });
    expect([unchanged.statusCode, unchanged.body, unchanged.headers['cache-control']]).toEqual([304, '', 'private, no-cache']);
    expect((await president.get(`${url}&order=agenda`, { 'if-none-match': String(etag) })).statusCode).toBe(200);
  });
});
