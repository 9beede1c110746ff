// Concurrent writers in one institute do not wait for each other, unless two want the same room, position, number or place.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Context } from './context.ts';
import type { Database } from './db/connection.ts';
import { addEvent, addUnit } from './features/events/testing/records.ts';
import { ENGINE, newTestDatabase, type TestDatabase } from './testing/database.ts';
import { buildNode, TEST_NOW, type TestApp, testApp, type Visitor } from './testing/testApp.ts';

const HOUR_MS = 3_600_000;
const UNDER_PRESSURE = { eventLoopDelay: 0, heapBytes: 0 };

/** A database whose transactions do all their work but commit only when released. */
function holding(db: Database): { held: Database; reached: (count: number) => Promise<void>; letGo: () => void } {
  const gate = Promise.withResolvers<void>();
  let waiting = 0;
  const transaction: Database['transaction'] = (work, options) =>
    db.transaction(async (tx) => {
      const result = await work(tx);
      waiting += 1;
      await gate.promise;
      return result;
    }, options);
  return {
    held: new Proxy(db, { get: (target, name) => (name === 'transaction' ? transaction : Reflect.get(target, name)) }),
    reached: (count) => expect.poll(() => waiting).toBe(count),
    letGo: gate.resolve,
  };
}

describe.runIf(ENGINE === 'postgres')('concurrent writers of an institute', () => {
  let database: TestDatabase;
  let server: TestApp;
  beforeAll(async () => {
    database = await newTestDatabase();
    server = await testApp({ database });
    // From here on lock timeouts are as in production.
    await database.setTimeouts();
  });
  afterAll(async () => {
    await server.close();
    await database.close();
  });

  /** Writes of as many kinds, each on a record of its own. */
  async function writesOf(name: string): Promise<[Visitor, 'POST' | 'PUT', string, object?][]> {
    const email = `${name}@campus.example`;
    const unitId = (await addUnit(server.context, { contactEmail: email })).id;
    const coordinator = await server.signIn({ role: 'CLUB_COORDINATOR', email });
    const student = await server.signIn();
    const at = (hours: number) => new Date(TEST_NOW.getTime() + hours * HOUR_MS);
    const event = async () => (await addEvent(server.context, { unitId, startsAt: at(10), endsAt: at(12), registrationRequired: true })).id;
    const form = { title: `Event of ${name}`, category: 'technical', organizing_unit_id: unitId };
    return [
      [coordinator, 'POST', '/api/events/create', form],
      [coordinator, 'PUT', `/api/events/${await event()}`, form],
      [coordinator, 'POST', `/api/events/${await event()}/room-requests`, { room: `Room ${name}`, date: '2026-11-21', time: '16:00' }],
      [student, 'POST', '/api/skills/create-skill', { name, category: 'Electronics', type: 'technical', description: 'A skill.' }],
      [student, 'POST', `/api/events/${await event()}/registration`],
    ];
  }

  it('do not wait for uncommitted writes to other records', async () => {
    const { held, reached, letGo } = holding(server.context.db);
    const context: Context = { ...server.context, db: held };
    const slow = await buildNode(database, context, { pressure: UNDER_PRESSURE });
    await slow.ready();
    const [first, second] = [await writesOf('first'), await writesOf('second')];
    const begun = first.map(([{ cookies }, method, url, payload]) =>
      slow.inject({ method, url, cookies, headers: { 'sec-fetch-site': 'same-origin' }, ...(payload && { payload }) }),
    );
    try {
      const ended = begun.map(async (answer) => Promise.reject(new Error(`It ended before it was let: ${(await answer).body}`)));
      for (const each of ended) each.catch(() => undefined);
      await Promise.race([reached(begun.length), ...ended]);
      for (const [visitor, method, url, payload] of second) {
        const { statusCode, body } = await visitor.send(method, url, payload);
        expect(statusCode, `${method} ${url}: ${body}`).toBeLessThan(300);
      }
    } finally {
      letGo();
    }
    for (const { statusCode, body } of await Promise.all(begun)) expect(statusCode, body).toBeLessThan(300);
    await slow.close();
  });
});
