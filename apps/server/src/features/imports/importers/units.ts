import { checkMovesUnit, NOT_ONESELF, type PlacedUnit } from '@quad/domain/administration';
import { isEmailShaped, MAX_TEXT_LENGTH, MAX_TITLE_LENGTH } from '@quad/domain/fields';
import { joinWords, type Message, sentence } from '@quad/domain/messages';
import { UNIT_CATEGORIES, UNIT_TYPES } from '@quad/domain/org-units';
import type { Database } from '../../../db/connection.ts';
import { newId } from '../../../db/ids.ts';
import { createCoordinators } from '../../accounts/coordinators.service.ts';
import { dropUnopenedCoordinators } from '../../accounts/peopleImporter.service.ts';
import { type AuditEntry, recordAll } from '../../audit/audit.service.ts';
import { type ImportContext, type Importer, invalidLine, type Line, type LineResult, type Reverted, type Undone } from '../importer.ts';
import { removeEach } from './recordImporter.ts';
import { deleteUnits, findOwnUnitIds, lockUnits, type UnitRow } from './records.repo.ts';
import { findPeople, insertRows, updateRows } from './tables.repo.ts';

type ImportedRecord = Pick<UnitRow, 'type' | 'category' | 'parentUnitId' | 'description'>;

/** Undo data of a line: the new unit with the account of its contact, or the previous and new values of an existing unit. */
type UnitUndo = Record<string, unknown> & { readonly unitId: string } & (
    | { readonly madeAccountId: string | null }
    | { readonly before: ImportedRecord; readonly after: ImportedRecord }
  );

/** Current state of the units during an import, by lower-case name. An institute has hundreds at most. */
type Units = Map<string, UnitRow>;

/** Results of a batch of lines before they are written. A new unit can be the parent of units on later lines. */
interface BatchResult {
  readonly results: Map<number, LineResult>;
  readonly created: { line: number; unit: UnitRow }[];
  readonly changed: { unit: UnitRow; after: ImportedRecord; fields: readonly string[] }[];
}

/**
 * Imports organizational units, matched by name. A new unit gets a coordinator account for its contact address, as when the president
 * creates it. Contacts of existing units are handed over with the offices, not here.
 */
export const unitsImporter: Importer = {
  async *apply(tx, context, batches) {
    const units = await lockUnits(tx, context.instituteId);
    const contacts = new Set([...units.values()].map(({ contactEmail }) => contactEmail.toLowerCase()));
    const seen = new Set<string>();
    const own = await findOwnUnitIds(tx, context.instituteId, context.actorId);
    for await (const lines of batches) {
      const emails = lines.map(({ values }) => (values.contact ?? '').toLowerCase());
      const people = await findPeople(tx, context.instituteId, emails);
      const batch: BatchResult = { results: new Map(), created: [], changed: [] };
      for (const line of lines) batch.results.set(line.line, checkLine(context, line, { units, own, contacts, seen, people, batch }));
      await insertUnits(tx, context, batch);
      await updateUnits(tx, context, batch.changed);
      yield lines.flatMap(({ line }) => batch.results.get(line) ?? []);
    }
  },

  async *revert(tx, context, batches) {
    const units = new Map([...(await lockUnits(tx, context.instituteId)).values()].map((unit) => [unit.id, unit]));
    for await (const lines of batches) yield await revertBatch(tx, context, units, lines);
  },
};

interface CheckParams {
  readonly units: Units;
  /** Units whose contact is the actor. */
  readonly own: ReadonlySet<string>;
  /** Contact addresses in use, in lower case. */
  readonly contacts: Set<string>;
  /** Names on earlier lines of the table. */
  readonly seen: Set<string>;
  readonly people: ReadonlyMap<string, unknown>;
  readonly batch: BatchResult;
}

