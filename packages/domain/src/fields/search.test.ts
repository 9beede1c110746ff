import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { folded, foldedLetters, isFound, SearchText, searchable, searchWords } from './search.ts';

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

describe('folded text', () => {
  it.each([
    ['ÅNGSTRÖM', 'angstrom'],
    ['ΟΔΥΣΣΕΥΣ', 'οδυσσευσ'],
    ['Οδυσσεύς', 'οδυσσευσ'],
    ['İstanbul', 'istanbul'],
    ['Łódź', 'łodz'],
  ])('has %j as %j', (text, plain) => expect(folded(text)).toBe(plain));

  it('has one small letter for each that a database is told of', () => {
    const { from, to } = foldedLetters();
    expect([...from]).toHaveLength([...to].length);
    expect(new Set(from).size).toBe([...from].length);
    expect(folded(from)).toBe(to);
    expect(from).toContain('Ł');
    expect(from).not.toContain('É');
  });
});

it('searches in all parts of something, the missing ones left blank', () => {
  expect(searchable('Robo Race', null, undefined, 'Café')).toBe('Robo Race\n\n\nCafé');
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

it('finds no half of a character', () => {
  expect(isFound(' 😀', '\ude00')).toBe(false);
  expect(isFound(' 😀', '😀')).toBe(true);
});
