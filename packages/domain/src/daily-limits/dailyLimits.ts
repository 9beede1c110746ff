import * as v from 'valibot';
import type { Sentence } from '../messages/sentence.ts';

/** How often a person may do something in 24 hours, with the messages before and at the limit. */
interface DailyLimit {
  readonly most: number;
  /** With `{count}` for the number left. */
  readonly near: string;
  readonly last: string;
  /** Message when the limit is reached. */
  readonly reached: string;
}

/** Limits of actions that notify others or create work for them: high enough for all reasonable use, low enough to prevent flooding. */
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

/**
 * Maximum number of a person's items waiting for endorsement, of all kinds together: as many as can be submitted in five days of one kind.
 */
export const MAX_UNENDORSED = 100;

/** Message when that maximum is reached. */
export const TOO_MANY_UNENDORSED: Sentence<number> = {
  text: '{count} of your skills and achievements wait for endorsement. You can add more once some are endorsed.',
  values: { count: MAX_UNENDORSED },
};

/** Remaining number from which on it is shown. */
const NEAR = 5;

const Left = v.pipe(v.number(), v.integer(), v.minValue(0));

/** How often a person may still do each action, and how many more items may wait for endorsement. */
export const DailyAllowances = v.object({
  feedback: Left,
  skills: Left,
  proposals: Left,
  achievements: Left,
  follows: Left,
  unendorsed: Left,
});
export type DailyAllowances = v.InferOutput<typeof DailyAllowances>;

/** Returns how often an action may still be done. */
export function leftOf(kind: DailyLimitKind, done: number): number {
  return Math.max(0, DAILY_LIMITS[kind].most - done);
}

/** Returns how many more items may wait for endorsement. */
export function unendorsedLeft(waiting: number): number {
  return Math.max(0, MAX_UNENDORSED - waiting);
}

/**
 * Returns the note beside the button; undefined if the limit is far away or unknown. For items that need endorsement, the lower of both
 * limits counts.
 */
export function dailyLimitNote(kind: DailyLimitKind, left: number | undefined, unendorsed = Infinity): Sentence<number> | undefined {
  if (unendorsed === 0) return TOO_MANY_UNENDORSED;
  if (unendorsed <= NEAR && unendorsed < (left ?? Infinity))
    return { text: 'You can add {count} more until some are endorsed.', values: { count: unendorsed } };
  if (left === undefined || left > NEAR) return undefined;
  const { near, last, reached } = DAILY_LIMITS[kind];
  return { text: left === 0 ? reached : left === 1 ? last : near, values: { count: left } };
}
