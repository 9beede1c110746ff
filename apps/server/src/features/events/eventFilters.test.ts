import {
  EVENT_CATEGORIES,
  EVENT_ORDERS,
  EVENT_STATUSES,
  type Event,
  type EventFilters,
  type EventOrder,
  isEventListed,
  matchesEventFilters,
  orderEvents,
} from '@quad/domain/events';
import { DEFAULT_INSTITUTE } from '@quad/domain/institute';
import { clashesWith } from '@quad/domain/room-requests';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDemo } from '../../db/seed/seedDemo.ts';
import { TEST_NOW, type TestApp, testApp, type Visitor } from '../../testing/testApp.ts';
import { rounds } from '../../testing/tier.ts';
import { addEvent, addUnit } from './testing/records.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const { timeZone } = DEFAULT_INSTITUTE;
const words = ['robo', 'CLUB', 'a', 'in', 'wörkshop', 'hall lab', 'nowhere', '100%', 'ín the'];

let server: TestApp;
let president: Visitor;
let student: Visitor;
let all: Event[];

beforeAll(async () => {
  server = await testApp();
  await seedDemo(server.context, server.connection.acrossInstitutes);
  const unit = await addUnit(server.context, { name: 'Ändern & 100% Club' });
  // Schedules of every kind: with a blank start or end, with the end before the start, lasting weeks, cancelled.
  const moments = [null, -40, -1, 0, 1, 40].map((days) => (days === null ? null : new Date(TEST_NOW.getTime() + days * DAY_MS)));
  for (const startsAt of moments)
    for (const endsAt of moments)
      await addEvent(server.context, {
        unitId: unit.id,
        title: 'Wörkshop in the Hall',
        startsAt,
        endsAt,
        status: startsAt === endsAt ? 'cancelled' : 'planned',
      });
  president = await server.signIn({ role: 'PRESIDENT' });
  student = await server.signIn();
  all = (await president.get('/api/events/events')).json();
});
afterAll(() => server.close());

const search = fc.constantFrom(...words).filter((word) => word.length > 1);
const day = fc.integer({ min: -50, max: 50 }).map((days) => new Date(TEST_NOW.getTime() + days * DAY_MS).toISOString().slice(0, 10));
const sometimes = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 2 });

async function ask<T>(visitor: Visitor, path: string, query: object): Promise<{ items: T[]; total: number }> {
  const defined = Object.entries(query).filter(([, value]) => value !== undefined);
  const response = await visitor.get(`${path}?${new URLSearchParams(defined)}`);
  expect(response.statusCode, response.body).toBe(200);
  return { items: response.json(), total: Number(response.headers['x-total-count']) };
}

const idsOf = (items: readonly { _id: string }[]) => items.map(({ _id }) => _id);
describe('a filtered list of events', () => {
  const filters = (): fc.Arbitrary<EventFilters & { order: EventOrder }> =>
    fc.record({
      order: fc.constantFrom(...EVENT_ORDERS),
      search: sometimes(search),
      unit: sometimes(fc.constantFrom(...new Set(all.map(({ organizing_unit_id }) => organizing_unit_id?._id ?? '')))),
      category: sometimes(fc.constantFrom(...EVENT_CATEGORIES)),
      status: sometimes(fc.constantFrom(...EVENT_STATUSES)),
      from: sometimes(day),
      to: sometimes(day),
    });

  it('matches the filters and the order of the domain rules', async () => {
    await fc.assert(
      fc.asyncProperty(filters(), async ({ order, ...query }) => {
        const wanted = orderEvents(
          all.filter((event) => matchesEventFilters(event, query, timeZone)),
          order,
          TEST_NOW,
        );
        const { items, total } = await ask<Event>(president, '/api/events/events', { order, ...query });
        expect(idsOf(items).toSorted()).toEqual(idsOf(wanted).toSorted());
        expect(idsOf(orderEvents(items, order, TEST_NOW))).toEqual(idsOf(items));
        expect(total).toBe(wanted.length);
      }),
      { numRuns: rounds(60, 600) },
    );
  });

  it('contains, for a student, only the matching events listed for that role', async () => {
    await fc.assert(
      fc.asyncProperty(filters(), async ({ order, ...query }) => {
        const listed = all.filter((event) => isEventListed({ role: 'STUDENT', event }) && matchesEventFilters(event, query, timeZone));
        const { items, total } = await ask<Event>(student, '/api/events/by-role/STUDENT', { order, ...query });
        expect(idsOf(items).toSorted()).toEqual(idsOf(listed).toSorted());
        expect(idsOf(orderEvents(items, order, TEST_NOW))).toEqual(idsOf(items));
        expect(total).toBe(listed.length);
      }),
      { numRuns: rounds(40, 400) },
    );
  });
});

describe('events that clash with the pending room requests of an event', () => {
  it('match the domain rules for the president and are empty for a student', async () => {
    const asking = all.filter(({ room_requests }) => room_requests.some(({ status }) => status === 'Pending'));
    expect(asking.length).toBeGreaterThan(0);
    let found = 0;
    for (const event of asking) {
      const clashing = all.filter((other) => clashesWith(other, event, DEFAULT_INSTITUTE));
      found += clashing.length;
      const { items, total } = await ask<Event>(president, '/api/events/events', { clashing: event._id });
      expect([idsOf(items).toSorted(), total]).toEqual([idsOf(clashing).toSorted(), clashing.length]);
      expect((await ask<Event>(student, '/api/events/events', { clashing: event._id })).items).toEqual([]);
    }
    expect(found).toBeGreaterThan(0);
    expect((await ask<Event>(president, '/api/events/events', { clashing: 'no-event' })).items).toEqual([]);
  });
});
