import { gensecScope } from '@quad/domain/access';
import { type Position, type PositionActor, type PositionHolder, seesHolding, seesPositionsOf } from '@quad/domain/positions';
import { accept, type Outcome, refuse } from '@quad/domain/refusals';
import type { Actor, Context } from '../../context.ts';
import { personExists } from '../accounts/accounts.service.ts';
import { type Among, findHoldings, findPositions } from './positions.repo.ts';
import { toHolder, toOwnHolding } from './toHolder.ts';
import { toPosition } from './toPosition.ts';

/** The positions that the asker may see, by title (access P1). */
export async function listPositions({ db, instituteId }: Context, actor: Actor): Promise<Position[]> {
  const isStudent = actor.role === 'STUDENT';
  const among = isStudent ? {} : ownUnits(actor);
  const entries = among ? await findPositions(db, instituteId, among) : [];
  const seen = entries.filter(({ unit }) => seesPositionsOf(asPositionActor(actor), unit));
  return seen.map((entry) => toPosition(entry, { withAddresses: !isStudent }));
}

/** The holdings that the asker may see, newest tenure first (access P2). */
export async function listHolders({ db, instituteId }: Context, actor: Actor): Promise<PositionHolder[]> {
  const isStudent = actor.role === 'STUDENT';
  const among = isStudent ? { userId: actor.userId } : ownUnits(actor);
  const entries = among ? await findHoldings(db, instituteId, among) : [];
  return entries
    .filter(({ person, unit }) => seesHolding(asPositionActor(actor), { userId: person.id, unit }))
    .map((entry) => toHolder(entry, { withAddresses: !isStudent }));
}

/** The positions of a unit, for whoever looks after it (access U3). */
export async function listPositionsOfUnit({ db, instituteId }: Context, unitId: string): Promise<Position[]> {
  return (await findPositions(db, instituteId, { unitId })).map((entry) => toPosition(entry, { withAddresses: true }));
}

/** Who holds or held a position of a unit, for whoever looks after it (access U3). */
export async function listHoldersOfUnit({ db, instituteId }: Context, unitId: string): Promise<PositionHolder[]> {
  return (await findHoldings(db, instituteId, { unitId })).map((entry) => toHolder(entry, { withAddresses: true }));
}

/** What one person holds or held: oneself, or anybody for office-bearers (access P3). */
export async function listHoldingsOf({ db, instituteId }: Context, actor: Actor, userId: string): Promise<Outcome<PositionHolder[]>> {
  const isOwn = userId === actor.userId;
  if (!isOwn && actor.role === 'STUDENT') return refuse('FORBIDDEN', 'You can see your own positions only.');
  if (!isOwn && !(await personExists(db, instituteId, userId))) return refuse('NOT_FOUND', 'This person does not exist.');
  const entries = await findHoldings(db, instituteId, { userId });
  return accept(entries.map((entry) => toOwnHolding(entry, { withAddresses: actor.role !== 'STUDENT' })));
}

/** The acting person as the rules about positions know them. */
export function asPositionActor({ userId, role, unit }: Actor): PositionActor {
  return { id: userId, role, unit };
}

/** What an office-bearer looks after, so that the rest is not read; undefined for nothing. The domain has the last word. */
function ownUnits({ role, unit }: Actor): Pick<Among, 'unitId' | 'category'> | undefined {
  if (role === 'PRESIDENT') return {};
  if (role === 'CLUB_COORDINATOR') return unit && { unitId: unit.id };
  const scope = gensecScope(role);
  return scope && { category: scope.unit };
}
