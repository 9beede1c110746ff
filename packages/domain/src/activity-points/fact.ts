import type { Id } from '../identity/id.ts';
import type { PositionHolderStatus } from '../positions/positionHolder.ts';
import { entryId } from '../records/record.ts';
import { dayAfter } from '../time/campusTime.ts';

interface AnyFact {
  /** Of the fact, and not of what it comes from: ids of several kinds never meet. */
  readonly _id: Id;
  /** On campus, 'YYYY-MM-DD': of the event, the achievement or the activity; of a position the first one. */
  readonly day: string;
}

/** Something that is proven and may give points. */
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

/** What is written down of a person, confirmed or not. */
export interface ActivityRecords {
  /** Events at whose door the person was checked in, with the first day of that and the hours of those days. */
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
    /** Like 2026-2027. */
    tenure: string;
    status: PositionHolderStatus;
    appointedOn: string | null;
  }[];
  /** What was claimed of activities outside. */
  readonly claims: readonly { id: Id; activity: string; day: string; hours: number; isApproved: boolean }[];
}

function firstDayOf(year: number, startsIn: number): string {
  return `${year}-${String(startsIn).padStart(2, '0')}-01`;
}

/** How many whole months lie between two days. */
export function monthsBetween(from: string, until: string): number {
  const months = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  const whole = months(until) - months(from) - (until.slice(8) < from.slice(8) ? 1 : 0);
  return Math.max(whole, 0);
}

/**
 * What of it may give points: what somebody else has confirmed and nobody has taken back, as in the person's record. A position counts for
 * the months in which it was held so far.
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
        const day = appointedOn ?? firstDayOf(start, yearStartsIn);
        const end = firstDayOf(start + 1, yearStartsIn);
        const months = monthsBetween(day, end <= today ? end : dayAfter(today));
        return { kind: 'position' as const, _id: entryId('position', id), positionType, months, day };
      }),
    ...claims
      .filter(({ isApproved }) => isApproved)
      .map(({ id, activity, day, hours }) => ({ kind: 'external' as const, _id: `claim.${id}`, activity, day, hours })),
  ];
}
