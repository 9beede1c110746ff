import {
  EVENT_CATEGORIES,
  EVENT_ORDERS,
  EVENT_STATUSES,
  type Event,
  type EventFilters,
  type EventOrder,
  isEventListed,
  isEventWanted,
  orderEvents,
} from '@quad/domain/events';
import { DEFAULT_INSTITUTE } from '@quad/domain/institute';
import {
  filterPositionHolders,
  filterPositions,
  type Position,
  type PositionHolder,
  searchablePositionHolders,
  searchablePositions,
} from '@quad/domain/positions';
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
let positions: Position[];
let holders: PositionHolder[];

beforeAll(async () => {
  server = await testApp();
  await seedDemo(server.context, server.connection.acrossInstitutes);
  const unit = await addUnit(server.context, { name: 'Ändern & 100% Club' });
  // What a schedule may also be: half of it blank, its end before its start, going on for weeks, cancelled.
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
  positions = (await president.get('/api/positions/get-all')).json();
  holders = (await president.get('/api/positions/get-all-position-holder')).json();
});
afterAll(() => server.close());

const search = fc.constantFrom(...words).filter((word) => word.length > 1);
const day = fc.integer({ min: -50, max: 50 }).map((days) => new Date(TEST_NOW.getTime() + days * DAY_MS).toISOString().slice(0, 10));
const sometimes = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 2 });

async function ask<T>(visitor: Visitor, path: string, query: object): Promise<{ items: T[]; total: number }> {
  const asked = Object.entries(query).filter(([, value]) => value !== undefined);
  const response = await visitor.get(`${path}?${new URLSearchParams(asked)}`);
  expect(response.statusCode, response.body).toBe(200);
  return { items: response.json(), total: Number(response.headers['x-total-count']) };
}

const idsOf = (items: readonly { _id: string }[]) => items.map(({ _id }) => _id);
describe('a list of events that is narrowed down', () => {
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

  it('has what the domain lets through, in the order that the domain has', async () => {
    await fc.assert(
      fc.asyncProperty(filters(), async ({ order, ...asked }) => {
        const wanted = orderEvents(
          all.filter((event) => isEventWanted(event, asked, timeZone)),
          order,
          TEST_NOW,
        );
        const { items, total } = await ask<Event>(president, '/api/events/events', { order, ...asked });
        expect(idsOf(items).toSorted()).toEqual(idsOf(wanted).toSorted());
        expect(idsOf(orderEvents(items, order, TEST_NOW))).toEqual(idsOf(items));
        expect(total).toBe(wanted.length);
      }),
      { numRuns: rounds(60, 600) },
    );
  });

  it('has, for a student, what is planned or goes on of it', async () => {
    await fc.assert(
      fc.asyncProperty(filters(), async ({ order, ...asked }) => {
        const listed = all.filter((event) => isEventListed({ role: 'STUDENT', event }) && isEventWanted(event, asked, timeZone));
        const { items, total } = await ask<Event>(student, '/api/events/by-role/STUDENT', { order, ...asked });
        expect(idsOf(items).toSorted()).toEqual(idsOf(listed).toSorted());
        expect(idsOf(orderEvents(items, order, TEST_NOW))).toEqual(idsOf(items));
        expect(total).toBe(listed.length);
      }),
      { numRuns: rounds(40, 400) },
    );
  });
});

it('positions and who holds them are found as the domain finds them', async () => {
  const units = [...new Set(positions.map(({ unit_id }) => unit_id?._id ?? ''))];
  const asked = fc.record({
    search: sometimes(fc.constantFrom('co', 'robotics', 'cóordinator club', 'lead', 'zz')),
    unit: sometimes(fc.constantFrom(...units)),
  });
  const person = holders[0] && typeof holders[0].user_id === 'object' ? holders[0].user_id : undefined;
  const askedOfHolders = fc.record({
    search: sometimes(
      fc.constantFrom(
        'co',
        person?.personal_info.name ?? '',
        person?.username ?? '',
        person?.user_id ?? '',
        'POR-',
        holders[0]?.por_id ?? '',
      ),
    ),
    status: sometimes(fc.constantFrom('active', 'completed', 'terminated')),
    tenure: sometimes(fc.constantFrom(...new Set(holders.map(({ tenure_year }) => tenure_year)))),
    unit: sometimes(fc.constantFrom(...units)),
  });
  await fc.assert(
    fc.asyncProperty(asked, askedOfHolders, async (ofPositions, ofHolders) => {
      const found = filterPositions(
        searchablePositions(positions.filter(({ unit_id }) => (ofPositions.unit ?? unit_id?._id) === unit_id?._id)),
        { search: ofPositions.search ?? '', department: '' },
      );
      expect(idsOf((await ask<Position>(president, '/api/positions/get-all', ofPositions)).items)).toEqual(idsOf(found));
      const unitOf = ({ position_id }: PositionHolder) => (typeof position_id?.unit_id === 'object' ? position_id.unit_id?._id : undefined);
      const { search: sought = '', status = '', tenure = '', unit } = ofHolders;
      const held = filterPositionHolders(
        searchablePositionHolders(holders.filter((holder) => (unit ?? unitOf(holder)) === unitOf(holder))),
        {
          search: sought,
          status,
          tenure,
          department: '',
        },
      );
      const { items, total } = await ask<PositionHolder>(president, '/api/positions/get-all-position-holder', ofHolders);
      expect([idsOf(items), total]).toEqual([idsOf(held), held.length]);
    }),
    { numRuns: rounds(60, 600) },
  );
});
