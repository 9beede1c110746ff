import { describePoints, type OwnPoints, SIGNING_TEXTS } from '@quad/domain/activity-points';
import { type Batch, type Decider, isSameBatch } from '@quad/domain/approvals';
import { checkInDays } from '@quad/domain/check-in';
import { entryId } from '@quad/domain/records';
import { accept, type Result, refuse } from '@quad/domain/refusals';
import { campusDay } from '@quad/domain/time';
import type { Actor, Context } from '../../context.ts';
import { dayOf, viewedBy } from '../approvals/officeHolders.service.ts';
import { toClaim } from './claims.service.ts';
import { batchOf, pointContextOf, rulesToday, titlesOf, toCounted } from './studentPoints.ts';
import { findAdvised, findRules, findStudent, findUpcomingEvents } from './students.repo.ts';

/** Number of upcoming events considered for suggestions. */
const UPCOMING_EVENTS = 100;

const NOTHING: OwnPoints = { rules: null, total: 0, segments: [], entries: [], missing: [], activities: [], upcoming: [], claims: [] };

/** The requester's own points, from what is proven now (access T1). */
export async function readOwnPoints(context: Context, { userId, role }: Actor): Promise<OwnPoints> {
  const found = await readPoints(context, userId, { _id: userId, role });
  return found?.points ?? NOTHING;
}

/** The points of a student whom the requester advises (access T3). */
export async function readAdvisedPoints(context: Context, { userId, role }: Actor, studentId: string): Promise<Result<OwnPoints>> {
  const { db, instituteId } = context;
  const advised = await findAdvised(db, instituteId, userId);
  // Refused before the lookup, so that users who advise nobody cannot probe for students.
  if (advised.length === 0) return refuse('FORBIDDEN', SIGNING_TEXTS.notAdviser);
  const found = await readPoints(context, studentId, { _id: userId, role, advises: advised });
  if (!found) return refuse('NOT_FOUND', SIGNING_TEXTS.noStudent);
  const { batch, points } = found;
  return batch && advised.some((each) => isSameBatch(each, batch)) ? accept(points) : refuse('FORBIDDEN', SIGNING_TEXTS.notAdviser);
}

async function readPoints(
  context: Context,
  studentId: string,
  viewer: Decider,
): Promise<{ batch: Batch | undefined; points: OwnPoints } | undefined> {
  const { clock, db, instituteId } = context;
  const counting = pointContextOf(context);
  const [row, allRules, coming] = await Promise.all([
    findStudent(db, dayOf(context), studentId),
    findRules(db, instituteId, { userId: studentId }),
    findUpcomingEvents(db, instituteId, clock(), UPCOMING_EVENTS),
  ]);
  if (!row) return undefined;
  const batch = batchOf(row);
  const rules = batch && rulesToday(allRules, batch, counting);
  const seenBy = viewedBy(viewer, row.deputies, context);
  const claims = row.claims.map((each) => toClaim(each, context, seenBy));
  if (!rules) return { batch, points: { ...NOTHING, claims } };
  const { facts, signed } = toCounted(row, batch, counting);
  const upcoming = coming.map(({ id, title, category, startsAt, endsAt }) => ({
    kind: 'event' as const,
    _id: entryId('event', id),
    eventId: id,
    title,
    category,
    day: campusDay(startsAt, counting.timeZone),
    // Assumes attendance on all days.
    hours: counting.hoursOf(
      { id, startsAt: startsAt?.toISOString() ?? null, endsAt: endsAt?.toISOString() ?? null },
      checkInDays({ schedule: { start: startsAt, end: endsAt } }, counting.timeZone).length,
    ),
  }));
  return { batch, points: describePoints({ counting: { facts, rules, batch, signed }, titleOf: titlesOf(row), upcoming, claims }) };
}
