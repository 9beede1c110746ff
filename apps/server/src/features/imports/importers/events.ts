import {
  eventCells,
  fromAnswerCell,
  fromChoiceCell,
  fromListCell,
  fromMomentCell,
  importColumns,
  inColumn,
  toListCell,
} from '@quad/domain/administration';
import { checkEventLength, EVENT_OPTIONS, EventInput } from '@quad/domain/events';
import { isMessage, type Message, sentence } from '@quad/domain/messages';
import { UNIT_ARCHIVED } from '@quad/domain/org-units';
import { applyEventInput } from '../../events/eventChanges.service.ts';
import { toColumns, toFormParts } from '../../events/eventForms.service.ts';
import { parseLine } from './parseLine.ts';
import { type Known, recordImporter, removeEach, type Target } from './recordImporter.ts';
import { lockUnits, type UnitRow } from './records.repo.ts';
import { deleteEntries, type EventEntry, findEntries, findEventsTitled, findPeople, insertRows, type NamedPerson } from './tables.repo.ts';

/** The columns that a form sets, and the organizers as sorted ids. Its dates are strings when read back from the undo data. */
type ImportedRecord = Required<ReturnType<typeof toColumns>> & { readonly organizers: readonly string[] };

/** Maps each column of the table to a form field and to a record field. */
const COLUMNS = [
  { column: 'title', field: 'title', name: 'title' },
  { column: 'category', field: 'category', name: 'category' },
  { column: 'type', field: 'type', name: 'type' },
  { column: 'description', field: 'description', name: 'description' },
  { column: 'starts', field: 'schedule.start' },
  { column: 'ends', field: 'schedule.end', name: 'endsAt' },
  { column: 'venue', field: 'schedule.venue', name: 'venue' },
  { column: 'mode', field: 'schedule.mode', name: 'mode' },
  { column: 'registration', field: 'registration.required', name: 'registrationRequired' },
  { column: 'registrationStarts', field: 'registration.start', name: 'registrationStartsAt' },
  { column: 'registrationEnds', field: 'registration.end', name: 'registrationEndsAt' },
  { column: 'fees', field: 'registration.fees', name: 'fees' },
  { column: 'places', field: 'registration.max_participants', name: 'maxParticipants' },
  { column: 'budget', field: 'budget.allocated', name: 'allocatedBudget' },
  { column: 'sponsors', field: 'budget.sponsors', name: 'sponsors' },
  { column: 'organizers', field: 'organizers', name: 'organizers' },
] as const satisfies readonly { column: string; field: string; name?: keyof ImportedRecord }[];

const FIELDS = Object.fromEntries(COLUMNS.map(({ column, field }) => [field, column]));
const HEADERS = new Map<string, string>(importColumns('events').map(([column, { header }]) => [column, header]));
const NAMES = Object.fromEntries(COLUMNS.flatMap(({ column, ...to }) => ('name' in to ? [[to.name, HEADERS.get(column)]] : [])));

/** The columns with a date and time. */
const MOMENTS = ['ends', 'registrationStarts', 'registrationEnds'] as const;
const INVALID_TIME = 'Write it as YYYY-MM-DD HH:MM.';

/** Converts complete form input to a record. */
function toRecord(input: EventInput): ImportedRecord {
  return { ...(toColumns(input) as Required<ReturnType<typeof toColumns>>), organizers: [...(input.organizers ?? [])].sort() };
}

/** Converts an existing event to a record. */
function recordFrom({ event, organizers }: EventEntry): ImportedRecord {
  return toRecord(inputOf({ ...event, organizers: organizers.map(({ id }) => id) }));
}

/** Converts an event to table values. */
export function eventValues({ event, unit, organizers }: EventEntry, timeZone: string): Record<string, string> {
  const cells = eventCells({ ...event, ...toFormParts(event), organizing_unit_id: { name: unit } }, timeZone);
  return { ...cells, organizers: toListCell(organizers.map(({ email }) => email)) };
}

/** Converts a record to form input. */
function inputOf({ title, description, category, type, unitId, organizers, ...columns }: Omit<ImportedRecord, 'spentBudget'>): EventInput {
  return { title, description, category, type, organizing_unit_id: unitId, organizers: [...organizers], ...toFormParts(columns) };
}

const revive = (moment: Date | null) => moment && new Date(moment);

/** Parses the dates of a record that was stored as JSON. */
function revived(record: ImportedRecord): ImportedRecord {
  const { startsAt, endsAt, registrationStartsAt, registrationEndsAt } = record;
  return {
    ...record,
    startsAt: revive(startsAt),
    endsAt: revive(endsAt),
    registrationStartsAt: revive(registrationStartsAt),
    registrationEndsAt: revive(registrationEndsAt),
  };
}

/** Data that the rules need besides the line itself. */
interface RuleContext {
  readonly unit: UnitRow;
  readonly start: string;
  readonly people: ReadonlyMap<string, NamedPerson>;
  readonly timeZone: string;
}

