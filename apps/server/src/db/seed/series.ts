import { randomUUID } from 'node:crypto';
import { weekdayOf } from '@quad/domain/series';
import { campusDay } from '@quad/domain/time';
import { newId } from '../ids.ts';
import type { checkIns, eventOrganizers, eventSeries, events, registrations, seriesMeetings } from '../schema.ts';
import { campusCalendar } from './calendar.ts';

type Planned<Table extends { $inferInsert: object }> = Omit<Table['$inferInsert'], 'instituteId'>;

const MEETINGS = 12;
/** Day of the eleventh meeting, relative to today. Ten meetings are past. */
const NEXT_IN_DAYS = 1;
const BEEN = 10;
const MISSED = [3, 5];

export interface CoursePlan {
  readonly now: Date;
  readonly timeZone: string;
  readonly unitId: string;
  readonly title: string;
  /** Students registered for the whole course. Like others, the first one attended eight of the ten past meetings. */
  readonly students: readonly string[];
  /** Students who organize it. */
  readonly organizers: readonly string[];
  readonly checkedInBy: string;
}

/** A course of twelve weekly evenings with its registrations and check-ins. */
export function plannedCourse({ now, timeZone, unitId, title, students, organizers, checkedInBy }: CoursePlan) {
  const calendar = campusCalendar(now, timeZone);
  const dayOf = (index: number) => NEXT_IN_DAYS + (index - BEEN) * 7;
  const createdAt = calendar.at(dayOf(0) - 14, '10:00');
  const firstDay = calendar.day(dayOf(0));
  const series: Planned<typeof eventSeries> = {
    id: newId(now),
    repeats: { every: 1, weekdays: [weekdayOf(firstDay)], until: null, count: MEETINGS },
    firstDay,
    startTime: '18:00',
    endTime: '20:00',
    createdAt,
  };
  const made = Array.from({ length: MEETINGS }, (_, index) => {
    const startsAt = calendar.at(dayOf(index), '18:00');
    return {
      ...{
        id: newId(now),
        unitId,
        title,
        category: 'technical' as const,
        type: 'Course',
        mode: 'offline' as const,
        venue: 'Electronics Lab',
      },
      description: 'Twelve evenings from the first circuit to a radio that works. Kits are lent out; each evening stands by itself.',
      ...{ startsAt, endsAt: calendar.at(dayOf(index), '20:00'), createdAt, updatedAt: createdAt },
      ...{ registrationRequired: true, maxParticipants: 20 },
    } satisfies Planned<typeof events>;
  });
  const registered = made.flatMap(({ id: eventId }) =>
    students.map((userId, index): Planned<typeof registrations> => {
      const registeredAt = new Date(createdAt.getTime() + (index + 1) * 60_000);
      return { eventId, userId, state: 'registered', arrival: index + 1, registeredAt };
    }),
  );
  const came = made.slice(0, BEEN).flatMap(({ id: eventId, startsAt }, meeting) =>
    students.flatMap((userId, index): Planned<typeof checkIns>[] => {
      const isMissing = index % 3 === 0 && MISSED.includes(meeting);
      if (isMissing) return [];
      return [
        { eventId, userId, day: campusDay(startsAt, timeZone), at: startsAt, scanId: randomUUID(), checkedInBy, madeParticipant: true },
      ];
    }),
  );
  const meetings = made.map(({ id: eventId, startsAt }): Planned<typeof seriesMeetings> => {
    return { eventId, seriesId: series.id, originalStart: startsAt };
  });
  const organizing = made.flatMap(({ id: eventId }) => organizers.map((userId): Planned<typeof eventOrganizers> => ({ eventId, userId })));
  return { series, events: made, meetings, organizers: organizing, registrations: registered, checkIns: came };
}
