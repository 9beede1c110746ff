import { describe, expect, it } from 'vitest';
import { formatMessage } from './formatMessage.ts';
import { asSentence, isMessage, joinMessages, joinWords, sentence } from './sentence.ts';

describe('sentence', () => {
  it('keeps its template and its values', () => {
    expect(sentence`${2} of ${'the rows'} are new.`).toEqual({ text: '{1} of {2} are new.', values: { 1: 2, 2: 'the rows' } });
  });

  it.each([
    ['Done.', true],
    [{ text: 'Done.' }, true],
    [null, false],
    [undefined, false],
    [7, false],
    [{ message: 'Done.' }, false],
  ])('is recognized by isMessage: %j', (value, expected) => expect(isMessage(value)).toBe(expected));

  it('is created by asSentence from a text or from another sentence', () => {
    expect(asSentence('Done.')).toEqual({ text: 'Done.' });
    expect(asSentence({ text: 'Done.' })).toEqual({ text: 'Done.' });
  });
});

describe('joinMessages', () => {
  it.each([
    [[], ''],
    [[undefined, ''], ''],
    [['It is full.'], 'It is full.'],
    [['It is full.', undefined, sentence`Ask for ${'another'}.`], 'It is full. Ask for another.'],
  ])('joins %j', (said, expected) => expect(formatMessage(joinMessages(...said))).toBe(expected));
});

it('joinWords separates words with commas', () => {
  expect(formatMessage(joinWords(['name', 'type', 'category']))).toBe('name, type, category');
  expect(formatMessage(joinWords(['name']))).toBe('name');
});
