import { LONGEST_TEXT, LONGEST_TITLE } from '@quad/domain/fields';
import { UNIT_ARCHIVED } from '@quad/domain/org-units';
import { LARGEST_POSITION_COUNT } from '@quad/domain/positions';
import { databaseFault } from '../../../db/errors.ts';
import { newId } from '../../../db/ids.ts';
import { record } from '../../audit/audit.service.ts';
import { type Line, type Result, type WholeImporter, wrong } from '../importer.ts';
import { deletePosition, holdPositions, holdUnits, insertPosition, type PositionRow, positionKey, updatePosition } from './records.repo.ts';

type Facts = Pick<PositionRow, 'positionType' | 'positionCount' | 'description'>;

/** What it takes to undo a line: a position that was made, or what another one had before. */
interface PositionUndo extends Record<string, unknown> {
  readonly positionId: string;
  readonly before: Facts | null;
  readonly after: Facts;
}

const NAMES = { positionType: 'Type', positionCount: 'Places', description: 'Description' } as const;

/** Positions of units, by their titles. Who holds them comes with the offices. */
export const positionsImporter: WholeImporter = {
  async bring(tx, context, lines) {
    const { clock, instituteId, actorId } = context;
    const units = await holdUnits(tx, instituteId);
    const positions = await holdPositions(tx, instituteId);
    const seen = new Set<string>();
    const results: Result[] = [];
    for (const line of lines) {
      const { unit: unitName = '', title = '' } = line.values;
      const unit = units.get(unitName.toLowerCase());
      if (!unit) {
        results.push(wrong(line, `There is no unit "${unitName}".`));
        continue;
      }
      const key = positionKey(unit.id, title);
      const fault = faultOf(line) ?? (seen.has(key) ? `"${title}" is in the table more than once for ${unit.name}.` : undefined);
      seen.add(key);
      if (fault) {
        results.push(wrong(line, fault));
        continue;
      }
      const now = clock();
      const after = factsOf(line);
      const known = positions.get(key);
      if (!known && !unit.isActive) {
        results.push(wrong(line, UNIT_ARCHIVED));
        continue;
      }
      if (!known) {
        const id = newId(now);
        await insertPosition(tx, { instituteId, id, unitId: unit.id, title, ...after, createdAt: now, updatedAt: now });
        const detail = { title, unitId: unit.id, places: after.positionCount };
        await record(tx, context, actorId, { action: 'position.create', subjectId: id, detail });
        results.push({ line: line.line, fate: 'new', note: '', undo: { positionId: id, before: null, after } });
        continue;
      }
      const before = pick(known);
      const fields = changed(before, after);
      if (fields.length === 0) {
        results.push({ line: line.line, fate: 'same', note: '', undo: null });
        continue;
      }
      await updatePosition(tx, known, { ...after, updatedAt: now });
      await record(tx, context, actorId, { action: 'position.update', subjectId: known.id, detail: { changed: fields.join(' ') } });
      const note = `${fields.map((field) => NAMES[field]).join(', ')} changed.`;
      results.push({ line: line.line, fate: 'changed', note, undo: { positionId: known.id, before, after } });
    }
    return results;
  },

  async takeBack(tx, context, lines) {
    const { clock, instituteId, actorId } = context;
    const positions = new Map([...(await holdPositions(tx, instituteId)).values()].map((row) => [row.id, row]));
    const left: number[] = [];
    for (const { line, undo } of lines) {
      const { positionId, before, after } = undo as PositionUndo;
      const row = positions.get(positionId);
      if (!row || changed(pick(row), after).length > 0) left.push(line);
      else if (before) {
        await updatePosition(tx, row, { ...before, updatedAt: clock() });
        await record(tx, context, actorId, {
          action: 'position.update',
          subjectId: row.id,
          detail: { changed: changed(before, after).join(' ') },
        });
      } else {
        try {
          // What somebody holds by now stays.
          await tx.transaction((inner) => deletePosition(inner, instituteId, row.id));
          await record(tx, context, actorId, { action: 'position.remove', subjectId: row.id, detail: { title: row.title } });
        } catch (error) {
          if (databaseFault(error)?.code !== '23503') throw error;
          left.push(line);
        }
      }
    }
    return left;
  },
};

function faultOf({ values: { title = '', type = '', count = '', description = '' } }: Line): string | undefined {
  if (title === '') return 'The title is missing.';
  if (type === '') return 'The type is missing.';
  if (title.length > LONGEST_TITLE || type.length > LONGEST_TITLE) return `A text has more than ${LONGEST_TITLE} characters.`;
  if (description.length > LONGEST_TEXT) return `The description has more than ${LONGEST_TEXT} characters.`;
  const places = count === '' ? 1 : Number(count);
  const isCount = Number.isInteger(places) && places >= 1 && places <= LARGEST_POSITION_COUNT;
  return isCount ? undefined : `"${count}" is no number of places: it is a whole number of at most ${LARGEST_POSITION_COUNT}.`;
}

/** A position as a line of a table. */
export function positionValues({ position, unit }: { position: Facts & { readonly title: string }; unit: string }): Record<string, string> {
  const { title, positionType: type, positionCount, description } = position;
  return { unit, title, type, count: String(positionCount), description };
}

function factsOf({ values: { type = '', count = '', description = '' } }: Line): Facts {
  return { positionType: type, positionCount: count === '' ? 1 : Number(count), description };
}

function pick({ positionType, positionCount, description }: PositionRow): Facts {
  return { positionType, positionCount, description };
}

function changed(before: Facts, after: Facts): (keyof Facts)[] {
  return (Object.keys(NAMES) as (keyof Facts)[]).filter((name) => before[name] !== after[name]);
}
