import type { Context } from '../../../context.ts';
import { newId } from '../../../db/ids.ts';
import { positionHolders, positions } from '../../../db/schema.ts';
import { TEST_NOW } from '../../../testing/testApp.ts';

type Insert<T extends { $inferInsert: object }> = Partial<T['$inferInsert']>;

let counter = 0;

/** Adds a position with one place; the given values override the defaults. */
export async function addPosition({ db, instituteId }: Context, overrides: Insert<typeof positions> & { unitId: string }) {
  counter += 1;
  const position = {
    instituteId,
    id: newId(),
    title: `Position ${counter}`,
    positionType: 'Core Member',
    responsibilities: ['Keep the books'],
    createdAt: TEST_NOW,
    updatedAt: TEST_NOW,
    ...overrides,
  } satisfies typeof positions.$inferInsert;
  await db.insert(positions).values(position);
  return position;
}

/** Adds an active position holder of this tenure; the given values override the defaults. */
export async function addPositionHolder(
  { db, instituteId }: Context,
  overrides: Insert<typeof positionHolders> & { userId: string; positionId: string },
) {
  const positionHolder = {
    instituteId,
    id: newId(),
    tenureYear: '2026-2027',
    createdAt: TEST_NOW,
    updatedAt: TEST_NOW,
    ...overrides,
  } satisfies typeof positionHolders.$inferInsert;
  await db.insert(positionHolders).values(positionHolder);
  return positionHolder;
}
