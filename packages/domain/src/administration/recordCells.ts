import type { StudentReference } from '../accounts/person.ts';
import type { Achievement } from '../achievements/achievement.ts';
import type { Event } from '../events/event.ts';
import type { Id } from '../identity/id.ts';
import { isExpandedUnit, type OrgUnit } from '../org-units/orgUnit.ts';
import type { Position, PositionReference } from '../positions/position.ts';
import type { PositionHolder } from '../positions/positionHolder.ts';
import type { Room } from '../rooms/room.ts';
import { ROOM_DECIDER_NAMES } from '../rooms/texts.ts';
import type { UserSkill } from '../skills/userSkill.ts';
import { toListCell, toMomentCell } from './cells.ts';
import { type IMPORT_COLUMNS, type ImportKind, importColumns } from './imports.ts';

/**
 * Fields that lists do not contain: the organizers' addresses, and the start of an achievement's event. An import leaves the field
 * unchanged if the column is missing; a blank cell would clear it.
 */
const NOT_IN_LISTS = { events: 'organizers', achievements: 'eventDay' } as const satisfies Partial<Record<ImportKind, string>>;
type FieldsNotInLists<Kind> = Kind extends keyof typeof NOT_IN_LISTS ? (typeof NOT_IN_LISTS)[Kind] : never;

/** Cells of one record: one for each import column of the kind, except those that lists do not contain. */
type Cells<Kind extends ImportKind> = Readonly<Record<Exclude<keyof (typeof IMPORT_COLUMNS)[Kind], FieldsNotInLists<Kind>>, string>>;

const typed = (value: number | null | undefined) => String(value ?? '');
/** Returns the day of a timestamp that stands for a whole day. */
const dayOf = (moment: string | null | undefined) => moment?.slice(0, 10) ?? '';

function momentOf(moment: string | null | undefined, timeZone: string): string {
  return toMomentCell(moment ? new Date(moment) : null, timeZone);
}

function addressOf(person: StudentReference | Id | null | undefined): string {
  return typeof person === 'object' && person !== null ? (person.username ?? person.personal_info.email ?? '') : '';
}

function unitOf(position: Pick<PositionReference, 'unit_id'> | null | undefined): string {
  const unit = position?.unit_id;
  return isExpandedUnit(unit) ? unit.name : '';
}

type SavedEvent = Pick<Event, 'title' | 'description' | 'category' | 'type' | 'schedule' | 'registration' | 'budget'> & {
  readonly organizing_unit_id: { readonly name: string } | null;
};

/** Cells of an event, without its organizers; times are campus times. */
export function eventCells(event: SavedEvent, timeZone: string): Cells<'events'> {
  const { schedule, registration, budget } = event;
  return {
    title: event.title,
    unit: event.organizing_unit_id?.name ?? '',
    category: event.category ?? '',
    starts: momentOf(schedule?.start, timeZone),
    ends: momentOf(schedule?.end, timeZone),
    venue: schedule?.venue ?? '',
    mode: schedule?.mode ?? '',
    type: event.type ?? '',
    description: event.description ?? '',
    registration: registration?.required ? 'yes' : 'no',
    registrationStarts: momentOf(registration?.start, timeZone),
    registrationEnds: momentOf(registration?.end, timeZone),
    fees: typed(registration?.fees),
    places: typed(registration?.max_participants),
    budget: typed(budget?.allocated),
    sponsors: toListCell(budget?.sponsors ?? []),
  };
}

function positionCells({ unit_id, title, position_type, position_count, description }: Position): Cells<'positions'> {
  return {
    unit: unit_id?.name ?? '',
    title,
    type: position_type ?? '',
    count: typed(position_count),
    description: description ?? '',
  };
}

function holderCells({ user_id, position_id, tenure_year, status, appointment_details }: PositionHolder): Cells<'holders'> {
  return {
    email: addressOf(user_id),
    unit: unitOf(position_id),
    position: position_id?.title ?? '',
    tenure: tenure_year,
    status,
    appointed: dayOf(appointment_details?.appointment_date),
  };
}

function skillCells({ user_id, skill_id, proficiency_level, position_id }: UserSkill): Cells<'skills'> {
  return {
    email: addressOf(user_id),
    skill: skill_id?.name ?? '',
    type: skill_id?.type ?? '',
    level: proficiency_level,
    category: skill_id?.category ?? '',
    unit: unitOf(position_id),
    position: position_id?.title ?? '',
  };
}

function achievementCells(achievement: Achievement): Cells<'achievements'> {
  const { title, type, category, level, position, description } = achievement;
  return {
    email: addressOf(achievement.user_id),
    title,
    type: type ?? '',
    date: dayOf(achievement.date_achieved),
    category: category ?? '',
    level: level ?? '',
    position: position ?? '',
    event: achievement.event_id?.title ?? '',
    certificate: achievement.certificate_url ?? '',
    description: description ?? '',
  };
}

function unitCells({ name, type, category, contact_info, parent_unit_id, description }: OrgUnit): Cells<'units'> {
  return {
    name,
    type: type ?? '',
    category: category ?? '',
    contact: contact_info.email ?? '',
    parent: isExpandedUnit(parent_unit_id) ? parent_unit_id.name : '',
    description: description ?? '',
  };
}

function roomCells({ name, building, capacity, equipment, opens, closes, decided_by, is_archived }: Room): Cells<'rooms'> {
  return {
    name,
    building,
    capacity: typed(capacity),
    equipment: toListCell(equipment),
    opens: opens ?? '',
    closes: closes ?? '',
    decider: ROOM_DECIDER_NAMES[decided_by],
    archived: is_archived ? 'yes' : 'no',
  };
}

/** Records in the portal's lists, by kind that can be imported. */
export interface ListedRecords {
  readonly events: Event;
  readonly positions: Position;
  readonly holders: PositionHolder;
  readonly skills: UserSkill;
  readonly achievements: Achievement;
  readonly units: OrgUnit;
  readonly rooms: Room;
}

const CELLS: { readonly [Kind in keyof ListedRecords]: (record: ListedRecords[Kind], timeZone: string) => Cells<Kind> } = {
  events: eventCells,
  positions: positionCells,
  holders: holderCells,
  skills: skillCells,
  achievements: achievementCells,
  units: unitCells,
  rooms: roomCells,
};

/**
 * Converts a list to lines of a table that can be imported again, with the headings of its columns. Fields that the person may not see are
 * blank.
 */
export function linesOfList<Kind extends keyof ListedRecords>(
  kind: Kind,
  records: readonly ListedRecords[Kind][],
  timeZone: string,
): string[][] {
  const untold: Partial<Record<ImportKind, string>> = NOT_IN_LISTS;
  const columns = importColumns(kind).filter(([field]) => field !== untold[kind]);
  const lines = records.map((record) => {
    // The type of `CELLS` guarantees a cell for each of these columns.
    const cells: Readonly<Record<string, unknown>> = CELLS[kind](record, timeZone);
    return columns.map(([field]) => String(cells[field]));
  });
  return [columns.map(([, { header }]) => header), ...lines];
}