function judge(
  values: Readonly<Record<string, string>>,
  before: Known<ImportedRecord> | undefined,
  { unit, start, people, timeZone }: RuleContext,
) {
  const { title, category = '', venue, type, description, fees = '', places = '', budget, sponsors = '' } = values;
  if (!unit.isActive && !before) return UNIT_ARCHIVED;
  const moments: Record<string, string> = {};
  for (const field of MOMENTS) {
    const moment = fromMomentCell(values[field] ?? '', timeZone);
    if (moment === undefined) return inColumn('events', field, INVALID_TIME);
    moments[field] = moment;
  }
  const required = fromAnswerCell(values.registration ?? '');
  if (required === undefined) return inColumn('events', 'registration', 'Say yes or no.');
  if (!required && [moments.registrationStarts, moments.registrationEnds, fees, places].some((cell) => cell !== ''))
    return 'Require registration, or leave its times, fees and places blank.';
  const organizers = organizersOf(fromListCell(values.organizers ?? ''), people, before?.record.organizers ?? []);
  if (isMessage(organizers)) return organizers;
  const input = {
    title,
    description,
    category: fromChoiceCell(category, EVENT_OPTIONS.category),
    type,
    organizing_unit_id: unit.id,
    organizers,
    schedule: { start, end: moments.ends, venue, mode: fromChoiceCell(values.mode ?? '', EVENT_OPTIONS.mode) },
    registration: { required, start: moments.registrationStarts, end: moments.registrationEnds, fees, max_participants: places },
    budget: { allocated: budget, sponsors: fromListCell(sponsors) },
  };
  const checked = parseLine('events', EventInput, input, FIELDS);
  if (isMessage(checked)) return checked;
  const lasts = checkEventLength(checked.schedule, before && { start: before.record.startsAt, end: before.record.endsAt });
  return lasts.ok ? toRecord(checked) : inColumn('events', 'ends', lasts.refusal.sentence ?? lasts.refusal.message);
}

/**
 * Returns the ids of the organizers, or an error. Organizers are students with an account; existing organizers may stay whatever their role
 * is now.
 */
function organizersOf(emails: readonly string[], people: ReadonlyMap<string, NamedPerson>, former: readonly string[]): string[] | Message {
  const ids: string[] = [];
  for (const email of emails) {
    const person = people.get(email.toLowerCase());
    if (!person) return sentence`Nobody has an account with ${email}.`;
    if (person.role !== 'STUDENT' && !former.includes(person.id)) return sentence`${email} is not a student. Organizers must be students.`;
    ids.push(person.id);
  }
  return ids;
}

const keyOf = (unitId: string, title: string, start: string | null) => `${unitId} ${title.toLowerCase()} ${start ?? ''}`;

/**
 * Imports events, matched by title, unit and start. New events get the status "planned", whatever the table says. Existing ones are updated
 * as by the form, including the number of places, the room requests and the notifications.
 */
export const eventsImporter = recordImporter<ImportedRecord>({
  noun: 'event',
  names: NAMES,
  detail: ({ title, unitId }) => ({ title, unitId }),
  async open(tx, context) {
    const { actorId, clock, config, instituteId } = context;
    const { timeZone } = config.institute;
    const units = await lockUnits(tx, instituteId);
    return {
      async resolve(lines) {
        const titles = [...new Set(lines.map(({ values }) => (values.title ?? '').toLowerCase()))];
        const unitIds = [...new Set(lines.flatMap(({ values }) => units.get((values.unit ?? '').toLowerCase())?.id ?? []))];
        const found = await findEventsTitled(tx, instituteId, { unitIds, titles });
        const people = await findPeople(tx, instituteId, [
          ...lines.flatMap(({ values }) => fromListCell(values.organizers ?? '')).map((email) => email.toLowerCase()),
          ...found.flatMap(({ organizers }) => organizers).map(({ email }) => email.toLowerCase()),
        ]);
        const known = Map.groupBy(
          found.map(
            (entry): Known<ImportedRecord> => ({ id: entry.event.id, record: recordFrom(entry), values: eventValues(entry, timeZone) }),
          ),
          ({ record }) => keyOf(record.unitId, record.title, record.startsAt?.toISOString() ?? null),
        );
        return ({ values: { title = '', unit: unitName = '', starts = '' } }): Target<ImportedRecord> | Message => {
          const unit = units.get(unitName.toLowerCase());
          if (!unit) return sentence`There is no unit "${unitName}".`;
          const start = fromMomentCell(starts, timeZone);
          if (start === undefined) return inColumn('events', 'starts', INVALID_TIME);
          const key = keyOf(unit.id, title, start);
          return {
            key,
            known: known.get(key) ?? [],
            validate: (values, before) => judge(values, before, { unit, start, people, timeZone }),
          };
        };
      },
      async add(added) {
        const now = clock();
        await insertRows(
          tx,
          'events',
          added.map(({ id, record: { organizers: _, ...record } }) => ({
            ...record,
            ...{ instituteId, id, createdAt: now, updatedAt: now },
          })),
        );
        await insertRows(
          tx,
          'eventOrganizers',
          added.flatMap(({ id, record }) => record.organizers.map((userId) => ({ instituteId, eventId: id, userId }))),
        );
      },
      async change(changed) {
        const refused = new Map<string, Message>();
        for (const { id, record } of changed) {
          const outcome = await applyEventInput(tx, context, { userId: actorId, id, input: inputOf(revived(record)) });
          if (!outcome.ok) refused.set(id, outcome.refusal.message);
        }
        return refused;
      },
      async find(ids) {
        const found = await findEntries(tx, 'events', instituteId, ids);
        return new Map(found.map((entry) => [entry.event.id, recordFrom(entry)]));
      },
      remove: (ids) => removeEach(tx, ids, (inner, part) => deleteEntries(inner, 'events', instituteId, part)),
    };
  },
});
