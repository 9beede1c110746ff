import { ACADEMIC_YEAR_STARTS_IN } from '@quad/domain/accreditation';
import { ACHIEVEMENT_TYPES, type AchievementType } from '@quad/domain/achievements';
import { tenureOfDay } from '@quad/domain/positions';
import type { eventReportPhotos, eventReports } from '../schema.ts';
import type { PlannedAchievement } from './achievements.ts';
import type { Calendar } from './calendar.ts';
import type { Membership, PlannedEvent } from './events.ts';
import type { PlannedAuthor, PlannedFeedback } from './feedback.ts';
import { ACTIONS_TAKEN, FEEDBACK_COMMENTS } from './feedbackTexts.ts';
import { type Person, thereBy } from './people.ts';
import { OCCASIONS } from './programme/occasions.ts';
import { SHAPES } from './programme/plan.ts';
import { idAt, type Random } from './random.ts';
import type { PlannedUnit } from './units.ts';

/** A report of the demonstration. */
export type PlannedReport = Omit<typeof eventReports.$inferInsert, 'instituteId'>;

/** A photo of a report, without its image data. */
export type PlannedReportPhoto = Omit<typeof eventReportPhotos.$inferInsert, 'instituteId' | 'image'>;

/** What is recorded of the years before those that the demonstration covers completely. */
export interface EarlierYears {
  readonly events: readonly PlannedEvent[];
  readonly participants: readonly Membership[];
  readonly reports: readonly PlannedReport[];
  readonly photos: readonly PlannedReportPhoto[];
  readonly achievements: readonly PlannedAchievement[];
  readonly feedback: readonly PlannedFeedback[];
  readonly feedbackAuthors: readonly PlannedAuthor[];
}

export interface EarlierYearsOptions {
  readonly random: Random;
  readonly calendar: Calendar;
  readonly units: readonly PlannedUnit[];
  readonly students: readonly Person[];
  /** The demonstration's events of the last year, some of which have a report. */
  readonly events: readonly PlannedEvent[];
  /** Returns the id of the person who is responsible for an event. */
  readonly writerOf: (event: Pick<PlannedEvent, 'unitId'>) => string;
  /** Returns the id of the person who verifies a type. */
  readonly endorserOf: (type: AchievementType) => string;
  readonly resolverId: string;
}

/** Academic years to add, counted back from the current one. With it and the last year there are five. */
const YEARS_BACK = [4, 3, 2] as const;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Days of an academic year on which events take place, counted from its start. */
const BUSY_DAYS = { first: 35, last: 285 } as const;
const ATTENDANCE = { min: 12, max: 40 } as const;
/** Events with fewer participants have no list of them. */
const LISTED_FROM = 5;
/** Every third event has no report. */
const UNREPORTED_EVERY = 3;
/** Number of the newest reports that have a photo. */
const PHOTOGRAPHED = 6;
const ACHIEVEMENTS_A_YEAR = 15;
/** Every fifth achievement has no certificate. Unverified ones follow another interval. */
const UNCERTIFIED_EVERY = 5;
const UNVERIFIED_EVERY = 7;
const COMPLAINTS_A_YEAR = 7;

/** Report texts. Title, place and attendance are filled in. */
const REPORTS = [
  (title: string, venue: string) =>
    `${title} began on time at ${venue} and ended with questions from the audience. The volunteers of the unit looked after the hall.`,
  (title: string, venue: string) =>
    `First-year students came to ${venue} for ${title} and worked in small groups with those of later years.\n\nWhat was learnt is written down for next year: more tables, and an earlier beginning.`,
  (title: string, venue: string) =>
    `${title} took place at ${venue}. The prizes were handed over by the faculty adviser, and the rules were explained before each round.`,
] as const;

/** Start of the academic year that lies so many years before the current one. */
function yearOf({ day, inDays }: Calendar, back: number): { year: number; first: number } {
  const year = Number(tenureOfDay(day(0), ACADEMIC_YEAR_STARTS_IN).slice(0, 4)) - back;
  return { year, first: inDays(`${year}-${String(ACADEMIC_YEAR_STARTS_IN).padStart(2, '0')}-01`) };
}

