// The filters of lists in the database select the same items in the same order as the domain's functions.
import {
  achievements,
  callKey,
  feedback,
  type ListEndpoint,
  orgUnits,
  positions as positionCalls,
  skills,
} from '@quad/api-client/contract';
import { ACHIEVEMENT_STATES, ACHIEVEMENT_TYPES, type Achievement, matchesAchievementFilters } from '@quad/domain/achievements';
import { FEEDBACK_STATUS_FILTERS, FEEDBACK_TYPE_FILTERS, type Feedback, filterFeedback } from '@quad/domain/feedback';
import { matchesHolderFilters, matchesPositionFilters, type Position, type PositionHolder } from '@quad/domain/positions';
import { matchesUserSkillFilters, PROFICIENCY_LEVELS, SKILL_ENDORSEMENTS, SKILL_TYPES, type UserSkill } from '@quad/domain/skills';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDemo } from './db/seed/seedDemo.ts';
import { addAchievement, addUserSkill } from './features/endorsements/testing/records.ts';
import { TEST_NOW, type TestApp, testApp, type Visitor } from './testing/testApp.ts';
import { rounds } from './testing/tier.ts';

const MINUTE_MS = 60_000;

let server: TestApp;
let president: Visitor;
let student: Visitor;

beforeAll(async () => {
  server = await testApp();
  await seedDemo(server.context, server.connection.acrossInstitutes);
  president = await server.signIn({ role: 'PRESIDENT' });
  student = await server.signIn();
  const texts = ['Robo Race', 'ROBÓ finals', '100% attendance', 'Vocal, solo', ''];
  for (let number = 0; number < 40; number += 1) {
    const createdAt = new Date(TEST_NOW.getTime() - (number % 9) * MINUTE_MS);
    const settled = number % 3 === 0 ? { at: TEST_NOW, by: president.userId } : { at: null, by: null };
    await addAchievement(server.context, {
      userId: student.userId,
      createdAt,
      title: `${texts[number % 5]} ${number}`,
      description: texts[(number + 2) % 5] ?? '',
      category: ['Robotics', ' robotics ', 'Músic', ''][number % 4] ?? '',
      level: ['National', 'national ', 'Inter-hostel', ''][number % 4] ?? '',
      type: ACHIEVEMENT_TYPES[number % 5] ?? 'other',
      dateAchieved: `2026-10-${10 + (number % 7)}`,
      verifiedAt: settled.at,
      verifiedBy: settled.by,
    });
    await addUserSkill(server.context, {
      userId: student.userId,
      createdAt,
      skillType: SKILL_TYPES[number % 5] ?? 'other',
      proficiency: PROFICIENCY_LEVELS[number % 4] ?? 'expert',
      endorsedAt: settled.at,
      endorsedBy: settled.by,
    });
  }
});
afterAll(() => server.close());

const sometimes = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 2 });
const oneOf = <T>(...values: readonly T[]) => sometimes(fc.constantFrom(...values));
const idsOf = (items: readonly { _id: string }[]) => items.map(({ _id }) => _id);

