import { expect, it } from 'vitest';
import { lengthened, mirrored, pseudoLanguage } from './pseudo.ts';

it.each([
  ['Close', '[Clöse üb]'],
  ['Showing {shown} of {all} events', '[Shöwing {shown} öf {all} events überlänge übe]'],
  ['OK', '[ÖK ü]'],
])('lengthens "%s" and keeps its placeholders', (text, expected) => expect(lengthened(text)).toBe(expected));

it('lengthens text by about 45 percent', () => {
  const text = 'Something in this page failed, or a part of it did not arrive.';
  expect(lengthened(text).length / text.length).toBeCloseTo(1.45, 1);
});

it('wraps mirrored text in right-to-left override characters', () => expect(mirrored('Close')).toBe('\u202eClose\u202c'));

it('creates a pseudo-language dictionary from a list of texts', () =>
  expect(pseudoLanguage(['Close'], mirrored)).toEqual({ Close: '\u202eClose\u202c' }));
