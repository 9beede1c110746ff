import type { Id } from '../identity/id.ts';
import type { PositionHolderStatus } from '../positions/positionHolder.ts';
import { entryId } from '../records/record.ts';
import { dayAfter } from '../time/campusTime.ts';

interface AnyFact {
  /** Id of the fact, not of its source; ids of different kinds never collide. */
  readonly _id: Id;
  /** Campus day, 'YYYY-MM-DD': of the event, the achievement or the activity; the first day of a position in its tenure. */
  readonly day: string;
}

/** A confirmed fact that may give points. */
export type PointFact =
  | (AnyFact & { readonly kind: 'event'; readonly eventId: Id; readonly category: string; readonly hours: number })
  | (AnyFact & {
      readonly kind: 'achievement';
      readonly eventId: Id | null;
      readonly type: string;
      readonly level: string;
      readonly position: string;
    })
  | (AnyFact & { readonly kind: 'position'; readonly positionType: string; readonly months: number })
  | (AnyFact & { readonly kind: 'external'; readonly activity: string; readonly hours: number });

/** A person's records, whether confirmed or not. */
export interface ActivityRecords {
  /** Events where the person was checked in, with the first such day and the hours of all such days. */
  readonly attended: readonly { id: Id; category: string; day: string; hours: number; isCancelled: boolean }[];
  readonly achievements: readonly {
    id: Id;
    eventId: Id | null;
    type: string;
    level: string;
    position: string;
    achievedOn: string;
    isVerified: boolean;
  }[];
  readonly positions: readonly {
    id: Id;
    positionType: string;
    /** Such as 2026-2027. */
    tenure: string;
    status: PositionHolderStatus;
    appointedOn: string | null;
  }[];
  /** Claims of external activities. */
  readonly claims: readonly { id: Id; activity: string; day: string; hours: number; isApproved: boolean }[];
}

function firstDayOf(year: number, startsIn: number): string {
  return `${year}-${String(startsIn).padStart(2, '0')}-01`;
}

/** Returns the number of whole months between two days. */
export function monthsBetween(from: string, until: string): number {
  const months = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  const whole = months(until) - months(from) - (until.slice(8) < from.slice(8) ? 1 : 0);
  return Math.max(whole, 0);
}

/**
 * Returns the facts that may give points: those that somebody else has confirmed and nobody has withdrawn, as in the person's record. A
 * position counts for the months in which it has been held so far.
 */
export function provenFacts(
  { attended, achievements, positions, claims }: ActivityRecords,
  { today, yearStartsIn }: { readonly today: string; readonly yearStartsIn: number },
): PointFact[] {
  return [
    ...attended
      .filter(({ isCancelled }) => !isCancelled)
      .map(({ id, category, day, hours }) => ({ kind: 'event' as const, _id: entryId('event', id), eventId: id, category, day, hours })),
    ...achievements
      .filter(({ isVerified }) => isVerified)
      .map(({ id, eventId, type, level, position, achievedOn }) => ({
        kind: 'achievement' as const,
        _id: entryId('achievement', id),
        eventId,
        type,
        level,
        position,
        day: achievedOn,
      })),
    ...positions
      .filter(({ status }) => status !== 'terminated')
      .map(({ id, positionType, tenure, appointedOn }) => {
        const start = Number(tenure.slice(0, 4));
        const begins = firstDayOf(start, yearStartsIn);
        // Who is appointed before the tenure holds the position from its first day on.
        const day = appointedOn !== null && appointedOn > begins ? appointedOn : begins;
        const end = firstDayOf(start + 1, yearStartsIn);
        const months = monthsBetween(day, end <= today ? end : dayAfter(today));
        return { kind: 'position' as const, _id: entryId('position', id), positionType, months, day };
      }),
    ...claims
      .filter(({ isApproved }) => isApproved)
      .map(({ id, activity, day, hours }) => ({ kind: 'external' as const, _id: `claim.${id}`, activity, day, hours })),
  ];
}
