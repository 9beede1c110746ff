import * as v from 'valibot';
import type { Sentence } from '../messages/sentence.ts';

/** How often one person may do something in 24 hours, and what is said before and when that is reached. */
interface DailyLimit {
  readonly most: number;
  /** With `{count}` for how often it is still possible. */
  readonly near: string;
  readonly last: string;
  /** Why the next one has to wait. */
  readonly reached: string;
}

/** What others are told of, or have to look at: as often as anybody has reason to, and too seldom to bury them. */
export const DAILY_LIMITS = {
  feedback: {
    most: 20,
    near: 'You can give feedback {count} more times today.',
    last: 'You can give feedback once more today.',
    reached: 'You have given feedback 20 times in the last 24 hours. Please come back tomorrow.',
  },
  skills: {
    most: 20,
    near: 'You can add {count} more skills today.',
    last: 'You can add 1 more skill today.',
    reached: 'You have added 20 skills in the last 24 hours. Please come back tomorrow.',
  },
  proposals: {
    most: 20,
    near: 'You can propose {count} more new skills today.',
    last: 'You can propose 1 more new skill today.',
    reached: 'You have proposed 20 new skills in the last 24 hours. Please come back tomorrow.',
  },
  achievements: {
    most: 20,
    near: 'You can submit {count} more achievements today.',
    last: 'You can submit 1 more achievement today.',
    reached: 'You have submitted 20 achievements in the last 24 hours. Please come back tomorrow.',
  },
  follows: {
    most: 50,
    near: 'You can follow {count} more units today.',
    last: 'You can follow 1 more unit today.',
    reached: 'You have followed 50 units in the last 24 hours. Please come back tomorrow.',
  },
} as const satisfies Readonly<Record<string, DailyLimit>>;
export type DailyLimitKind = keyof typeof DAILY_LIMITS;

/** How much of one person's may wait for endorsement at a time, of all kinds together: what they can submit in five days of one kind. */
export const MAX_UNENDORSED = 100;

/** Why no more may wait. */
export const TOO_MANY_UNENDORSED: Sentence<number> = {
  text: '{count} of your skills and achievements wait for endorsement. You can add more once some are endorsed.',
  values: { count: MAX_UNENDORSED },
};

/** From how many left on it is said how many there are. */
const NEAR = 5;

const Left = v.pipe(v.number(), v.integer(), v.minValue(0));

/** How often somebody may still do each, as it is now, and how much more of theirs may wait for endorsement. */
export const DailyAllowances = v.object({
  feedback: Left,
  skills: Left,
  proposals: Left,
  achievements: Left,
  follows: Left,
  unendorsed: Left,
});
export type DailyAllowances = v.InferOutput<typeof DailyAllowances>;

/** How often something may still be done after it was done so often. */
export function leftOf(kind: DailyLimitKind, done: number): number {
  return Math.max(0, DAILY_LIMITS[kind].most - done);
}

/** How much more may wait for endorsement where so much does. */
export function unendorsedLeft(waiting: number): number {
  return Math.max(0, MAX_UNENDORSED - waiting);
}

/**
 * What to say beside the button: nothing as long as it is far away, or where it is not known how far. Of what waits for endorsement, too,
 * where there is less room for it than is left today.
 */
export function dailyLimitNote(kind: DailyLimitKind, left: number | undefined, unendorsed = Infinity): Sentence<number> | undefined {
  if (unendorsed === 0) return TOO_MANY_UNENDORSED;
  if (unendorsed <= NEAR && unendorsed < (left ?? Infinity))
    return { text: 'You can add {count} more until some are endorsed.', values: { count: unendorsed } };
  if (left === undefined || left > NEAR) return undefined;
  const { near, last, reached } = DAILY_LIMITS[kind];
  return { text: left === 0 ? reached : left === 1 ? last : near, values: { count: left } };
}
