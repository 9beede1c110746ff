import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Avatar } from './Avatar.tsx';

describe('Avatar initials', () => {
  it.each([
    ['Meera Iyer', 'MI'],
    ['  arjun  dev   menon ', 'AM'],
    ['Kavya', 'KA'],
    ['आरव शर्मा', 'आश'],
    ['𝒜 𝓑', '𝒜𝓑'],
    ['', '?'],
    ['  ', '?'],
  ])('renders "%s" as "%s"', (name, letters) => {
    expect(renderToStaticMarkup(<Avatar name={name} />)).toContain(`>${letters}</span>`);
  });
});
