import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { optionalChoice, TextList } from './list.ts';

describe('TextList', () => {
  it.each([
    [undefined, []],
    [null, []],
    [[''], []],
    [
      [' Tata ', '', 'Sahyadri'],
      ['Tata', 'Sahyadri'],
    ],
  ])('parses %j', (list, entries) => expect(v.parse(TextList, list)).toEqual(entries));

  it.each([
    ['an entry with a control character', ['a\u0000b'], 'Remove the characters that cannot be shown.'],
    ['an entry of 501 characters', ['a'.repeat(501)], 'Keep each entry within 500 characters.'],
    ['101 entries', Array.from({ length: 101 }, () => 'a'), 'Keep the list within 100 entries.'],
  ])('rejects %s', (_, list, message) => expect(v.safeParse(TextList, list).issues?.map((issue) => issue.message)).toEqual([message]));
});

describe('optionalChoice', () => {
  const Mode = optionalChoice(['online', 'offline'], 'Choose a mode.');

  it.each([
    ['', null],
    [null, null],
    [undefined, null],
    ['online', 'online'],
  ])('parses %s', (choice, expected) => expect(v.parse(Mode, choice)).toBe(expected));

  it('rejects a value that is not in the list', () => {
    expect(v.safeParse(Mode, 'hybrid').issues?.map((issue) => issue.message)).toEqual(['Choose a mode.']);
  });
});
