import { checkMovesUnit, type PlacedUnit } from '@quad/domain/administration';
import { isEmailShaped, LONGEST_TEXT, LONGEST_TITLE } from '@quad/domain/fields';
import { UNIT_CATEGORIES, UNIT_TYPES } from '@quad/domain/org-units';
import { accept } from '@quad/domain/refusals';
import type { Database } from '../../../db/connection.ts';
import { databaseFault } from '../../../db/errors.ts';
import { newId } from '../../../db/ids.ts';
import { createCoordinator } from '../../accounts/coordinators.service.ts';
import { dropUnopenedCoordinator } from '../../accounts/peopleImporter.service.ts';
import { record } from '../../audit/audit.service.ts';
import { type ImportContext, type Line, type Result, type WholeImporter, wrong } from '../importer.ts';
import { deleteUnit, holdPeople, holdUnits, insertUnit, type UnitRow, updateUnit } from './records.repo.ts';

type Facts = Pick<UnitRow, 'type' | 'category' | 'parentUnitId' | 'description'>;

/** What it takes to undo a line: a unit that was made, with the account of its contact, or what another one had before. */
type UnitUndo = Record<string, unknown> & { readonly unitId: string } & (
    | { readonly madeAccountId: string | null }
    | { readonly before: Facts; readonly after: Facts }
  );

/**
 * Organizational units by their names: a new one gets a coordinator's account for its contact address, like one that the president
 * creates. Contacts of units that are there are handed over with the offices, and not here.
 */
export const unitsImporter: WholeImporter = {
  async bring(tx, context, lines) {
    const { instituteId } = context;
    const units = await holdUnits(tx, instituteId);
    const people = await holdPeople(
      tx,
      instituteId,
      lines.map(({ values }) => (values.contact ?? '').toLowerCase()),
    );
    const contacts = new Set([...units.values()].map(({ contactEmail }) => contactEmail.toLowerCase()));
    const seen = new Set<string>();
    const results: Result[] = [];
    for (const line of lines) {
      const { name = '', contact = '', parent = '' } = line.values;
      const key = name.toLowerCase();
      const parentUnit = parent === '' ? undefined : units.get(parent.toLowerCase());
      const fault = faultOf(line) ?? (seen.has(key) ? `"${name}" is in the table more than once.` : undefined);
      seen.add(key);
      if (fault) results.push(wrong(line, fault));
      else if (parent !== '' && !parentUnit)
        results.push(wrong(line, `There is no unit "${parent}". A parent unit stands above those that belong to it.`));
      else {
        const known = units.get(key);
        const facts = factsOf(line, parentUnit?.id ?? null);
        const placed = known ? accept(true) : checkMovesUnit(NEW_UNIT, facts.parentUnitId, [...units.values()].map(toPlaced));
        if (known) results.push(await change(tx, context, { line, known, facts, units }));
        else if (!placed.ok) results.push(wrong(line, placed.refusal.message));
        else if (contacts.has(contact.toLowerCase())) results.push(wrong(line, `${contact} is the contact of another unit.`));
        else if (people.has(contact.toLowerCase()))
          results.push(wrong(line, `Somebody has an account with ${contact} already. Choose another address for the unit.`));
        else {
          const made = await make(tx, context, { name, contact, facts });
          units.set(key, made.unit);
          contacts.add(contact.toLowerCase());
          results.push({
            line: line.line,
            fate: 'new',
            note: 'Its contact gets an account, and a mail that says how to get in.',
            undo: made.undo,
          });
        }
      }
    }
    return results;
  },

  async takeBack(tx, context, lines) {
    const left: number[] = [];
    for (const { line, undo } of lines) if (!(await takeLineBack(tx, context, undo as UnitUndo))) left.push(line);
    return left;
  },
};

function faultOf({ values: { name = '', type = '', category = '', contact = '', description = '' } }: Line): string | undefined {
  if (name === '') return 'The name is missing.';
  if (name.length > LONGEST_TITLE) return `The name has more than ${LONGEST_TITLE} characters.`;
  if (!isOneOf(UNIT_TYPES, type)) return `"${type}" is no type of unit: ${UNIT_TYPES.join(', ')}.`;
  if (!isOneOf(UNIT_CATEGORIES, category)) return `"${category}" is no category: ${UNIT_CATEGORIES.join(', ')}.`;
  if (!isEmailShaped(contact)) return `"${contact}" is no e-mail address.`;
  return description.length > LONGEST_TEXT ? `The description has more than ${LONGEST_TEXT} characters.` : undefined;
}

