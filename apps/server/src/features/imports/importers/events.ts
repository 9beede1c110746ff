import {
  fromAnswerCell,
  fromChoiceCell,
  fromListCell,
  fromMomentCell,
  inColumn,
  toListCell,
  toMomentCell,
} from '@quad/domain/administration';
import { checkEventLength, EVENT_CATEGORIES, EVENT_MODES, EventInput } from '@quad/domain/events';
import { isSaid, type Said, sentence } from '@quad/domain/messages';
import { UNIT_ARCHIVED } from '@quad/domain/org-units';
import { changeEventAsTold } from '../../events/eventChanges.service.ts';
import { byRule } from './byRule.ts';
import { type Known, recordImporter, removeEach, type Target } from './recordImporter.ts';
import { lockUnits, type UnitRow } from './records.repo.ts';
import { deleteEvents, type EventEntry, findEntries, findEventsTitled, findPeople, insertRows, type NamedPerson } from './tables.repo.ts';

/** An event as a form has it; moments as ISO text, organizers by their ids in order. */
interface ImportedRecord {
  readonly unitId: string;
  readonly title: string;
  readonly category: EventInput['category'];
  readonly type: string;
  readonly description: string;
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  readonly venue: string;
  readonly mode: (typeof EVENT_MODES)[number] | null;
  readonly registrationRequired: boolean;
  readonly registrationStartsAt: string | null;
  readonly registrationEndsAt: string | null;
  readonly fees: number | null;
  readonly maxParticipants: number | null;
  readonly allocatedBudget: number | null;
  readonly sponsors: readonly string[];
  readonly organizers: readonly string[];
}

const FIELDS = {
  title: 'title',
  description: 'description',
  category: 'category',
  type: 'type',
  organizers: 'organizers',
  'schedule.start': 'starts',
  'schedule.end': 'ends',
  'schedule.venue': 'venue',
  'schedule.mode': 'mode',
  'registration.start': 'registrationStarts',
  'registration.end': 'registrationEnds',
  'registration.fees': 'fees',
  'registration.max_participants': 'places',
  'budget.allocated': 'budget',
  'budget.sponsors': 'sponsors',
};

const NAMES = {
  title: 'Title',
  category: 'Category',
  type: 'Type',
  description: 'Description',
  endsAt: 'Ends',
  venue: 'Venue',
  mode: 'Mode',
  registrationRequired: 'Registration',
  registrationStartsAt: 'Registration starts',
  registrationEndsAt: 'Registration ends',
  fees: 'Fees',
  maxParticipants: 'Places',
  allocatedBudget: 'Budget',
  sponsors: 'Sponsors',
  organizers: 'Organizers',
} as const;

/** What a table of events heads its moments. */
const MOMENTS = ['ends', 'registrationStarts', 'registrationEnds'] as const;
const NO_MOMENT = 'Write it as YYYY-MM-DD HH:MM.';

const isoOf = (moment: Date | null) => moment?.toISOString() ?? null;
const dateOf = (moment: string | null) => (moment === null ? null : new Date(moment));

function recordFrom({ event, organizers }: EventEntry): ImportedRecord {
  const { unitId, title, category, type, description, startsAt, endsAt, venue, mode, fees, maxParticipants, allocatedBudget, sponsors } =
    event;
  return {
    ...{ unitId, title, category, type, description, venue, mode, fees, maxParticipants, allocatedBudget, sponsors },
    startsAt: isoOf(startsAt),
    endsAt: isoOf(endsAt),
    registrationRequired: event.registrationRequired,
    registrationStartsAt: isoOf(event.registrationStartsAt),
    registrationEndsAt: isoOf(event.registrationEndsAt),
    organizers: organizers.map(({ id }) => id).sort(),
  };
}

const typed = (value: number | null) => (value === null ? '' : String(value));

/** An event as a line of a table, its moments by the clock on campus. */
export function eventValues({ event, unit, organizers }: EventEntry, timeZone: string): Record<string, string> {
  const { title, category, type, description, startsAt, endsAt, venue, mode, registrationRequired, sponsors } = event;
  return {
    ...{ title, unit, category, type, description, venue, mode: mode ?? '' },
    starts: toMomentCell(startsAt, timeZone),
    ends: toMomentCell(endsAt, timeZone),
    organizers: toListCell(organizers.map(({ email }) => email)),
    registration: registrationRequired ? 'yes' : 'no',
    registrationStarts: toMomentCell(event.registrationStartsAt, timeZone),
    registrationEnds: toMomentCell(event.registrationEndsAt, timeZone),
    fees: typed(event.fees),
    places: typed(event.maxParticipants),
    budget: typed(event.allocatedBudget),
    sponsors: toListCell(sponsors),
  };
}

/** An event as its form sends it. */
function inputOf(record: ImportedRecord): EventInput {
  return {
    title: record.title,
    description: record.description,
    category: record.category,
    type: record.type,
    organizing_unit_id: record.unitId,
    organizers: [...record.organizers],
    schedule: { start: record.startsAt, end: record.endsAt, venue: record.venue, mode: record.mode },
    registration: {
      required: record.registrationRequired,
      start: record.registrationStartsAt,
      end: record.registrationEndsAt,
      fees: record.fees,
      max_participants: record.maxParticipants,
    },
    budget: { allocated: record.allocatedBudget, sponsors: [...record.sponsors] },
  };
}

/** What the rules need of a line that it does not say itself. */
interface Surroundings {
  readonly unit: UnitRow;
  readonly start: string;
  readonly people: ReadonlyMap<string, NamedPerson>;
  readonly timeZone: string;
}

