import { faker } from '@faker-js/faker/locale/base';

/** Chance that comes out the same at every run. */
export type Random = Pick<typeof faker, 'helpers' | 'number' | 'string'>;

/** Starts the sequence again. There is one sequence at a time: what is drawn later depends on what was drawn before. */
export function seededRandom(seed: number): Random {
  faker.seed(seed);
  return faker;
}
