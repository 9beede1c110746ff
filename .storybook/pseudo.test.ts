import { expect, it } from 'vitest';
import { lengthened, mirrored, pseudoLanguage } from './pseudo.ts';

it.each([
  ['Close', '[Clöse üb]'],
  ['Showing {shown} of {all} events', '[Shöwing {shown} öf {all} events überlänge übe]'],
  ['OK', '[ÖK ü]'],
])('lengthens "%s" and keeps its placeholders', (text, expected) => expect(lengthened(text)).toBe(expected));

it('adds 40 percent of the length of a text, a space and two brackets', () => {
  const text = 'Something in this page failed, or a part of it did not arrive.';
  expect([text.length, lengthened(text).length]).toEqual([62, 62 + 25 + 3]);
});

it('wraps mirrored text in right-to-left override characters', () => expect(mirrored('Close')).toBe('\u202eClose\u202c'));

it('creates a pseudo-language dictionary from a list of texts', () =>
  expect(pseudoLanguage(['Close'], mirrored)).toEqual({ Close: '\u202eClose\u202c' }));
