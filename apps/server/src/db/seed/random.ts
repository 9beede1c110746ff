import { faker } from '@faker-js/faker/locale/base';

/** A random generator that repeats the same sequence in every run. */
export type Random = Pick<typeof faker, 'helpers' | 'number' | 'string'>;

/** Restarts the sequence. There is a single global sequence: each value depends on those generated before. */
export function seededRandom(seed: number): Random {
  faker.seed(seed);
  return faker;
}

/** A random id of version 7 for a moment, so that ids sort by time as everywhere else. */
export function idAt(random: Random, moment: Date): string {
  const time = moment.getTime().toString(16).padStart(12, '0');
  const [, , third = '', ...rest] = random.string.uuid().split('-');
  return [time.slice(0, 8), time.slice(8), `7${third.slice(1)}`, ...rest].join('-');
}