/** Judges a line. Its changes are written at the end of the batch. */
function checkLine(context: ImportContext, line: Line, { units, own, contacts, seen, people, batch }: CheckParams): LineResult {
  const { name = '', contact = '', parent = '' } = line.values;
  const key = name.toLowerCase();
  const parentUnit = parent === '' ? undefined : units.get(parent.toLowerCase());
  const fault = faultOf(line) ?? (seen.has(key) ? sentence`"${name}" is in the table more than once.` : undefined);
  seen.add(key);
  if (fault) return invalidLine(line, fault);
  if (parent !== '' && !parentUnit)
    return invalidLine(line, sentence`There is no unit "${parent}". A parent unit stands above those that belong to it.`);
  const record = recordFrom(line, parentUnit?.id ?? null);
  const known = units.get(key);
  if (known) return checkChange(line, { known, record: withKnownValues(context, record, known), units, own, batch });
  // A new unit has no child units yet.
  const placed = checkMovesUnit(NEW_UNIT, record.parentUnitId, parentUnit ? [toPlaced(parentUnit)] : []);
  if (!placed.ok) return invalidLine(line, placed.refusal.message);
  if (contacts.has(contact.toLowerCase())) return invalidLine(line, sentence`${contact} is the contact of another unit.`);
  if (people.has(contact.toLowerCase()))
    return invalidLine(line, sentence`An account with ${contact} already exists. Choose another address for the unit.`);
  const { instituteId, clock } = context;
  const unit = { id: newId(clock()), instituteId, name, contactEmail: contact, isActive: true, ...record } as UnitRow;
  units.set(key, unit);
  contacts.add(contact.toLowerCase());
  batch.created.push({ line: line.line, unit });
  return { line: line.line, rowStatus: 'new', note: 'Its contact receives an account, and a mail explaining how to sign in.', undo: null };
}

function checkChange(
  line: Line,
  { known, record, units, own, batch }: Pick<CheckParams, 'units' | 'own' | 'batch'> & { known: UnitRow; record: ImportedRecord },
): LineResult {
  const { contact = '' } = line.values;
  if (contact.toLowerCase() !== known.contactEmail.toLowerCase())
    return invalidLine(line, sentence`${known.name} has the contact ${known.contactEmail}: hand that over with the offices.`);
  const before = pick(known);
  const fields = changed(before, record);
  if (fields.includes('parentUnitId')) {
    const moves = checkMovesUnit(toPlaced(known), record.parentUnitId, [...units.values()].map(toPlaced));
    if (!moves.ok) return invalidLine(line, moves.refusal.message);
  }
  if (fields.length === 0) return { line: line.line, rowStatus: 'same', note: '', undo: null };
  if (own.has(known.id)) return invalidLine(line, NOT_ONESELF);
  units.set(known.name.toLowerCase(), { ...known, ...record });
  batch.changed.push({ unit: known, after: record, fields });
  const undo: UnitUndo = { unitId: known.id, before, after: record };
  return { line: line.line, rowStatus: 'changed', note: sentence`${joinWords(fields.map((field) => NAMES[field]))} changed.`, undo };
}

function faultOf({ values: { name = '', type = '', category = '', contact = '', description = '' } }: Line): Message | undefined {
  if (name === '') return 'The name is missing.';
  if (name.length > MAX_TITLE_LENGTH) return sentence`The name has more than ${MAX_TITLE_LENGTH} characters.`;
  if (!isOneOf(UNIT_TYPES, type)) return sentence`"${type}" is not a type of unit: ${UNIT_TYPES.join(', ')}.`;
  if (!isOneOf(UNIT_CATEGORIES, category)) return sentence`"${category}" is not a category: ${UNIT_CATEGORIES.join(', ')}.`;
  if (!isEmailShaped(contact)) return sentence`"${contact}" is not an e-mail address.`;
  return description.length > MAX_TEXT_LENGTH ? sentence`The description has more than ${MAX_TEXT_LENGTH} characters.` : undefined;
}

function isOneOf(list: readonly string[], value: string): boolean {
  return list.some((known) => known.toLowerCase() === value.toLowerCase());
}

function recordFrom({ values: { type = '', category = '', description = '' } }: Line, parentUnitId: string | null): ImportedRecord {
  const same = <T extends string>(list: readonly T[], value: string) =>
    list.find((known) => known.toLowerCase() === value.toLowerCase()) as T;
  return { type: same(UNIT_TYPES, type), category: same(UNIT_CATEGORIES, category), parentUnitId, description };
}

/** Keeps the values of a unit that the table has no column for. */
function withKnownValues({ fields }: ImportContext, record: ImportedRecord, known: ImportedRecord): ImportedRecord {
  return {
    ...record,
    ...(fields?.has('parent') === false && { parentUnitId: known.parentUnitId }),
    ...(fields?.has('description') === false && { description: known.description }),
  };
}

function pick({ type, category, parentUnitId, description }: ImportedRecord): ImportedRecord {
  return { type, category, parentUnitId, description };
}

function toPlaced({ id, parentUnitId: parentId, isActive }: UnitRow): PlacedUnit {
  return { id, parentId, isActive };
}

/** Placeholder for a unit that is not in the tree yet. */
const NEW_UNIT: PlacedUnit = { id: '', parentId: null, isActive: true };

