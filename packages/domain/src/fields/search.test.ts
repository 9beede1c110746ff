import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { folded, isFound, SearchText, searchable, searchWords } from './search.ts';

describe('searchWords and isFound', () => {
  it.each([
    ['Zoë  MATHEW', ['zoe', 'mathew']],
    ['  ', []],
    ['100%_\\', ['100%_\\']],
  ])('split %j into the words %j', (search, words) => expect(searchWords(search)).toEqual(words));

  it.each([
    ['Zoë Mathew', 'zoe', true],
    ['Zoe Mathew', 'ZOË', true],
    ['Arjun Menon (20240001)', 'menon 0001', true],
    ['Arjun Menon', 'menon asha', false],
    ['Arjun Menon', '%', false],
  ])('look in %j for %j: %j', (text, search, expected) => expect(isFound(text, search)).toBe(expected));
});

describe('text folding', () => {
  it.each([
    ['ÅNGSTRÖM', 'angstrom'],
    ['ΟΔΥΣΣΕΥΣ', 'οδυσσευσ'],
    ['Οδυσσεύς', 'οδυσσευσ'],
    ['İstanbul', 'istanbul'],
    ['Łódź', 'łodz'],
  ])('converts %j to %j', (text, plain) => expect(folded(text)).toBe(plain));
});

it('searchable joins its parts with line breaks and leaves missing parts blank', () => {
  expect(searchable('Robo Race', null, undefined, 'Café')).toBe('Robo Race\n\n\nCafé');
});

describe('SearchText', () => {
  it.each([
    ['as', 'as'],
    ['  asha ', 'asha'],
  ])('parses %j as %j', (text, taken) => expect(v.parse(SearchText, text)).toBe(taken));

  it.each(['', ' ', 'a', ' a ', 'a\u0301', 'a '])('rejects %j for having fewer than two letters', (text) => {
    expect(() => v.parse(SearchText, text)).toThrow('Type at least 2 letters.');
  });

  it('rejects more than 150 characters', () => {
    expect(() => v.parse(SearchText, 'x'.repeat(151))).toThrow('Search for at most 150 characters.');
  });
});

it('isFound does not match half of a surrogate pair', () => {
  expect(isFound(' 😀', '\ude00')).toBe(false);
  expect(isFound(' 😀', '😀')).toBe(true);
});
