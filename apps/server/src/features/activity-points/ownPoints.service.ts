import { describePoints, type OwnPoints } from '@quad/domain/activity-points';
import { checkInDays } from '@quad/domain/check-in';
import { entryId } from '@quad/domain/records';
import { campusDay } from '@quad/domain/time';
import type { Actor, Context } from '../../context.ts';
import { batchOf, countingOf, rulesToday, titlesOf, toCounted } from './studentPoints.ts';
import { findRules, findStudent, findUpcomingEvents } from './students.repo.ts';

/** So many events to come are looked at for what would count next. */
const UPCOMING_EVENTS = 100;

const NOTHING: OwnPoints = { rules: null, total: 0, segments: [], entries: [], missing: [], upcoming: [], claims: [] };

/** The requester's own points, from what is proven at this moment (access T1). */
export async function readOwnPoints(context: Context, { userId }: Actor): Promise<OwnPoints> {
  const { clock, db, instituteId } = context;
  const counting = countingOf(context);
  const [row, allRules, coming] = await Promise.all([
    findStudent(db, instituteId, userId),
    findRules(db, instituteId, { userId }),
    findUpcomingEvents(db, instituteId, clock(), UPCOMING_EVENTS),
  ]);
  const batch = row && batchOf(row);
  const rules = batch && rulesToday(allRules, batch, counting);
  if (!row || !rules) return NOTHING;
  const { facts, signed } = toCounted(row, batch, counting);
  const upcoming = coming.map(({ id, title, category, startsAt, endsAt }) => ({
    kind: 'event' as const,
    _id: entryId('event', id),
    eventId: id,
    title,
    category,
    day: campusDay(startsAt, counting.timeZone),
    // As whoever comes on all of its days.
    hours:
      counting.hoursOf({ id, startsAt: startsAt?.toISOString() ?? null, endsAt: endsAt?.toISOString() ?? null }) *
      checkInDays({ schedule: { start: startsAt, end: endsAt } }, counting.timeZone).length,
  }));
  return describePoints({ counting: { facts, rules, batch, signed }, titleOf: titlesOf(row), upcoming, claims: [] });
}
