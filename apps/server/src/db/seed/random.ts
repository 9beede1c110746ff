import { faker } from '@faker-js/faker/locale/base';

/** Chance that comes out the same at every run. */
export type Random = Pick<typeof faker, 'helpers' | 'number' | 'string'>;

/** Starts the sequence again. There is one sequence at a time: what is drawn later depends on what was drawn before. */
export function seededRandom(seed: number): Random {
  faker.seed(seed);
  return faker;
}

/** An id of version 7 by chance: it begins with the moment, so that what is newest has the highest, as everywhere else. */
export function idAt(random: Random, moment: Date): string {
  const time = moment.getTime().toString(16).padStart(12, '0');
  const [, , third = '', ...rest] = random.string.uuid().split('-');
  return [time.slice(0, 8), time.slice(8), `7${third.slice(1)}`, ...rest].join('-');
}