const NAMES = { type: 'Type', category: 'Category', parentUnitId: 'Parent unit', description: 'Description' } as const;

function changed(before: ImportedRecord, after: ImportedRecord): (keyof ImportedRecord)[] {
  return (Object.keys(NAMES) as (keyof ImportedRecord)[]).filter((name) => before[name] !== after[name]);
}

/** Inserts the new units of a batch with the accounts of their contacts, and stores the undo data of their lines. */
async function insertUnits(tx: Database, context: ImportContext, { created, results }: BatchResult): Promise<void> {
  const { actorId, clock, instituteId } = context;
  const now = clock();
  await insertRows(
    tx,
    'orgUnits',
    created.map(({ unit: { id, name, contactEmail, ...unit } }) => ({
      ...{ instituteId, id, name, contactEmail, ...pick(unit) },
      createdAt: now,
      updatedAt: now,
    })),
  );
  const accounts = await createCoordinators(
    tx,
    context,
    created.map(({ unit: { contactEmail: email, name } }) => ({ email, name })),
  );
  const entries: AuditEntry[] = [];
  for (const [index, { line, unit }] of created.entries()) {
    const coordinatorId = accounts[index] ?? null;
    const { id, name, category, contactEmail } = unit;
    entries.push({ action: 'unit.create', subjectId: id, detail: { name, category, contactEmail, coordinatorId } });
    const result = results.get(line);
    const undo: UnitUndo = { unitId: id, madeAccountId: coordinatorId };
    if (result) results.set(line, { ...result, undo });
  }
  await recordAll(tx, context, actorId, entries);
}

/** Updates units and records it in the audit log. */
async function updateUnits(
  tx: Database,
  context: ImportContext,
  changes: readonly { readonly unit: UnitRow; readonly after: ImportedRecord; readonly fields: readonly string[] }[],
): Promise<void> {
  const { actorId, clock, instituteId } = context;
  const updatedAt = clock();
  await updateRows(
    tx,
    'orgUnits',
    instituteId,
    changes.map(({ unit, after }) => ({ id: unit.id, ...pick(after), updatedAt })),
  );
  await recordAll(
    tx,
    context,
    actorId,
    changes.map(({ unit, fields }) => ({ action: 'unit.update', subjectId: unit.id, detail: { changed: fields.join(' ') } })),
  );
}

async function revertBatch(
  tx: Database,
  context: ImportContext,
  units: Map<string, UnitRow>,
  lines: readonly Undone[],
): Promise<Reverted[]> {
  const undone = lines.map(({ line, undo }) => ({ line, undo: undo as UnitUndo }));
  const own = await findOwnUnitIds(tx, context.instituteId, context.actorId);
  const left = new Set(undone.filter(({ undo }) => !units.has(undo.unitId) || own.has(undo.unitId)).map(({ line }) => line));
  const changes: Parameters<typeof updateUnits>[2][number][] = [];
  const created: { line: number; unit: UnitRow; accountId: string | null }[] = [];
  for (const { line, undo } of undone) {
    const unit = units.get(undo.unitId);
    if (!unit || left.has(line)) continue;
    if (!('before' in undo)) {
      if (unit.updatedAt.getTime() === unit.createdAt.getTime())
        created.push({ line, unit, accountId: undo.madeAccountId as string | null });
      else left.add(line);
    } else {
      const { before, after } = undo as { before: ImportedRecord; after: ImportedRecord };
      if (changed(pick(unit), after).length > 0) left.add(line);
      else {
        changes.push({ unit, after: before, fields: changed(before, after) });
        units.set(unit.id, { ...unit, ...before });
      }
    }
  }
  // Moves the child units of a new unit back before it is deleted. A unit that was changed, or has positions, events or followers, stays.
  await updateUnits(tx, context, changes);
  const ids = created.map(({ unit }) => unit.id);
  const stayed = await removeEach(tx, ids, (inner, part) => deleteUnits(inner, context.instituteId, part));
  const gone = created.filter(({ unit }) => !stayed.has(unit.id));
  await recordAll(
    tx,
    context,
    context.actorId,
    gone.map(({ unit: { id, name } }) => ({ action: 'unit.remove', subjectId: id, detail: { name } })),
  );
  const opened = await dropUnopenedCoordinators(
    tx,
    context,
    gone.flatMap(({ accountId }) => accountId ?? []),
  );
  for (const { line, unit, accountId } of created) if (stayed.has(unit.id) || (accountId !== null && opened.has(accountId))) left.add(line);
  return undone.map(({ line }) => ({ line, isIncomplete: left.has(line) }));
}
