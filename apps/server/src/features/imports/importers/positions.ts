import { checkPlaces, NOT_ONESELF } from '@quad/domain/administration';
import { MAX_TEXT_LENGTH, MAX_TITLE_LENGTH } from '@quad/domain/fields';
import { type Message, sentence } from '@quad/domain/messages';
import { UNIT_ARCHIVED } from '@quad/domain/org-units';
import { MAX_POSITION_COUNT } from '@quad/domain/positions';
import type { Line } from '../importer.ts';
import { recordImporter, removeEach, type Target } from './recordImporter.ts';
import { findOwnPositionIds, findOwnUnitIds, lockUnits, type PositionRow, positionKey } from './records.repo.ts';
import {
  countHolders,
  deleteEntries,
  findEntries,
  insertRows,
  lockPositionsTitled,
  type PositionEntry,
  updateRows,
} from './tables.repo.ts';

type ImportedRecord = Pick<PositionRow, 'unitId' | 'title' | 'positionType' | 'positionCount' | 'description'>;

function recordFrom({ position: { unitId, title, positionType, positionCount, description } }: PositionEntry): ImportedRecord {
  return { unitId, title, positionType, positionCount, description };
}

/** Converts a position to table values. */
export function positionValues({ position, unit }: PositionEntry): Record<string, string> {
  const { title, positionType: type, positionCount, description } = position;
  return { unit, title, type, count: String(positionCount), description };
}

/** Imports positions of units, matched by title. Their holders are imported with the offices. */
export const positionsImporter = recordImporter<ImportedRecord>({
  noun: 'position',
  names: { positionType: 'Type', positionCount: 'Places', description: 'Description' },
  detail: ({ title, unitId, positionCount: places }) => ({ title, unitId, places }),
  removedDetail: ({ title }) => ({ title }),
  async open(tx, { actorId, clock, instituteId }) {
    const units = await lockUnits(tx, instituteId);
    const ownUnits = await findOwnUnitIds(tx, instituteId, actorId);
    const ownPositions = await findOwnPositionIds(tx, instituteId, actorId);
    /** Whether the actor is the unit's contact or holds the position: then somebody else must change it. */
    const isOwn = ({ position }: PositionEntry) => ownUnits.has(position.unitId) || ownPositions.has(position.id);
    const unitOf = ({ unit = '' }: Line['values']) => units.get(unit.toLowerCase());
    return {
      async resolve(lines) {
        const found = await lockPositionsTitled(tx, instituteId, {
          unitIds: [...new Set(lines.flatMap(({ values }) => unitOf(values)?.id ?? []))],
          titles: [...new Set(lines.map(({ values }) => (values.title ?? '').toLowerCase()))],
        });
        const known = new Map(found.map((entry) => [positionKey(entry.position.unitId, entry.position.title), entry]));
        return ({ values: line }): Target<ImportedRecord> | Message => {
          const unit = unitOf(line);
          if (!unit) return sentence`There is no unit "${line.unit ?? ''}".`;
          const key = positionKey(unit.id, line.title ?? '');
          const entry = known.get(key);
          return {
            key,
            known: entry ? [{ id: entry.position.id, record: recordFrom(entry), values: positionValues(entry) }] : [],
            validate(values, before) {
              const fault = faultOf(values);
              if (fault) return fault;
              if (!before && !unit.isActive) return UNIT_ARCHIVED;
              const { title = '', type = '', description = '' } = values;
              const record = { unitId: unit.id, title, positionType: type, positionCount: placesOf(values), description };
              const isSame = before && JSON.stringify(record) === JSON.stringify({ ...before.record, title });
              return entry && isOwn(entry) && !isSame ? NOT_ONESELF : record;
            },
          };
        };
      },
      async add(added) {
        const now = clock();
        const rows = added.map(({ id, record }) => ({ instituteId, id, ...record, createdAt: now, updatedAt: now }));
        await insertRows(tx, 'positions', rows);
      },
      async change(changed) {
        const resized = changed.filter(({ record, before }) => record.positionCount !== before.positionCount);
        const taken = new Map<string, number>();
        const ids = resized.map(({ id }) => id);
        for (const { positionId, holders } of await countHolders(tx, instituteId, ids))
          taken.set(positionId, Math.max(holders, taken.get(positionId) ?? 0));
        const refused = new Map<string, Message>();
        for (const { id, record } of resized) {
          const fits = checkPlaces(record.positionCount, taken.get(id) ?? 0);
          if (!fits.ok) refused.set(id, fits.refusal.sentence ?? fits.refusal.message);
        }
        const updatedAt = clock();
        const possible = changed.filter(({ id }) => !refused.has(id));
        const rows = possible.map(({ id, record: { positionType, positionCount, description } }) => ({
          id,
          positionType,
          positionCount,
          description,
          updatedAt,
        }));
        await updateRows(tx, 'positions', instituteId, rows);
        return refused;
      },
      async find(ids) {
        const found = await findEntries(tx, 'positions', instituteId, ids);
        return new Map(found.filter((entry) => !isOwn(entry)).map((entry) => [entry.position.id, recordFrom(entry)]));
      },
      // Positions that have holders by now are not removed.
      remove: (ids) => removeEach(tx, ids, (inner, part) => deleteEntries(inner, 'positions', instituteId, part)),
    };
  },
});

/** Number of places; 1 if the cell is blank. */
function placesOf({ count = '' }: Line['values']): number {
  return count === '' ? 1 : Number(count);
}

function faultOf(values: Line['values']): Message | undefined {
  const { title = '', type = '', count = '', description = '' } = values;
  if (title === '') return 'The title is missing.';
  if (type === '') return 'The type is missing.';
  if (title.length > MAX_TITLE_LENGTH || type.length > MAX_TITLE_LENGTH)
    return sentence`A text has more than ${MAX_TITLE_LENGTH} characters.`;
  if (description.length > MAX_TEXT_LENGTH) return sentence`The description has more than ${MAX_TEXT_LENGTH} characters.`;
  const places = placesOf(values);
  const isCount = Number.isInteger(places) && places >= 1 && places <= MAX_POSITION_COUNT;
  return isCount ? undefined : sentence`"${count}" is not a number of places: enter a whole number of at most ${MAX_POSITION_COUNT}.`;
}
