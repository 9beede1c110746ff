import {
  type AdvisedStudent,
  attendedHours,
  type PointFact,
  type PointRules,
  provenFacts,
  rulesFor,
  type SignedTerm,
} from '@quad/domain/activity-points';
import type { Batch } from '@quad/domain/approvals';
import { YEAR_STARTS_IN } from '@quad/domain/positions';
import { entryId } from '@quad/domain/records';
import { campusDay } from '@quad/domain/time';
import type { Context } from '../../context.ts';
import type { StudentRow } from './students.repo.ts';

/** A student with the facts that points are computed from, and the row with their titles. */
export interface CountedStudent extends AdvisedStudent {
  readonly row: StudentRow;
}

/** Facts of the institute and the day needed for counting. */
export interface PointContext {
  readonly today: string;
  readonly timeZone: string;
  readonly yearStartsIn: number;
  /** The hours of an event by the number of days attended; cached, because many students attended the same event. */
  readonly hoursOf: (event: { id: string; startsAt: string | null; endsAt: string | null }, days: number) => number;
}

export function pointContextOf({ clock, config: { institute } }: Pick<Context, 'clock' | 'config'>): PointContext {
  const { timeZone } = institute;
  const known = new Map<string, number>();
  return {
    today: campusDay(clock(), timeZone),
    timeZone,
    yearStartsIn: institute.yearStartsIn ?? YEAR_STARTS_IN,
    hoursOf({ id, startsAt, endsAt }, days) {
      const key = `${id} ${days}`;
      const hours = known.get(key) ?? attendedHours({ start: startsAt, end: endsAt }, days, timeZone);
      known.set(key, hours);
      return hours;
    },
  };
}

/** The batch (programme and admission year) of a student; undefined if the profile is incomplete. */
export function batchOf({ program, batchYear }: Pick<StudentRow, 'program' | 'batchYear'>): Batch | undefined {
  return program !== null && batchYear !== null && /^\d{4}$/.test(batchYear) ? { program, admission_year: Number(batchYear) } : undefined;
}

/** A student with what is proven now. */
export function toCounted(row: StudentRow, batch: Batch, counting: PointContext): CountedStudent {
  return {
    _id: row.id,
    batch,
    facts: factsOf(row, counting),
    signed: row.signed.map((each) => toSigned(each, row.id)),
    openClaims: row.claimed.flatMap(({ status, day }) => (status === 'open' ? [day] : [])),
    row,
  };
}

function factsOf({ attended, achieved, held, claimed }: StudentRow, counting: PointContext): PointFact[] {
  const records = {
    attended: attended.flatMap(({ days, status, ...event }) => {
      const [day] = days;
      const hours = counting.hoursOf(event, days.length);
      return day === undefined ? [] : [{ id: event.id, category: event.category, day, hours, isCancelled: status === 'cancelled' }];
    }),
    achievements: achieved.map((each) => ({ ...each, isVerified: true })),
    positions: held,
    claims: claimed.map((each) => ({ ...each, isApproved: each.status === 'approved' })),
  };
  return provenFacts(records, counting);
}

function toSigned(
  { termId, rulesId, rulesVersion, entries, signedBy, signedAt, exportedAt }: StudentRow['signed'][number],
  studentId: string,
): SignedTerm {
  return { termId, studentId, rulesId, rulesVersion, entries, signedBy, signedAt, exportedAt, takenBack: null };
}

/** Titles of what gives a student points, by fact id. */
export function titlesOf({ attended, achieved, held, claimed }: StudentRow): (factId: string) => string {
  const titles = new Map([
    ...attended.map(({ id, title }) => [entryId('event', id), title] as const),
    ...achieved.map(({ id, title }) => [entryId('achievement', id), title] as const),
    ...held.map(({ id, title }) => [entryId('position', id), title] as const),
    ...claimed.map(({ id, title }) => [`claim.${id}`, title] as const),
  ]);
  return (factId) => titles.get(factId) ?? '';
}

/** The rules that apply to a batch today; undefined if there are none. */
export function rulesToday(all: readonly PointRules[], batch: Batch, { today }: Pick<PointContext, 'today'>): PointRules | undefined {
  return rulesFor(all, batch, today);
}
