import { and, eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Database } from '../../db/connection.ts';
import { newId } from '../../db/ids.ts';
import { events, figures, users } from '../../db/schema.ts';
import { ENGINE } from '../../testing/database.ts';
import { rounds } from '../../testing/tier.ts';
import { completePastEventsOf, type Figure, type FigureName, foldFigures, readFigures, recountFigures } from './figures.repo.ts';
import { type Campus, newCampus } from './testing/campus.ts';
import { countByHand } from './testing/countByHand.ts';
import { History } from './testing/history.ts';
import { OVER_AND_CHANGED, step } from './testing/steps.ts';

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

function sorted(list: readonly Figure[]): string[] {
  return list.map(({ scope, name, key, amount }) => `${scope} / ${name} / ${key}: ${amount}`).sort();
}

it('keeps every figure equal to an independent count after any history of changes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const campus = await newCampus();
      const { db, instituteId } = campus;
      const history = new History(campus);
      for (const one of steps) await history.apply(one);
      await completePastEventsOf(db, instituteId, history.now);
      const stored = sorted(await readFigures(db, instituteId, NAMES));
      expect(stored).toEqual(sorted(await countByHand(db, instituteId, history.now)));
      expect(await recountFigures(db, instituteId)).toEqual([]);
      expect(sorted(await readFigures(db, instituteId, NAMES))).toEqual(stored);
      await campus.close();
    }),
    { numRuns: rounds(15, 40), examples: [[OVER_AND_CHANGED]] },
  );
});

it('reports and corrects a wrong figure in a recount', async () => {
  const { db, instituteId, close } = await newCampus();
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

it('loses no changes when rows are written while figures are folded', async () => {
  const { db, instituteId, units, close } = await newCampus();
  const plan = () =>
    db.insert(events).values({ instituteId, id: newId(), title: 'At once', unitId: units[0], category: 'technical' as const });
  await Promise.all(Array.from({ length: 60 }, (_, index) => (index % 6 === 5 ? foldFigures({ db }) : plan())));
  expect(await readFigures(db, instituteId, ['events'])).toEqual(
    expect.arrayContaining([{ scope: `unit ${units[0]}`, name: 'events', key: 'open', amount: 50 }]),
  );
  await close();
});

describe.runIf(ENGINE === 'postgres')('a recount of figures', () => {
  const plan = (db: Database, { instituteId, units }: Campus) =>
    db.insert(events).values({ instituteId, id: newId(), title: 'Meanwhile', unitId: units[0], category: 'technical' as const });

  it('blocks writers of its own institute only', async () => {
    const [campus, neighbour] = [await newCampus(), await newCampus()];
    const [counted, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const recount = campus.db.transaction(async (tx) => {
      await recountFigures(tx, campus.instituteId);
      counted.resolve();
      await over.promise;
    });
    await counted.promise;
    await plan(neighbour.db, neighbour);
    const own = plan(campus.db, campus).execute();
    await somebodyWaits(campus.db);
    over.resolve();
    await Promise.all([recount, own]);
    await Promise.all([campus.close(), neighbour.close()]);
  });

  it('waits for open transactions that have already written', async () => {
    const campus = await newCampus();
    const { db, instituteId } = campus;
    const recount = await db.transaction(async (tx) => {
      const person = { instituteId, id: newId(), name: 'Asha Rao', email: `${newId()}@campus.example` };
      await tx.insert(users).values({ ...person, emailVerified: true, onboardingComplete: true });
      const begun = db.transaction((other) => recountFigures(other, instituteId));
      await somebodyWaits(db);
      await plan(tx, campus);
      return { begun };
    });
    expect(await recount.begun).toEqual([]);
    await campus.close();
  });
});

/** Resolves once a transaction waits for an advisory lock. */
async function somebodyWaits(db: Database): Promise<void> {
  const waiting = async () => {
    const { rows } = await db.execute(sql`
      select 1 from pg_locks where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`);
    return rows.length;
  };
  await expect.poll(waiting).toBeGreaterThan(0);
}
