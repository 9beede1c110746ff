import { describe, expect, it } from 'vitest';
import { oklch } from './oklch.ts';

describe('oklch', () => {
  it.each([
    [1, 0, 0, '#ffffff'],
    [0, 0, 0, '#000000'],
    [0.627955, 0.257683, 29.2339, '#ff0000'],
    [0.701, 0.3225, 328.36, '#ff00ff'],
    [0.452014, 0.313214, 264.052, '#0000ff'],
  ])('gives the sRGB of %f %f %f', (lightness, chroma, hue, hex) => {
    expect(oklch(lightness, chroma, hue)).toBe(hex);
  });

  it('refuses a colour that no screen shows', () => {
    expect(() => oklch(0.9, 0.4, 150)).toThrow('No screen shows oklch(0.9 0.4 150): give it less chroma.');
  });
});