function judge(
  values: Readonly<Record<string, string>>,
  before: Known<ImportedRecord> | undefined,
  { unit, start, people, timeZone }: Surroundings,
) {
  const { title, category = '', venue, mode = '', type, description, fees = '', places = '', budget, sponsors = '' } = values;
  if (!unit.isActive && !before) return UNIT_ARCHIVED;
  const moments: Record<string, string> = {};
  for (const field of MOMENTS) {
    const moment = fromMomentCell(values[field] ?? '', timeZone);
    if (moment === undefined) return inColumn('events', field, NO_MOMENT);
    moments[field] = moment;
  }
  const required = fromAnswerCell(values.registration ?? '');
  if (required === undefined) return inColumn('events', 'registration', 'Say yes or no.');
  if (!required && [moments.registrationStarts, moments.registrationEnds, fees, places].some((cell) => cell !== ''))
    return 'Say yes to the registration, or leave its moments, fees and places blank.';
  const organizers = organizersOf(fromListCell(values.organizers ?? ''), people, before?.record.organizers ?? []);
  if (isSaid(organizers)) return organizers;
  const input = {
    title,
    description,
    category: fromChoiceCell(category, EVENT_CATEGORIES),
    type,
    organizing_unit_id: unit.id,
    organizers,
    schedule: { start, end: moments.ends, venue, mode: fromChoiceCell(mode, EVENT_MODES) },
    registration: { required, start: moments.registrationStarts, end: moments.registrationEnds, fees, max_participants: places },
    budget: { allocated: budget, sponsors: fromListCell(sponsors) },
  };
  const checked = byRule('events', EventInput, input, FIELDS);
  if (isSaid(checked)) return checked;
  const { schedule, registration } = checked;
  const lasts = checkEventLength(schedule, before && { start: before.record.startsAt, end: before.record.endsAt });
  if (!lasts.ok) return inColumn('events', 'ends', lasts.refusal.sentence ?? lasts.refusal.message);
  return {
    unitId: unit.id,
    title: checked.title,
    category: checked.category,
    type: checked.type ?? '',
    description: checked.description ?? '',
    startsAt: schedule?.start ?? null,
    endsAt: schedule?.end ?? null,
    venue: schedule?.venue ?? '',
    mode: schedule?.mode ?? null,
    registrationRequired: required,
    registrationStartsAt: registration?.start ?? null,
    registrationEndsAt: registration?.end ?? null,
    fees: registration?.fees ?? null,
    maxParticipants: registration?.max_participants ?? null,
    allocatedBudget: checked.budget?.allocated ?? null,
    sponsors: checked.budget?.sponsors ?? [],
    organizers: [...(checked.organizers ?? [])].sort(),
  } satisfies ImportedRecord;
}

/** Organizers are students, each of whom has an account; who is one already may stay, whatever has become of them since. */
function organizersOf(emails: readonly string[], people: ReadonlyMap<string, NamedPerson>, former: readonly string[]): string[] | Said {
  const ids: string[] = [];
  for (const email of emails) {
    const person = people.get(email.toLowerCase());
    if (!person) return sentence`Nobody has an account with ${email}.`;
    if (person.role !== 'STUDENT' && !former.includes(person.id)) return sentence`${email} is no student, and organizers are.`;
    ids.push(person.id);
  }
  return ids;
}

const keyOf = (unitId: string, title: string, start: string | null) => `${unitId} ${title.toLowerCase()} ${start ?? ''}`;

/**
 * Events by title, unit and start. A new one is planned, whatever its table says. One that is there is changed as its form does it: its
 * places, its requests for rooms, and whoever has to know follow.
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
      async look(lines) {
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
          ({ record }) => keyOf(record.unitId, record.title, record.startsAt),
        );
        return ({ values: { title = '', unit: unitName = '', starts = '' } }): Target<ImportedRecord> | Said => {
          const unit = units.get(unitName.toLowerCase());
          if (!unit) return sentence`There is no unit "${unitName}".`;
          const start = fromMomentCell(starts, timeZone);
          if (start === undefined) return inColumn('events', 'starts', NO_MOMENT);
          const key = keyOf(unit.id, title, start);
          return { key, known: known.get(key) ?? [], judge: (values, before) => judge(values, before, { unit, start, people, timeZone }) };
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
            startsAt: dateOf(record.startsAt),
            endsAt: dateOf(record.endsAt),
            registrationStartsAt: dateOf(record.registrationStartsAt),
            registrationEndsAt: dateOf(record.registrationEndsAt),
            sponsors: [...record.sponsors],
          })),
        );
        await insertRows(
          tx,
          'eventOrganizers',
          added.flatMap(({ id, record }) => record.organizers.map((userId) => ({ instituteId, eventId: id, userId }))),
        );
      },
      async change(changed) {
        const refused = new Map<string, Said>();
        for (const { id, record } of changed) {
          const outcome = await changeEventAsTold(tx, context, { userId: actorId, id, input: inputOf(record) });
          if (!outcome.ok) refused.set(id, outcome.refusal.message);
        }
        return refused;
      },
      async find(ids) {
        const found = await findEntries(tx, 'events', instituteId, ids);
        return new Map(found.map((entry) => [entry.event.id, recordFrom(entry)]));
      },
      remove: (ids) => removeEach(tx, ids, (inner, part) => deleteEvents(inner, instituteId, part)),
    };
  },
});
