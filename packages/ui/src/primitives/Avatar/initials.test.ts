import { describe, expect, it } from 'vitest';
import { initials } from './initials.ts';

describe('initials', () => {
  it.each([
    ['Meera Iyer', 'MI'],
    ['  arjun  dev   menon ', 'AM'],
    ['Kavya', 'KA'],
    ['आरव शर्मा', 'आश'],
    ['𝒜 𝓑', '𝒜𝓑'],
    ['', '?'],
    ['  ', '?'],
  ])('of "%s" are "%s"', (name, letters) => {
    expect(initials(name)).toBe(letters);
  });
});
