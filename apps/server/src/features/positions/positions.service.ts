import { gensecScope } from '@quad/domain/access';
import { type Position, type PositionActor, type PositionHolder, seesPositionHolder, seesPositionsOf } from '@quad/domain/positions';
import { accept, type Outcome, refuse } from '@quad/domain/refusals';
import type { Actor, Context } from '../../context.ts';
import { personExists } from '../accounts/accounts.service.ts';
import { type Among, findPositionHolders, findPositions } from './positions.repo.ts';
import { toPosition } from './toPosition.ts';
import { toOwnPositionHolder, toPositionHolder } from './toPositionHolder.ts';

/** The positions that the asker may see, by title (access P1). */
export async function listPositions({ db, instituteId }: Context, actor: Actor): Promise<Position[]> {
  const isStudent = actor.role === 'STUDENT';
  const among = isStudent ? {} : ownUnits(actor);
  const entries = among ? await findPositions(db, instituteId, among) : [];
  const seen = entries.filter(({ unit }) => seesPositionsOf(asPositionActor(actor), unit));
  return seen.map((entry) => toPosition(entry, { withAddresses: !isStudent }));
}

/** The position holders that the asker may see, newest tenure first (access P2). */
export async function listPositionHolders({ db, instituteId }: Context, actor: Actor): Promise<PositionHolder[]> {
  const isStudent = actor.role === 'STUDENT';
  const among = isStudent ? { userId: actor.userId } : ownUnits(actor);
  const entries = among ? await findPositionHolders(db, instituteId, among) : [];
  return entries
    .filter(({ person, unit }) => seesPositionHolder(asPositionActor(actor), { userId: person.id, unit }))
    .map((entry) => toPositionHolder(entry, { withAddresses: !isStudent }));
}

/** The positions of a unit, for whoever looks after it (access U3). */
export async function listPositionsOfUnit({ db, instituteId }: Context, unitId: string): Promise<Position[]> {
  return (await findPositions(db, instituteId, { unitId })).map((entry) => toPosition(entry, { withAddresses: true }));
}

/** Who holds or held a position of a unit, for whoever looks after it (access U3). */
export async function listPositionHoldersOfUnit({ db, instituteId }: Context, unitId: string): Promise<PositionHolder[]> {
  return (await findPositionHolders(db, instituteId, { unitId })).map((entry) => toPositionHolder(entry, { withAddresses: true }));
}

/** What one person holds or held: oneself, or anybody for office-bearers (access P3). */
export async function listPositionHoldersOfUser(
  { db, instituteId }: Context,
  actor: Actor,
  userId: string,
): Promise<Outcome<PositionHolder[]>> {
  const isOwn = userId === actor.userId;
  if (!isOwn && actor.role === 'STUDENT') return refuse('FORBIDDEN', 'You can see your own positions only.');
  if (!isOwn && !(await personExists(db, instituteId, userId))) return refuse('NOT_FOUND', 'This person does not exist.');
  const entries = await findPositionHolders(db, instituteId, { userId });
  return accept(entries.map((entry) => toOwnPositionHolder(entry, { withAddresses: actor.role !== 'STUDENT' })));
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