function isOneOf(list: readonly string[], value: string): boolean {
  return list.some((known) => known.toLowerCase() === value.toLowerCase());
}

function factsOf({ values: { type = '', category = '', description = '' } }: Line, parentUnitId: string | null): Facts {
  const same = <T extends string>(list: readonly T[], value: string) =>
    list.find((known) => known.toLowerCase() === value.toLowerCase()) as T;
  return { type: same(UNIT_TYPES, type), category: same(UNIT_CATEGORIES, category), parentUnitId, description };
}

function pick({ type, category, parentUnitId, description }: UnitRow): Facts {
  return { type, category, parentUnitId, description };
}

function toPlaced({ id, parentUnitId: parentId, isActive }: UnitRow): PlacedUnit {
  return { id, parentId, isActive };
}

/** A unit that is in no tree yet. */
const NEW_UNIT: PlacedUnit = { id: '', parentId: null, isActive: true };

const NAMES = { type: 'Type', category: 'Category', parentUnitId: 'Parent unit', description: 'Description' } as const;

function changed(before: Facts, after: Facts): (keyof Facts)[] {
  return (Object.keys(NAMES) as (keyof Facts)[]).filter((name) => before[name] !== after[name]);
}

async function change(
  tx: Database,
  context: ImportContext,
  { line, known, facts, units }: { line: Line; known: UnitRow; facts: Facts; units: Map<string, UnitRow> },
): Promise<Result> {
  const { contact = '' } = line.values;
  if (contact.toLowerCase() !== known.contactEmail.toLowerCase())
    return wrong(line, `${known.name} has the contact ${known.contactEmail}: hand that over with the offices.`);
  const before = pick(known);
  const fields = changed(before, facts);
  const moves = checkMovesUnit(toPlaced(known), facts.parentUnitId, [...units.values()].map(toPlaced));
  if (!moves.ok) return wrong(line, moves.refusal.message);
  if (fields.length === 0) return { line: line.line, fate: 'same', note: '', undo: null };
  await updateUnit(tx, known, { ...facts, updatedAt: context.clock() });
  units.set(known.name.toLowerCase(), { ...known, ...facts });
  const note = `${fields.map((field) => NAMES[field]).join(', ')} changed.`;
  await record(tx, context, context.actorId, { action: 'unit.update', subjectId: known.id, detail: { changed: fields.join(' ') } });
  return { line: line.line, fate: 'changed', note, undo: { unitId: known.id, before, after: facts } };
}

async function make(tx: Database, context: ImportContext, { name, contact, facts }: { name: string; contact: string; facts: Facts }) {
  const { clock, instituteId } = context;
  const now = clock();
  const id = newId(now);
  await insertUnit(tx, { instituteId, id, name, contactEmail: contact, ...facts, createdAt: now, updatedAt: now });
  const coordinator = await createCoordinator(tx, context, { email: contact, name });
  const detail = { name, category: facts.category, contactEmail: contact, coordinatorId: coordinator.id };
  await record(tx, context, context.actorId, { action: 'unit.create', subjectId: id, detail });
  const unit = { id, instituteId, name, contactEmail: contact, isActive: true, ...facts } as UnitRow;
  const undo: UnitUndo = { unitId: id, madeAccountId: coordinator.id };
  return { unit, undo };
}

async function takeLineBack(tx: Database, context: ImportContext, undo: UnitUndo): Promise<boolean> {
  const { instituteId } = context;
  const unit = [...(await holdUnits(tx, instituteId)).values()].find(({ id }) => id === undo.unitId);
  if (!unit) return false;
  if ('before' in undo) {
    const { before, after } = undo as { before: Facts; after: Facts };
    if (changed(pick(unit), after).length > 0) return false;
    await updateUnit(tx, unit, { ...before, updatedAt: context.clock() });
    await record(tx, context, context.actorId, {
      action: 'unit.update',
      subjectId: unit.id,
      detail: { changed: changed(before, after).join(' ') },
    });
    return true;
  }
  try {
    // What has positions, events or followers by now stays.
    await tx.transaction((inner) => deleteUnit(inner, instituteId, unit.id));
  } catch (error) {
    if (databaseFault(error)?.code !== '23503') throw error;
    return false;
  }
  await record(tx, context, context.actorId, { action: 'unit.remove', subjectId: unit.id, detail: { name: unit.name } });
  const accountId = undo.madeAccountId as string | null;
  return accountId === null || (await dropUnopenedCoordinator(tx, context, accountId));
}
