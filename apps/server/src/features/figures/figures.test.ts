import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../db/connection.ts';
import { newId } from '../../db/ids.ts';
import {
  achievements,
  eventParticipants,
  events,
  figures,
  orgUnits,
  positionHolders,
  positions,
  roomRequests,
  skills,
  userSkills,
  users,
} from '../../db/schema.ts';
import { closeTestDatabase } from '../../testing/database.ts';
import { TEST_NOW, type TestApp, testApp } from '../../testing/testApp.ts';
import { type FigureName, foldFigures, readFigures, recountFigures, settleFigures } from './figures.repo.ts';
import { countByHand } from './testing/countByHand.ts';

const NAMES: FigureName[] = [
  'events',
  'events-by-month',
  'participation',
  'participants-by-month',
  'users',
  'users-by-program',
  'users-by-branch',
  'users-by-batch-year',
  'achievements',
  'achievements-pending',
  'skills-pending',
  'user-skills-pending',
  'active-holdings',
  'room-requests',
];
const HOUR = 3_600_000;
const CATEGORIES = ['technical', 'cultural'] as const;

let server: TestApp;
let db: Database;
afterAll(closeTestDatabase);
beforeAll(async () => {
  server = await testApp();
  db = server.context.db;
});

/** An institute with two units, five people, a position and a skill. */
async function newCampus() {
  const app = await testApp();
  const { instituteId } = app.context;
  const people = await Promise.all(Array.from({ length: 5 }, () => app.addUser()));
  const units = [newId(), newId()] as const;
  await db.insert(orgUnits).values(
    units.map((id, index) => ({
      instituteId,
      id,
      name: `Club ${index}`,
      type: 'Club' as const,
      category: 'scitech' as const,
      contactEmail: `club${index}@campus.example`,
    })),
  );
  const now = TEST_NOW;
  const position = { instituteId, id: newId(), unitId: units[0], title: 'Lead', positionType: 'Member', createdAt: now, updatedAt: now };
  await db.insert(positions).values(position);
  const skill = { instituteId, id: newId(), name: 'Solder', category: 'Craft', type: 'technical' as const, createdAt: now };
  await db.insert(skills).values(skill);
  return { instituteId, people: people.map(({ id }) => id), units, positionId: position.id, skillId: skill.id, close: () => app.close() };
}
type Campus = Awaited<ReturnType<typeof newCampus>>;

/** One write, or the passing of time. Numbers choose among what there is. */
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('plan' as const),
      start: fc.option(fc.integer({ min: -9000, max: 2000 })),
      hours: fc.option(fc.integer({ min: -2, max: 30 })),
      unit: fc.nat(1),
      category: fc.nat(1),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('join' as const), event: fc.nat(), person: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('leave' as const), event: fc.nat(), person: fc.nat() }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('move' as const),
      event: fc.nat(),
      start: fc.integer({ min: -9000, max: 2000 }),
      unit: fc.nat(1),
      category: fc.nat(1),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cancel' as const), event: fc.nat(), back: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('delete' as const), event: fc.nat() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 900 }) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('fold' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('achieve' as const), person: fc.nat(), verified: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('verify' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('claim' as const), person: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('endorse' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('appoint' as const),
      person: fc.nat(),
      status: fc.constantFrom('active' as const, 'completed' as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('study' as const), person: fc.nat(), program: fc.constantFrom('B.Tech', 'PhD', null) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('request' as const), event: fc.nat(), approved: fc.boolean() }) },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** Whatever is drawn by lot, this is among it: an event that is counted changes its month, its people and its state. */
const OVER_AND_CHANGED: Step[] = [
  { do: 'plan', start: -100, hours: 2, unit: 0, category: 0 },
  { do: 'join', event: 0, person: 0 },
  { do: 'join', event: 0, person: 1 },
  { do: 'wait', hours: 1 },
  { do: 'move', event: 0, start: -3000, unit: 1, category: 1 },
  { do: 'wait', hours: 1 },
  { do: 'leave', event: 0, person: 0 },
  { do: 'cancel', event: 0, back: false },
  { do: 'cancel', event: 0, back: true },
  { do: 'wait', hours: 1 },
  { do: 'delete', event: 0 },
];

class History {
  now = TEST_NOW;
  eventIds: string[] = [];
  readonly campus: Campus;

  constructor(campus: Campus) {
    this.campus = campus;
  }

  at(hours: number): Date {
    return new Date(this.now.getTime() + hours * HOUR);
  }

  event(choice: number): string | undefined {
    return this.eventIds[choice % Math.max(this.eventIds.length, 1)];
  }

  person(choice: number): string {
    return this.campus.people[choice % this.campus.people.length] ?? '';
  }

