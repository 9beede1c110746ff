import { gensecScope } from '@quad/domain/access';
import { type Position, type PositionActor, type PositionHolder, seesHolding, seesPositionsOf } from '@quad/domain/positions';
import { accept, type Outcome, refuse } from '@quad/domain/refusals';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Actor, Context } from '../../context.ts';
import { orgUnits, positionHolders } from '../../db/schema.ts';
import { findHoldings, findPositions, personExists } from './positions.repo.ts';
import { toHolder, toOwnHolding } from './toHolder.ts';
import { toPosition } from './toPosition.ts';

/** The positions that the asker may see, by title (access P1). */
export async function listPositions({ db, instituteId }: Context, actor: Actor): Promise<Position[]> {
  const entries = await findPositions(db, instituteId, actor.role === 'STUDENT' ? undefined : ofOwnUnits(actor));
  const seen = entries.filter(({ unit }) => seesPositionsOf(asPositionActor(actor), unit));
  return seen.map((entry) => toPosition(entry, { withAddresses: actor.role !== 'STUDENT' }));
}

/** The holdings that the asker may see, newest tenure first (access P2). */
export async function listHolders({ db, instituteId }: Context, actor: Actor): Promise<PositionHolder[]> {
  const isStudent = actor.role === 'STUDENT';
  const entries = await findHoldings(db, instituteId, isStudent ? eq(positionHolders.userId, actor.userId) : ofOwnUnits(actor));
  return entries
    .filter(({ person, unit }) => seesHolding(asPositionActor(actor), { userId: person.id, unit }))
    .map((entry) => toHolder(entry, { withAddresses: !isStudent }));
}

/** What one person holds or held: oneself, or anybody for office-bearers (access P3). */
export async function listHoldingsOf({ db, instituteId }: Context, actor: Actor, userId: string): Promise<Outcome<PositionHolder[]>> {
  const isOwn = userId === actor.userId;
  if (!isOwn && actor.role === 'STUDENT') return refuse('FORBIDDEN', 'You can see your own positions only.');
  if (!isOwn && !(await personExists(db, instituteId, userId))) return refuse('NOT_FOUND', 'This person does not exist.');
  const entries = await findHoldings(db, instituteId, eq(positionHolders.userId, userId));
  return accept(entries.map((entry) => toOwnHolding(entry, { withAddresses: actor.role !== 'STUDENT' })));
}

/** The acting person as the rules about positions know them. */
export function asPositionActor({ userId, role, unit }: Actor): PositionActor {
  return { id: userId, role, unit };
}

/** Leaves out in the database what an office-bearer does not look after; the domain has the last word. */
function ofOwnUnits({ role, unit }: Actor): SQL | undefined {
  if (role === 'PRESIDENT') return undefined;
  if (role === 'CLUB_COORDINATOR') return unit ? eq(orgUnits.id, unit.id) : sql`false`;
  const scope = gensecScope(role);
  return scope ? eq(orgUnits.category, scope.unit) : sql`false`;
}
