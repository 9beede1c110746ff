import { gensecScope } from '@quad/domain/access';
import type { HolderOrder, Position, PositionActor, PositionHolder, PositionOrder } from '@quad/domain/positions';
import { accept, type Result, refuse } from '@quad/domain/refusals';
import type { Actor, Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { isUuid } from '../../db/ids.ts';
import { emptyPage, mapPage, type Page, type PageRequest, readPage, type SortCursor } from '../../db/pages.ts';
import { personExists } from '../accounts/accounts.service.ts';
import {
  countHoldings,
  countPositions,
  findHolderPage,
  findPositionHolders,
  findPositionNames,
  findPositionPage,
  HolderCursor,
  type HoldingFilters,
  type PositionHolderEntry,
  sortPositions,
} from './positions.repo.ts';
import { toPosition } from './toPosition.ts';
import { toOwnPositionHolder, toPositionHolder } from './toPositionHolder.ts';

export { HolderCursor };

interface PositionQuery {
  readonly search?: string | undefined;
  /** Id of the unit. */
  readonly unit?: string | undefined;
}

/** The positions that the requester may see (access P1). Implements the domain's `seesPositionsOf` in SQL. */
export async function listPositions(
  { db, instituteId }: Context,
  actor: Actor,
  { search, unit, order }: PositionQuery & { readonly order?: PositionOrder | undefined },
  page: PageRequest<SortCursor>,
): Promise<Page<Position, SortCursor>> {
  const isStudent = actor.role === 'STUDENT';
  const filters = ofUnit(isStudent ? {} : ownUnits(actor), unit);
  if (!filters) return emptyPage();
  const wanted = { ...filters, search };
  const sorting = sortPositions(order);
  const found = await readPage(page, {
    read: (limit, after) => findPositionPage(db, instituteId, wanted, { limit, after }, sorting),
    cursorOf: sorting.cursorOf,
    count: () => countPositions(db, instituteId, wanted),
  });
  return mapPage(found, (entry) => toPosition(entry, { withAddresses: !isStudent }));
}

interface HolderQuery extends PositionQuery {
  readonly status?: PositionHolder['status'] | undefined;
  readonly tenure?: string | undefined;
  readonly order?: HolderOrder | undefined;
}

/** The position holders that the requester may see (access P2). Implements the domain's `seesPositionHolder` in SQL. */
export async function listPositionHolders(
  context: Context,
  actor: Actor,
  { unit, order, ...query }: HolderQuery,
  page: PageRequest<HolderCursor>,
): Promise<Page<PositionHolder, HolderCursor>> {
  const isStudent = actor.role === 'STUDENT';
  const filters = ofUnit(isStudent ? { userId: actor.userId } : ownUnits(actor), unit);
  if (!filters) return emptyPage();
  const found = await readHoldings(context, { ...filters, ...query }, page, order);
  return mapPage(found, (entry) => toPositionHolder(entry, { withAddresses: !isStudent }));
}

/** A page of position holders: first finds their places, then reads the rows of these. */
export async function readHoldings(
  { db, instituteId }: Context,
  filters: HoldingFilters,
  page: PageRequest<HolderCursor>,
  order?: HolderOrder,
): Promise<Page<PositionHolderEntry, HolderCursor>> {
  const places = await readPage(page, {
    read: (limit, after) => findHolderPage(db, instituteId, { ...filters, order }, { limit, after }),
    cursorOf: (place) => place,
    count: () => countHoldings(db, instituteId, filters),
  });
  const ids = places.items.map(({ id }) => id);
  const entries = ids.length > 0 ? await findPositionHolders(db, instituteId, ids) : [];
  const byId = new Map(entries.map((entry) => [entry.positionHolder.id, entry]));
  return { ...places, items: ids.flatMap((id) => byId.get(id) ?? []) };
}

/** Restricts what somebody may see to one unit; undefined if nothing is left. */
function ofUnit(seen: Pick<HoldingFilters, 'unitId' | 'category' | 'userId'> | undefined, unit: string | undefined) {
  if (!seen || unit === undefined) return seen;
  return isUuid(unit) && (seen.unitId ?? unit) === unit ? { ...seen, unitId: unit } : undefined;
}

/** Titles and units of the positions that exist. */
export async function namePositions(db: Database, instituteId: string, ids: readonly string[]) {
  return ids.length === 0 ? [] : findPositionNames(db, instituteId, ids);
}

/** The first positions of a unit by title, for those who manage it (access U3). */
export async function listPositionsOfUnit({ db, instituteId }: Context, unitId: string, limit: number): Promise<Position[]> {
  const entries = await findPositionPage(db, instituteId, { unitId }, { limit, after: undefined });
  return entries.map((entry) => toPosition(entry, { withAddresses: true }));
}

/**
 * The first current and former holders of a unit's positions, newest tenure first, and the number of current ones, for those who manage it
 * (access U3).
 */
export async function listPositionHoldersOfUnit(
  context: Context,
  unitId: string,
  limit: number,
): Promise<{ holders: PositionHolder[]; activeCount: number }> {
  const { db, instituteId } = context;
  const [{ items }, active] = await Promise.all([
    readHoldings(context, { unitId }, { limit, after: undefined }),
    countHoldings(db, instituteId, { unitId, status: 'active' }),
  ]);
  return { holders: items.map((entry) => toPositionHolder(entry, { withAddresses: true })), activeCount: active.count };
}

/** The current and former positions of one person. Students may ask about themselves only (access P3). */
export async function listPositionHoldersOfUser(
  context: Context,
  actor: Actor,
  userId: string,
  page: PageRequest<HolderCursor>,
): Promise<Result<Page<PositionHolder, HolderCursor>>> {
  const { db, instituteId } = context;
  const isOwn = userId === actor.userId;
  if (!isOwn && actor.role === 'STUDENT') return refuse('FORBIDDEN', 'You can see your own positions only.');
  if (!isOwn && !(await personExists(db, instituteId, userId))) return refuse('NOT_FOUND', 'This person does not exist.');
  const found = await readHoldings(context, { userId }, page);
  return accept(mapPage(found, (entry) => toOwnPositionHolder(entry, { withAddresses: actor.role !== 'STUDENT' })));
}

/** Converts the actor for the domain's rules about positions. */
export function asPositionActor({ userId, role, unit }: Actor): PositionActor {
  return { id: userId, role, unit };
}

/** The units that an office-bearer is responsible for; undefined for none. */
function ownUnits({ role, unit }: Actor): Pick<HoldingFilters, 'unitId' | 'category'> | undefined {
  if (role === 'PRESIDENT') return {};
  if (role === 'CLUB_COORDINATOR') return unit && { unitId: unit.id };
  const scope = gensecScope(role);
  return scope && { category: scope.unit };
}