/** One event per unit, spread over an academic year. */
function eventsOf({ random, calendar, units }: EarlierYearsOptions, back: number): PlannedEvent[] {
  const { year, first } = yearOf(calendar, back);
  const step = (BUSY_DAYS.last - BUSY_DAYS.first) / units.length;
  return units.flatMap(({ unit, plan, council }, index) => {
    const held = plan.events.filter(({ isCancelled }) => !isCancelled);
    const outline = held[(index + back) % held.length];
    if (!outline) return [];
    const { starts, minutes, days, weekdays } = SHAPES[outline.shape];
    const wanted: readonly number[] = weekdays;
    const about = Math.round(first + BUSY_DAYS.first + index * step);
    const begins =
      about +
      Math.max(
        0,
        Array.from({ length: 7 }, (_, day) => day).findIndex((day) => wanted.includes(calendar.weekday(about + day))),
      );
    const time = random.helpers.arrayElement(starts);
    const createdAt = calendar.at(begins - random.number.int({ min: 12, max: 30 }), '11:20');
    return [
      {
        id: idAt(random, createdAt),
        title: `${outline.title} ${year}`,
        description: outline.about,
        category: outline.category ?? council.eventCategory,
        type: outline.type,
        unitId: unit.id,
        startsAt: calendar.at(begins, time),
        endsAt: new Date(calendar.at(begins + days - 1, time).getTime() + minutes * MINUTE_MS),
        venue: outline.isOnline ? 'Online' : random.helpers.arrayElement(plan.venues),
        mode: outline.isOnline ? ('online' as const) : ('offline' as const),
        registrationRequired: false,
        createdAt,
        updatedAt: createdAt,
      },
    ];
  });
}

/** Participants, from the students of that time. The first year has hardly any lists. */
function participantsOf({ random, students }: EarlierYearsOptions, events: readonly PlannedEvent[]): Membership[] {
  return events.flatMap(({ id, startsAt }) => {
    const there = thereBy(students, startsAt);
    if (there.length < LISTED_FROM) return [];
    const count = Math.min(random.number.int(ATTENDANCE), there.length);
    return random.helpers.arrayElements(there, count).map((student) => ({ eventId: id, userId: student.id }));
  });
}

/** Reports of events, written two days later. Some events have none. */
function reportsOf({ calendar, writerOf }: EarlierYearsOptions, events: readonly PlannedEvent[]): PlannedReport[] {
  return events.flatMap((event, index) => {
    const { id, title, venue, endsAt } = event;
    const writtenAt = new Date(endsAt.getTime() + 2 * DAY_MS);
    if (index % UNREPORTED_EVERY === 1 || writtenAt > calendar.now) return [];
    const write = REPORTS[index % REPORTS.length] ?? REPORTS[0];
    const by = { writtenBy: writerOf(event), writtenAt, updatedAt: writtenAt };
    return [{ eventId: id, text: write(title, venue), photosAsEvidence: index % 2 === 0, version: 1, ...by }];
  });
}

/** One photo for each of the newest reports. Every second one has its place and time. */
function photosOf({ random }: EarlierYearsOptions, reports: readonly PlannedReport[]): PlannedReportPhoto[] {
  const newest = reports.toSorted((one, other) => other.writtenAt.getTime() - one.writtenAt.getTime()).slice(0, PHOTOGRAPHED);
  return newest.map(({ eventId, writtenAt }, index) => ({
    ...{ id: random.string.uuid(), eventId, name: random.string.uuid(), createdAt: writtenAt },
    ...(index % 2 === 0 && {
      place: '12.99156, 80.23368',
      takenAt: `${new Date(writtenAt.getTime() - 2 * DAY_MS).toISOString().slice(0, 10)} 17:45`,
    }),
  }));
}