  async apply(one: Step): Promise<void> {
    const { instituteId, units, positionId, skillId } = this.campus;
    const createdAt = this.now;
    switch (one.do) {
      case 'plan': {
        const id = newId();
        const startsAt = one.start === null ? null : this.at(one.start);
        const endsAt = startsAt && one.hours !== null ? new Date(startsAt.getTime() + one.hours * HOUR) : null;
        const category = CATEGORIES[one.category] ?? 'technical';
        await db.insert(events).values({ instituteId, id, title: id, unitId: units[one.unit] ?? '', category, startsAt, endsAt });
        this.eventIds.push(id);
        return;
      }
      case 'join': {
        const eventId = this.event(one.event);
        if (eventId)
          await db
            .insert(eventParticipants)
            .values({ instituteId, eventId, userId: this.person(one.person) })
            .onConflictDoNothing();
        return;
      }
      case 'leave': {
        const eventId = this.event(one.event);
        const ofPerson = and(eq(eventParticipants.eventId, eventId ?? newId()), eq(eventParticipants.userId, this.person(one.person)));
        await db.delete(eventParticipants).where(ofPerson);
        return;
      }
      case 'move': {
        const startsAt = this.at(one.start);
        const change = { startsAt, endsAt: null, unitId: units[one.unit] ?? '', category: CATEGORIES[one.category] ?? 'technical' };
        await db
          .update(events)
          .set(change)
          .where(eq(events.id, this.event(one.event) ?? newId()));
        return;
      }
      case 'cancel':
        await db
          .update(events)
          .set({ status: one.back ? 'planned' : 'cancelled' })
          .where(eq(events.id, this.event(one.event) ?? newId()));
        return;
      case 'delete': {
        const eventId = this.event(one.event);
        await db.delete(events).where(eq(events.id, eventId ?? newId()));
        this.eventIds = this.eventIds.filter((id) => id !== eventId);
        return;
      }
      case 'wait':
        this.now = this.at(one.hours);
        return settleFigures(db, instituteId, this.now);
      case 'fold':
        return foldFigures({ db });
      case 'achieve': {
        const row = {
          instituteId,
          id: newId(),
          userId: this.person(one.person),
          title: 'Won',
          type: 'cultural' as const,
          dateAchieved: '2026-01-01',
        };
        await db.insert(achievements).values({ ...row, createdAt, verifiedAt: one.verified ? createdAt : null });
        return;
      }
      case 'verify':
        await db.update(achievements).set({ verifiedAt: createdAt }).where(eq(achievements.instituteId, instituteId));
        return;
      case 'claim': {
        const row = { instituteId, id: newId(), userId: this.person(one.person), skillId, skillType: 'technical' as const, createdAt };
        await db
          .insert(userSkills)
          .values({ ...row, proficiency: 'expert' })
          .onConflictDoNothing();
        return;
      }
      case 'endorse':
        await db.update(userSkills).set({ endorsedAt: createdAt }).where(eq(userSkills.instituteId, instituteId));
        await db.update(skills).set({ endorsedAt: createdAt }).where(eq(skills.instituteId, instituteId));
        return;
      case 'appoint': {
        const row = { instituteId, id: newId(), userId: this.person(one.person), positionId, tenureYear: '2026-2027', status: one.status };
        const stamped = { ...row, createdAt, updatedAt: createdAt };
        const key = [positionHolders.instituteId, positionHolders.userId, positionHolders.positionId, positionHolders.tenureYear];
        await db
          .insert(positionHolders)
          .values(stamped)
          .onConflictDoUpdate({ target: key, set: { status: one.status } });
        return;
      }
      case 'study':
        await db
          .update(users)
          .set({ program: one.program, branch: one.program })
          .where(eq(users.id, this.person(one.person)));
        return;
      case 'request': {
        const eventId = this.event(one.event);
        if (!eventId) return;
        const room = { room: newId(), roomKey: newId(), date: '2026-12-01', time: '10:00', startsAt: this.now, endsAt: this.at(1) };
        const row = { instituteId, id: newId(), eventId, ...room, requestedBy: this.person(0), requestedAt: createdAt };
        const decision = one.approved ? { status: 'Approved' as const, reviewedBy: this.person(1), decidedAt: createdAt } : {};
        await db.insert(roomRequests).values({ ...row, ...decision });
        return;
      }
    }
  }
}

function sorted(list: readonly { scope: string; name: string; key: string; amount: number }[]): string[] {
  return list.map(({ scope, name, key, amount }) => `${scope} / ${name} / ${key}: ${amount}`).sort();
}

it('keeps every figure as a count by hand has it, whatever happens and in whatever order', { timeout: 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const campus = await newCampus();
      const history = new History(campus);
      for (const one of steps) await history.apply(one);
      await settleFigures(db, campus.instituteId, history.now);
      const kept = sorted(await readFigures(db, campus.instituteId, NAMES));
      expect(kept).toEqual(sorted(await countByHand(db, campus.instituteId, history.now)));
      expect(await recountFigures(db, campus.instituteId)).toEqual([]);
      expect(sorted(await readFigures(db, campus.instituteId, NAMES))).toEqual(kept);
      await campus.close();
    }),
    { numRuns: 40, examples: [[OVER_AND_CHANGED]] },
  );
});

it('says what was wrong, and puts it right', async () => {
  const { instituteId, close } = await newCampus();
  await foldFigures({ db });
  await db
    .update(figures)
    .set({ amount: 7 })
    .where(and(eq(figures.instituteId, instituteId), eq(figures.name, 'users')));
  const expected = { scope: 'institute', name: 'users', key: 'active', amount: 7, counted: 5 };
  expect(await db.transaction((tx) => recountFigures(tx, instituteId))).toEqual([expected]);
  expect(await readFigures(db, instituteId, ['users'])).toEqual([{ scope: 'institute', name: 'users', key: 'active', amount: 5 }]);
  await close();
});

it('loses nothing when many write at once while it folds', async () => {
  const { instituteId, units, close } = await newCampus();
  const plan = () =>
    db.insert(events).values({ instituteId, id: newId(), title: 'At once', unitId: units[0], category: 'technical' as const });
  await Promise.all(Array.from({ length: 60 }, (_, index) => (index % 6 === 5 ? foldFigures({ db }) : plan())));
  expect(await readFigures(db, instituteId, ['events'])).toEqual(
    expect.arrayContaining([{ scope: `unit ${units[0]}`, name: 'events', key: 'open', amount: 50 }]),
  );
  await close();
});
