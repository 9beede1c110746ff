import { fromChoiceCell, NOT_ONESELF } from '@quad/domain/administration';
import { fillIn, isMessage, type Message, POSITION_TEXTS, sentence } from '@quad/domain/messages';
import { UNIT_ARCHIVED } from '@quad/domain/org-units';
import { POSITION_HOLDER_STATUSES, type PositionHolderStatus, positionHolderInput } from '@quad/domain/positions';
import { campusDay } from '@quad/domain/time';
import { parseLine } from './parseLine.ts';
import { type Added, type Known, recordImporter, removeEach, type Target } from './recordImporter.ts';
import { lockPositions, lockUnits, positionKey } from './records.repo.ts';
import {
  countHolders,
  deleteEntries,
  findDisabled,
  findEntries,
  findHoldings,
  findPeople,
  type HolderEntry,
  insertRows,
  updateRows,
} from './tables.repo.ts';

interface ImportedRecord {
  readonly userId: string;
  readonly positionId: string;
  readonly tenureYear: string;
  readonly status: PositionHolderStatus;
  readonly appointmentDate: string | null;
}

const FIELDS = { tenure_year: 'tenure', status: 'status', 'appointment_details.appointment_date': 'appointed' };

function recordFrom({ userId, positionId, tenureYear, status, appointmentDate }: ImportedRecord): ImportedRecord {
  return { userId, positionId, tenureYear, status, appointmentDate };
}

/** Converts a holder of a position to table values. */
export function holderValues({ holder, email, unit, position }: HolderEntry): Record<string, string> {
  const { tenureYear, status, appointmentDate } = holder;
  return { email, unit, position, tenure: tenureYear, status, appointed: appointmentDate ?? '' };
}

const placeOf = ({ positionId, tenureYear }: Pick<ImportedRecord, 'positionId' | 'tenureYear'>) => `${positionId} ${tenureYear}`;
const keyOf = ({ userId, ...place }: Pick<ImportedRecord, 'userId' | 'positionId' | 'tenureYear'>) => `${userId} ${placeOf(place)}`;

/**
 * Imports holders of positions by tenure. This only records who holds or held a position and ends nobody else's holding; handovers are
 * imported as offices. Nobody decides about themselves, and the number of active holders never exceeds the number of places.
 */
