import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { newId } from '../../db/ids.ts';
import { events, figures } from '../../db/schema.ts';
import { rounds } from '../../testing/tier.ts';
import { type Figure, type FigureName, foldFigures, readFigures, recountFigures, settleFigures } from './figures.repo.ts';
import { newCampus } from './testing/campus.ts';
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

it('keeps every figure as a count by hand has it, whatever happens and in whatever order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const campus = await newCampus();
      const { db, instituteId } = campus;
      const history = new History(campus);
      for (const one of steps) await history.apply(one);
      await settleFigures(db, instituteId, history.now);
      const kept = sorted(await readFigures(db, instituteId, NAMES));
      expect(kept).toEqual(sorted(await countByHand(db, instituteId, history.now)));
      expect(await recountFigures(db, instituteId)).toEqual([]);
      expect(sorted(await readFigures(db, instituteId, NAMES))).toEqual(kept);
      await campus.close();
    }),
    { numRuns: rounds(15, 40), examples: [[OVER_AND_CHANGED]] },
  );
});

it('says what was wrong, and puts it right', async () => {
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

it('loses nothing when many write at once while it folds', async () => {
  const { db, instituteId, units, close } = await newCampus();
  const plan = () =>
    db.insert(events).values({ instituteId, id: newId(), title: 'At once', unitId: units[0], category: 'technical' as const });
  await Promise.all(Array.from({ length: 60 }, (_, index) => (index % 6 === 5 ? foldFigures({ db }) : plan())));
  expect(await readFigures(db, instituteId, ['events'])).toEqual(
    expect.arrayContaining([{ scope: `unit ${units[0]}`, name: 'events', key: 'open', amount: 50 }]),
  );
  await close();
});