function achievementsOf({ random, calendar, students, endorserOf }: EarlierYearsOptions, back: number): PlannedAchievement[] {
  const { year, first } = yearOf(calendar, back);
  return Array.from({ length: ACHIEVEMENTS_A_YEAR }, (_, index) => index).flatMap((index) => {
    const type = ACHIEVEMENT_TYPES[index % ACHIEVEMENT_TYPES.length] ?? 'other';
    const [name, category, level, position] = OCCASIONS[type][(index + back) % OCCASIONS[type].length] ?? OCCASIONS.other[0] ?? [];
    const inDays = first + BUSY_DAYS.first + index * Math.floor((BUSY_DAYS.last - BUSY_DAYS.first) / ACHIEVEMENTS_A_YEAR);
    const createdAt = calendar.at(inDays + 4, '19:15');
    const there = thereBy(students, calendar.at(inDays, '00:00'));
    if (there.length === 0 || !name) return [];
    const title = `${name} ${calendar.day(inDays).slice(0, 4)}`;
    return [
      {
        ...{ id: random.string.uuid(), userId: random.helpers.arrayElement(there).id, title, category, type, level, position, createdAt },
        dateAchieved: calendar.day(inDays),
        certificateUrl: index % UNCERTIFIED_EVERY === 0 ? '' : `https://certificates.campus.example/${year}-${index + 1}.pdf`,
        ...(index % UNVERIFIED_EVERY === 3 ? {} : { verifiedBy: endorserOf(type), verifiedAt: calendar.at(inDays + 6, '12:10') }),
      },
    ];
  });
}

/** Complaints about units, all answered within some days. */
function complaintsOf(
  { random, calendar, units, students, resolverId }: EarlierYearsOptions,
  back: number,
): [PlannedFeedback, PlannedAuthor][] {
  const { first } = yearOf(calendar, back);
  return Array.from({ length: COMPLAINTS_A_YEAR }, (_, index) => index).flatMap((index): [PlannedFeedback, PlannedAuthor][] => {
    const inDays = first + BUSY_DAYS.first + index * Math.floor((BUSY_DAYS.last - BUSY_DAYS.first) / COMPLAINTS_A_YEAR);
    const createdAt = calendar.at(inDays, '16:40');
    const there = thereBy(students, createdAt);
    const comments = FEEDBACK_COMMENTS['Club/Organization'].Complaint;
    const target = units[(index * 3 + back) % units.length];
    if (there.length === 0 || !target) return [];
    const id = random.string.uuid();
    const answered = { resolvedAt: calendar.at(inDays + 2 + (index % 5), '11:00'), resolvedBy: resolverId };
    return [
      [
        {
          ...{ id, type: 'Complaint', targetType: 'Club/Organization', targetId: target.unit.id, rating: 2, isAnonymous: false, createdAt },
          comments: comments[index % comments.length] ?? comments[0],
          ...{ ...answered, actionsTaken: random.helpers.arrayElement(ACTIONS_TAKEN) },
        },
        { feedbackId: id, userId: random.helpers.arrayElement(there).id },
      ],
    ];
  });
}

/**
 * The three academic years before the last one, with incomplete records: events, some without participants or report, achievements, some
 * without a certificate, and complaints. Accreditation thus covers five years with gaps.
 */
export function plannedEarlierYears(plan: EarlierYearsOptions): EarlierYears {
  const events = YEARS_BACK.flatMap((back) => eventsOf(plan, back));
  const over = plan.events.filter(({ endsAt, status }) => endsAt < plan.calendar.now && status !== 'cancelled');
  const reports = reportsOf(plan, [...events, ...over]);
  const complaints = YEARS_BACK.flatMap((back) => complaintsOf(plan, back));
  return {
    events,
    participants: participantsOf(plan, events),
    reports,
    photos: photosOf(plan, reports),
    achievements: YEARS_BACK.flatMap((back) => achievementsOf(plan, back)),
    feedback: complaints.map(([row]) => row),
    feedbackAuthors: complaints.map(([, author]) => author),
  };
}
