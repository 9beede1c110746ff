import {
  type AdminUnit,
  COORDINATOR_OFFICE,
  checkChangesState,
  checkMovesUnit,
  NOT_ONESELF,
  type PlacedUnit,
  type UnitChangeInput,
  type UnitContactInput,
  type UnitOrder,
  type UnitStateInput,
} from '@quad/domain/administration';
import { accept, type Result, refuse } from '@quad/domain/refusals';
import type { Actor, Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { isDuplicate } from '../../db/errors.ts';
import { mapPage, type Page, type PageRequest, type SortCursor } from '../../db/pages.ts';
import { type AuditEntry, auditedTransaction, difference } from '../audit/audit.service.ts';
import { handOver } from '../imports/imports.service.ts';
import { followRename } from '../public-pages/publicPages.service.ts';
import { findUnitEntry, findUnitPage, lockTree, saveUnit, type UnitEntry, type UnitFilters } from './units.repo.ts';

/** Lists all units in the requested order (access M6, docs/specification/administration.md#administration-units). */
export async function listUnits(
  { db, instituteId }: Context,
  wanted: UnitFilters & { readonly order: UnitOrder | undefined },
  page: PageRequest<SortCursor>,
): Promise<Page<AdminUnit, SortCursor>> {
  return mapPage(await findUnitPage(db, instituteId, wanted, page), toAdminUnit);
}

interface AdministrationParams<Input> {
  readonly actor: Actor;
  readonly unitId: string;
  readonly input: Input;
}

const UNKNOWN = refuse('NOT_FOUND', 'This unit does not exist.');

interface LockedUnit {
  readonly unit: UnitEntry['unit'];
  readonly placed: PlacedUnit;
  readonly all: readonly PlacedUnit[];
}

/** Changes a unit while all units are locked, and returns its new state. Refused if the actor is its contact. */
function administer(
  context: Context,
  { actor, unitId }: AdministrationParams<unknown>,
  change: (tx: Database, held: LockedUnit) => Promise<Result<AuditEntry | undefined>>,
): Promise<Result<AdminUnit>> {
  const { instituteId } = context;
  return auditedTransaction(context, { actor }, async (tx) => {
    const all = await lockTree(tx, instituteId);
    const placed = all.find(({ id }) => id === unitId);
    const entry = placed && (await findUnitEntry(tx, instituteId, unitId));
    if (!entry) return UNKNOWN;
    if (entry.contact?.id === actor.userId) return refuse('FORBIDDEN', NOT_ONESELF);
    const audit = await change(tx, { unit: entry.unit, placed, all });
    if (!audit.ok) return audit;
    const after = await findUnitEntry(tx, instituteId, unitId);
    return after ? accept({ value: toAdminUnit(after), audit: audit.value }) : UNKNOWN;
  });
}

const TAKEN = 'There is an organizational unit with this name already.';

/** Changes the name and attributes of a unit, or moves it under another parent (access M6). */
export async function changeUnit(context: Context, params: AdministrationParams<UnitChangeInput>): Promise<Result<AdminUnit>> {
  const { parent_unit_id: parentUnitId, ...input } = params.input;
  const changes = { ...input, parentUnitId };
  try {
    return await administer(context, params, async (tx, { unit, placed, all }) => {
      const moves = checkMovesUnit(placed, parentUnitId, all);
      if (!moves.ok) return moves;
      const detail = difference(unit, changes);
      if (Object.keys(detail).length === 0) return accept(undefined);
      await saveUnit(tx, unit, { ...changes, updatedAt: context.clock() });
      if (changes.name !== unit.name)
        await followRename(tx, { instituteId: context.instituteId, kind: 'unit', id: unit.id, title: changes.name });
      return accept({ action: 'unit.update', subjectId: unit.id, detail });
    });
  } catch (error) {
    if (!isDuplicate(error, 'org_units_name')) throw error;
    return refuse('DUPLICATE', TAKEN, { name: TAKEN });
  }
}

/** Archives or restores a unit (access M6). */
export function changeUnitState(context: Context, params: AdministrationParams<UnitStateInput>): Promise<Result<AdminUnit>> {
  const { state } = params.input;
  return administer(context, params, async (tx, { unit, placed, all }) => {
    const changes = checkChangesState(placed, state, all);
    if (!changes.ok) return changes;
    await saveUnit(tx, unit, { isActive: state === 'active', updatedAt: context.clock() });
    return accept({ action: state === 'active' ? 'unit.restore' : 'unit.archive', subjectId: unit.id, detail: { name: unit.name } });
  });
}

/** Changes the contact of a unit as an import of offices does (access M6), including the audit entries. */
export function changeUnitContact(context: Context, params: AdministrationParams<UnitContactInput>): Promise<Result<AdminUnit>> {
  return administer(context, params, async (tx, { unit }) => {
    const values = { office: COORDINATOR_OFFICE, unit: unit.name, email: params.input.email, tenure: '', until: '' };
    const result = await handOver(tx, { ...context, actorId: params.actor.userId }, values);
    if (result?.rowStatus !== 'wrong') return accept(undefined);
    return refuse(result.note === NOT_ONESELF ? 'FORBIDDEN' : 'CONFLICT', result.note, { email: result.note });
  });
}

function toAdminUnit({ unit, parent, contact }: UnitEntry): AdminUnit {
  return {
    _id: unit.id,
    name: unit.name,
    type: unit.type,
    category: unit.category,
    description: unit.description,
    parent: parent && { _id: parent.id, name: parent.name },
    is_active: unit.isActive,
    contact_email: unit.contactEmail,
    contact: contact && { _id: contact.id, name: contact.name },
  };
}