/** Reads a list in small pages, and its total count. */
async function ask<Item>(visitor: Visitor, path: string, query: object): Promise<{ items: Item[]; total: number }> {
  const entries = Object.entries<string | undefined>({ limit: '7', ...query }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  const items: Item[] = [];
  let total = Number.NaN;
  for (let address: string | undefined = `${path}?${new URLSearchParams(entries)}`; address; ) {
    const response = await visitor.get(address);
    expect(response.statusCode, response.body).toBe(200);
    items.push(...response.json());
    if (Number.isNaN(total)) total = Number(response.headers['x-total-count']);
    address = /<([^>]*)>/.exec(String(response.headers.link ?? ''))?.[1];
  }
  return { items, total };
}

interface Narrowed<Item, Filters> {
  readonly call: ListEndpoint;
  readonly reader: () => Visitor;
  readonly path: () => string;
  readonly filters: (all: readonly Item[]) => fc.Arbitrary<Filters>;
  readonly wanted: (all: readonly Item[], filters: Filters) => readonly Item[];
}

const unitIdOf = ({ position_id }: PositionHolder) => (typeof position_id?.unit_id === 'object' ? position_id.unit_id?._id : undefined);

function narrowed<Item extends { _id: string }, Filters extends object>(list: Narrowed<Item, Filters>) {
  return list as unknown as Narrowed<{ _id: string }, object>;
}

const LISTS = [
  narrowed<Position, Parameters<typeof matchesPositionFilters>[1]>({
    call: positionCalls.all,
    reader: () => president,
    path: () => positionCalls.all.path,
    filters: (all) =>
      fc.record({
        search: oneOf('co', 'robotics', 'cóordinator club', 'LEAD', 'zz', '100%'),
        unit: oneOf(...all.flatMap(({ unit_id }) => unit_id?._id ?? []), 'no-unit'),
      }),
    wanted: (all, filters) => all.filter((each) => matchesPositionFilters(each, filters)),
  }),
  narrowed<PositionHolder, Parameters<typeof matchesHolderFilters>[1]>({
    call: positionCalls.holders,
    reader: () => president,
    path: () => positionCalls.holders.path,
    filters: (all) => {
      const person = all.flatMap(({ user_id }) => (typeof user_id === 'object' && user_id ? [user_id] : []))[0];
      return fc.record({
        search: oneOf('co', 'POR-', 'zz', ...[person?.personal_info.name, person?.username, person?.user_id, all[0]?.por_id].map(String)),
        status: oneOf('active', 'completed', 'terminated'),
        tenure: oneOf(...all.map(({ tenure_year }) => tenure_year)),
        unit: oneOf(...all.flatMap((each) => unitIdOf(each) ?? [])),
      });
    },
    wanted: (all, filters) => all.filter((each) => matchesHolderFilters(each, filters)),
  }),
  narrowed<
    Feedback,
    { type: (typeof FEEDBACK_TYPE_FILTERS)[number] | undefined; status: (typeof FEEDBACK_STATUS_FILTERS)[number] | undefined }
  >({
    call: feedback.list,
    reader: () => president,
    path: () => feedback.list.path,
    filters: () => fc.record({ type: oneOf(...FEEDBACK_TYPE_FILTERS), status: oneOf(...FEEDBACK_STATUS_FILTERS) }),
    wanted: (all, { type = 'All', status = 'All' }) => filterFeedback(all, { type, status }),
  }),
  narrowed<UserSkill, Parameters<typeof matchesUserSkillFilters>[1]>({
    call: skills.byUser,
    reader: () => student,
    path: () => `/api/skills/user-skills/${student.userId}`,
    filters: () =>
      fc.record({
        proficiency: oneOf(...PROFICIENCY_LEVELS),
        endorsement: oneOf(...SKILL_ENDORSEMENTS),
        type: oneOf(...SKILL_TYPES),
      }),
    wanted: (all, filters) => all.filter((each) => matchesUserSkillFilters(each, filters)),
  }),
  narrowed<Achievement, Parameters<typeof matchesAchievementFilters>[1]>({
    call: achievements.byUser,
    reader: () => student,
    path: () => `/api/achievements/${student.userId}`,
    filters: () =>
      fc.record({
        search: oneOf('robo', 'ROBÓ race', '100%', 'vocal solo', 'technical', 'robotics', 'nowhere', '_%'),
        category: oneOf('robotics', ' Music ', 'none', ''),
        state: oneOf(...ACHIEVEMENT_STATES),
        level: oneOf('NATIONAL', 'inter-hostel', 'state'),
      }),
    wanted: (all, filters) => all.filter((each) => matchesAchievementFilters(each, filters)),
  }),
];

describe('list filters', () => {
  it.each(LISTS.map((list) => [callKey(list.call), list] as const))(
    'return the same items as the domain functions: %s',
    async (_, list) => {
      const { items: all } = await ask<{ _id: string }>(list.reader(), list.path(), { limit: '1000' });
      expect(all.length).toBeGreaterThan(5);
      await fc.assert(
        fc.asyncProperty(list.filters(all), async (filters) => {
          const wanted = idsOf(list.wanted(all, filters));
          const { items, total } = await ask<{ _id: string }>(list.reader(), list.path(), {
            limit: String(Math.max(7, Math.ceil(all.length / 3))),
            ...filters,
          });
          expect([idsOf(items), total]).toEqual([wanted, wanted.length]);
        }),
        { numRuns: rounds(30, 300) },
      );
    },
  );
});

it('sorts achievements by creation time across pages', async () => {
  const { items } = await ask<Achievement>(student, `/api/achievements/${student.userId}`, { order: 'newest' });
  const moments = items.map(({ created_at = '' }) => created_at);
  expect(moments).toHaveLength(40);
  expect(moments).toEqual(moments.toSorted().reverse());
  expect(new Set(idsOf(items)).size).toBe(40);
});

it('finds a unit by its contact address, in any case', async () => {
  const { items: all } = await ask<{ _id: string; contact_info: { email: string } }>(president, orgUnits.list.path, {});
  const [unit] = all;
  const { items, total } = await ask<{ _id: string }>(president, orgUnits.list.path, { contact: unit?.contact_info.email.toUpperCase() });
  expect([idsOf(items), total]).toEqual([[unit?._id], 1]);
  expect((await ask(president, orgUnits.list.path, { contact: 'nobody@campus.example' })).items).toEqual([]);
});
