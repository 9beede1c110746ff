import { describe, expect, it } from 'vitest';
import { formatMessage } from './formatMessage.ts';
import { asSentence, isMessage, joinMessages, joinWords, sentence } from './sentence.ts';

describe('a sentence', () => {
  it('has its text and what stands in its places', () => {
    expect(sentence`${2} of ${'the rows'} are new.`).toEqual({ text: '{1} of {2} are new.', values: { 1: 2, 2: 'the rows' } });
  });

  it.each([
    ['Done.', true],
    [{ text: 'Done.' }, true],
    [null, false],
    [undefined, false],
    [7, false],
    [{ message: 'Done.' }, false],
  ])('is told from anything else: %j', (value, expected) => expect(isMessage(value)).toBe(expected));

  it('stands in a place of another one, as a text does', () => {
    expect(asSentence('Done.')).toEqual({ text: 'Done.' });
    expect(asSentence({ text: 'Done.' })).toEqual({ text: 'Done.' });
  });
});

describe('sentences one after the other', () => {
  it.each([
    [[], ''],
    [[undefined, ''], ''],
    [['It is full.'], 'It is full.'],
    [['It is full.', undefined, sentence`Ask for ${'another'}.`], 'It is full. Ask for another.'],
  ])('of %j', (said, expected) => expect(formatMessage(joinMessages(...said))).toBe(expected));
});

it('lists words with commas between them', () => {
  expect(formatMessage(joinWords(['name', 'type', 'category']))).toBe('name, type, category');
  expect(formatMessage(joinWords(['name']))).toBe('name');
});