export const holdersImporter = recordImporter<ImportedRecord>({
  noun: 'position-holder',
  names: { status: 'Status', appointmentDate: 'Appointed on' },
  detail: ({ userId, positionId, tenureYear: tenure, status }) => ({ userId, positionId, tenure, status }),
  async open(tx, { actorId, clock, config, instituteId }) {
    const units = await lockUnits(tx, instituteId);
    const positions = await lockPositions(tx, instituteId);
    const places = new Map([...positions.values()].map(({ id, positionCount }) => [id, positionCount]));
    const schema = positionHolderInput({ currentYear: Number(campusDay(clock(), config.institute.timeZone).slice(0, 4)) });
    const countsOf = async (positionIds: readonly string[]) =>
      new Map((await countHolders(tx, instituteId, positionIds)).map(({ holders, ...place }) => [placeOf(place), holders]));

    /** Updates the number of active holders; returns false if no place is left. */
    const takes = (counts: Map<string, number>, record: ImportedRecord, before: ImportedRecord | undefined): boolean => {
      const step = Number(record.status === 'active') - Number(before?.status === 'active');
      const holders = counts.get(placeOf(record)) ?? 0;
      if (step > 0 && holders >= (places.get(record.positionId) ?? 0)) return false;
      counts.set(placeOf(record), holders + step);
      return true;
    };
    const full = ({ positionId, tenureYear: tenure }: ImportedRecord) =>
      fillIn(POSITION_TEXTS.positionFull, { count: places.get(positionId) ?? 0, tenure });

    return {
      async resolve(lines) {
        const people = await findPeople(
          tx,
          instituteId,
          lines.map(({ values }) => (values.email ?? '').toLowerCase()),
        );
        const named = lines.map(({ values: { email = '', unit: name = '', position: title = '' } }) => {
          const unit = units.get(name.toLowerCase());
          return { person: people.get(email.toLowerCase()), unit, position: unit && positions.get(positionKey(unit.id, title)) };
        });
        const positionIds = [...new Set(named.flatMap(({ position }) => position?.id ?? []))];
        const userIds = [...new Set(named.flatMap(({ person }) => person?.id ?? []))];
        const held = await findHoldings(tx, instituteId, { userIds, positionIds });
        const counts = await countsOf(positionIds);
        const known = Map.groupBy(
          held.map(
            (entry): Known<ImportedRecord> => ({ id: entry.holder.id, record: recordFrom(entry.holder), values: holderValues(entry) }),
          ),
          ({ record }) => keyOf(record),
        );
        const meantBy = new Map(lines.map(({ line }, index) => [line, named[index]]));
        return ({
          line,
          values: { email = '', unit: unitName = '', position: title = '', tenure = '' },
        }): Target<ImportedRecord> | Message => {
          const { person, unit, position } = meantBy.get(line) ?? {};
          if (!person) return sentence`Nobody has an account with ${email || { text: 'no address' }}.`;
          if (!unit) return sentence`There is no unit "${unitName}".`;
          if (!position) return sentence`${unit.name} has no position "${title}".`;
          const key = keyOf({ userId: person.id, positionId: position.id, tenureYear: tenure });
          return {
            key,
            known: known.get(key) ?? [],
            validate(values, before) {
              const status = values.status ? fromChoiceCell(values.status, POSITION_HOLDER_STATUSES) : undefined;
              const appointment_details = { appointment_date: values.appointed };
              const input = { user_id: person.id, position_id: position.id, tenure_year: tenure, status, appointment_details };
              const checked = parseLine('holders', schema, input, FIELDS);
              if (isMessage(checked)) return checked;
              const record: ImportedRecord = {
                userId: person.id,
                positionId: position.id,
                tenureYear: checked.tenure_year,
                status: checked.status,
                appointmentDate: checked.appointment_details.appointment_date,
              };
              const isSame = before?.record.status === record.status && before.record.appointmentDate === record.appointmentDate;
              if (person.id === actorId && !isSame) return NOT_ONESELF;
              if (!unit.isActive && !before) return UNIT_ARCHIVED;
              return takes(counts, record, before?.record) ? record : full(record);
            },
          };
        };
      },
      async add(added) {
        const now = clock();
        await insertRows(
          tx,
          'positionHolders',
          added.map(({ id, record }) => ({ instituteId, id, ...record, appointedBy: actorId, createdAt: now, updatedAt: now })),
        );
      },
      async change(changed) {
        const counts = await countsOf([...new Set(changed.map(({ record }) => record.positionId))]);
        const isLeaving = ({ record, before }: Added<ImportedRecord> & { before: ImportedRecord }) =>
          before.status === 'active' && record.status !== 'active';
        const inOrder = [...changed.filter(isLeaving), ...changed.filter((one) => !isLeaving(one))];
        const refused = new Map<string, Message>(
          inOrder.flatMap(({ id, record, before }) => (takes(counts, record, before) ? [] : [[id, full(record)] as const])),
        );
        const begins = changed.filter(({ record, before }) => record.status === 'active' && before.status !== 'active');
        const disabled = await findDisabled(
          tx,
          instituteId,
          begins.map(({ record }) => record.userId),
        );
        for (const { id, record } of begins)
          if (disabled.has(record.userId)) refused.set(id, sentence`The account of ${disabled.get(record.userId) ?? ''} is disabled.`);
        const updatedAt = clock();
        await updateRows(
          tx,
          'positionHolders',
          instituteId,
          changed
            .filter(({ id }) => !refused.has(id))
            .map(({ id, record: { status, appointmentDate } }) => ({ id, status, appointmentDate, updatedAt })),
        );
        return refused;
      },
      async find(ids) {
        const found = await findEntries(tx, 'positionHolders', instituteId, ids);
        // The actor's own holdings are not reverted: nobody decides about themselves.
        const others = found.filter(({ holder }) => holder.userId !== actorId);
        return new Map(others.map(({ holder }) => [holder.id, recordFrom(holder)]));
      },
      remove: (ids) => removeEach(tx, ids, (inner, part) => deleteEntries(inner, 'positionHolders', instituteId, part)),
    };
  },
});
