import { type AdminPosition, checkPlaces, type Holding, NOT_ONESELF, type PositionChangeInput } from '@quad/domain/administration';
import type { PositionHolderStatus, PositionOrder } from '@quad/domain/positions';
import { accept, type Result, refuse } from '@quad/domain/refusals';
import type { Actor, Context } from '../../context.ts';
import { refuseDuplicate } from '../../db/errors.ts';
import { isUuid } from '../../db/ids.ts';
import { emptyPage, mapPage, type Page, type PageRequest, readPage, type SortCursor } from '../../db/pages.ts';
import { auditedTransaction, difference } from '../audit/audit.service.ts';
import {
  countPositions,
  findOccupancy,
  findPositionPage,
  type HolderCursor,
  holdsNow,
  lockPosition,
  type Occupancy,
  type PositionEntry,
  type PositionHolderEntry,
  savePosition,
  sortPositions,
} from './positions.repo.ts';
import { readHoldings } from './positions.service.ts';

interface PositionFilters {
  readonly search?: string | undefined;
  /** Id of the unit. */
  readonly unit?: string | undefined;
  readonly order?: PositionOrder | undefined;
}

/**
 * Lists all positions with the number of current and of all holders (access M9,
 * docs/specification/administration.md#administration-positions).
 */
export async function listAdminPositions(
  { db, instituteId }: Context,
  { search, unit, order }: PositionFilters,
  page: PageRequest<SortCursor>,
): Promise<Page<AdminPosition, SortCursor>> {
  if (unit !== undefined && !isUuid(unit)) return emptyPage();
  const filters = { search, unitId: unit };
  const sorting = sortPositions(order);
  const found = await readPage(page, {
    read: (limit, after) => findPositionPage(db, instituteId, filters, { limit, after }, sorting),
    cursorOf: sorting.cursorOf,
    count: () => countPositions(db, instituteId, filters),
  });
  const ids = found.items.map(({ position }) => position.id);
  const taken = await findOccupancy(db, instituteId, ids);
  return mapPage(found, (entry) => toAdminPosition(entry, taken.get(entry.position.id)));
}

interface HoldingQuery {
  /** Id of the position. */
  readonly position?: string | undefined;
  readonly status?: PositionHolderStatus | undefined;
  readonly search?: string | undefined;
}

/** Lists current and former holders of positions, newest tenure first (access M9). */
export async function listHoldings(
  context: Context,
  { position, status, search }: HoldingQuery,
  page: PageRequest<HolderCursor>,
): Promise<Page<Holding, HolderCursor>> {
  if (position !== undefined && !isUuid(position)) return emptyPage();
  return mapPage(await readHoldings(context, { positionId: position, status, search }, page), toHolding);
}

const UNKNOWN = refuse('NOT_FOUND', 'This position does not exist.');
const TAKEN_TITLE = 'This unit already has a position with this title.';

interface ChangeParams {
  readonly actor: Actor;
  readonly positionId: string;
  readonly input: PositionChangeInput;
}

/**
 * Changes the title, type and number of places of a position (access M9). Locks the position, as an appointment does, so that a removed
 * place cannot be filled at the same time.
 */
export function changePosition(context: Context, { actor, positionId, input }: ChangeParams): Promise<Result<AdminPosition>> {
  const { clock, instituteId } = context;
  return refuseDuplicate(refuse('DUPLICATE', TAKEN_TITLE, { title: TAKEN_TITLE }), () =>
    auditedTransaction(context, { actor }, async (tx) => {
      const entry = await lockPosition(tx, instituteId, positionId);
      if (!entry) return UNKNOWN;
      const { position, unit } = entry;
      if (actor.unit?.id === unit.id || (await holdsNow(tx, position, actor.userId))) return refuse('FORBIDDEN', NOT_ONESELF);
      const taken = (await findOccupancy(tx, instituteId, [positionId])).get(positionId);
      const changes = {
        title: input.title,
        positionType: input.position_type,
        description: input.description,
        positionCount: input.position_count,
      };
      const detail = difference(position, changes);
      if (Object.keys(detail).length === 0) return accept({ value: toAdminPosition(entry, taken), audit: undefined });
      const allowed = checkPlaces(input.position_count, taken?.most ?? 0);
      if (!allowed.ok) return allowed;
      await savePosition(tx, position, { ...changes, updatedAt: clock() });
      const value = toAdminPosition({ unit, position: { ...position, ...changes } }, taken);
      return accept({ value, audit: { action: 'position.update', subjectId: positionId, detail } });
    }),
  );
}

function toAdminPosition({ position, unit }: PositionEntry, taken: Occupancy | undefined): AdminPosition {
  return {
    _id: position.id,
    title: position.title,
    position_type: position.positionType,
    description: position.description,
    position_count: position.positionCount,
    unit: { _id: unit.id, name: unit.name },
    active_count: taken?.active ?? 0,
    holder_count: taken?.all ?? 0,
  };
}

function toHolding({ positionHolder, person, position, unit }: PositionHolderEntry): Holding {
  return {
    _id: positionHolder.id,
    position: { _id: position.id, title: position.title, unit: unit.name },
    person: { _id: person.id, name: person.name, username: person.email },
    tenure: positionHolder.tenureYear,
    status: positionHolder.status,
    appointed_on: positionHolder.appointmentDate,
  };
}
