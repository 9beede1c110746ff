import { scenarios } from '@quad/api-client/mocks';
import { expect, it } from 'vitest';
import { ROLES } from './roles.ts';

it('offers everybody whom the mocks know', () => {
  const { as: _anybody, ...people } = scenarios;
  expect([...ROLES].sort()).toEqual(['as in the story', ...Object.keys(people)].sort());
});
