import { describe, expect, it } from 'vitest';
import { latinKey } from './latinKey.ts';

describe('latinKey', () => {
  it.each([
    ['a Latin letter, wherever it is on the keyboard', { key: 'k', code: 'KeyV' }, 'k'],
    ['a capital letter', { key: 'K', code: 'KeyK' }, 'K'],
    ['a Devanagari letter', { key: 'क', code: 'KeyK' }, 'k'],
    ['a Devanagari letter of several characters', { key: 'क्ष', code: 'KeyA' }, 'a'],
    ['a Devanagari digit', { key: '२', code: 'Digit2' }, '२'],
    ['a key with a name', { key: 'ArrowDown', code: 'ArrowDown' }, 'ArrowDown'],
  ])('names %s', (_, event, expected) => {
    expect(latinKey(event)).toBe(expected);
  });
});
