import { expect, it } from 'vitest';
import { hueOf } from '../themes/hue.ts';
import { emblemMarkup } from './emblemMarkup.ts';

it('draws the same mirrored emblem for each spelling of a name, in the hue of the name', () => {
  const { svg, style } = emblemMarkup('Robotics Club');
  expect(emblemMarkup(' robotics club ')).toEqual({ svg, style });
  expect(emblemMarkup('Drama Club').svg).not.toBe(svg);
  const [left = '', right = ''] = svg.split(/<g transform="matrix\(-1 0 0 1 24 0\)">|<\/g>/);
  expect(left).toBe(`<svg viewBox="0 0 24 24" preserveAspectRatio="xMinYMid" aria-hidden="true">${right}`);
  expect(right.match(/class="(pale|strong)"/g)?.toSorted()).toEqual(['class="pale"', 'class="strong"']);
  const hue = hueOf('Robotics Club');
  expect(style).toContain(`.mark{background:light-dark(oklch(0.92 0.045 ${hue}),oklch(0.33 0.05 ${hue}))}`);
});
