import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { isFound, SearchText, searchWords } from './search.ts';

describe('a search', () => {
  it.each([
    ['Zoë  MATHEW', ['zoe', 'mathew']],
    ['  ', []],
    ['100%_\\', ['100%_\\']],
  ])('%j has the words %j', (search, words) => expect(searchWords(search)).toEqual(words));

  it.each([
    ['Zoë Mathew', 'zoe', true],
    ['Zoe Mathew', 'ZOË', true],
    ['Arjun Menon (20240001)', 'menon 0001', true],
    ['Arjun Menon', 'menon asha', false],
    ['Arjun Menon', '%', false],
  ])('finds in %j by %j: %j', (text, search, expected) => expect(isFound(text, search)).toBe(expected));
});

describe('SearchText', () => {
  it.each([
    ['as', 'as'],
    ['  asha ', 'asha'],
  ])('takes %j as %j', (text, taken) => expect(v.parse(SearchText, text)).toBe(taken));

  it.each(['', ' ', 'a', ' a ', 'a\u0301', 'a '])('wants two letters: not %j', (text) => {
    expect(() => v.parse(SearchText, text)).toThrow('Type at least 2 letters.');
  });

  it('has an end', () => {
    expect(() => v.parse(SearchText, 'x'.repeat(151))).toThrow('Search for at most 150 characters.');
  });
});
