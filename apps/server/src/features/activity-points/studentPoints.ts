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

/** A student as points are counted of them, with what each thing is called. */
export interface CountedStudent extends AdvisedStudent {
  readonly row: StudentRow;
}

/** What counting needs of the institute and of the day. */
export interface Counting {
  readonly today: string;
  readonly timeZone: string;
  readonly yearStartsIn: number;
  /** Many students were at one event: its hours are found once. */
  readonly hoursOf: (event: { id: string; startsAt: string | null; endsAt: string | null }) => number;
}

export function countingOf({ clock, config: { institute } }: Pick<Context, 'clock' | 'config'>): Counting {
  const { timeZone } = institute;
  const known = new Map<string, number>();
  return {
    today: campusDay(clock(), timeZone),
    timeZone,
    yearStartsIn: institute.yearStartsIn ?? YEAR_STARTS_IN,
    hoursOf({ id, startsAt, endsAt }) {
      const hours = known.get(id) ?? attendedHours({ start: startsAt, end: endsAt }, timeZone);
      known.set(id, hours);
      return hours;
    },
  };
}

/** The programme and year of admission of somebody; undefined where a profile does not say them. */
export function batchOf({ program, batchYear }: Pick<StudentRow, 'program' | 'batchYear'>): Batch | undefined {
  return program !== null && batchYear !== null && /^\d{4}$/.test(batchYear) ? { program, admission_year: Number(batchYear) } : undefined;
}

/** A student with what is proven of them, as of this moment. */
export function toCounted(row: StudentRow, batch: Batch, counting: Counting): CountedStudent {
  return {
    _id: row.id,
    batch,
    facts: factsOf(row, counting),
    signed: row.signed.map((each) => toSigned(each, row.id)),
    openClaims: row.claimed.flatMap(({ status, day }) => (status === 'open' ? [day] : [])),
    row,
  };
}

function factsOf({ attended, achieved, held, claimed }: StudentRow, counting: Counting): PointFact[] {
  const records = {
    attended: attended.flatMap(({ days, status, ...event }) => {
      const [day] = days;
      const hours = counting.hoursOf(event) * days.length;
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

/** What the things are called that give a student points. */
export function titlesOf({ attended, achieved, held, claimed }: StudentRow): (factId: string) => string {
  const titles = new Map([
    ...attended.map(({ id, title }) => [entryId('event', id), title] as const),
    ...achieved.map(({ id, title }) => [entryId('achievement', id), title] as const),
    ...held.map(({ id, title }) => [entryId('position', id), title] as const),
    ...claimed.map(({ id, title }) => [`claim.${id}`, title] as const),
  ]);
  return (factId) => titles.get(factId) ?? '';
}

/** The rules by which a batch is counted today; undefined where there are none. */
export function rulesToday(all: readonly PointRules[], batch: Batch, { today }: Pick<Counting, 'today'>): PointRules | undefined {
  return rulesFor(all, batch, today);
}
