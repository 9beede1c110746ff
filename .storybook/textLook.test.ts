import { describe, expect, it } from 'vitest';
import { type Look, lookOf, textLook } from './textLook.ts';

const PLAIN: Look = {
  backgroundColor: 'rgba(0, 0, 0, 0)',
  backgroundImage: 'none',
  borderBottom: '0px none rgb(0, 0, 0)',
  color: 'rgb(20, 20, 20)',
  filter: 'none',
  fontSize: '16px',
  fontStyle: 'normal',
  fontWeight: '400',
  mixBlendMode: 'normal',
  opacity: '1',
  position: 'static',
  textDecorationLine: 'none',
  textShadow: 'none',
  zIndex: 'auto',
};
const GROUND: Look = { ...PLAIN, backgroundColor: 'rgb(255, 255, 255)' };
const TINTED: Look = { ...PLAIN, backgroundColor: 'rgba(200, 0, 0, 0.2)' };

const whiteAround = (own: Look, ...around: Look[]) => textLook([own, ...around, GROUND]);

it('ignores style properties that do not affect the look of text', () => {
  expect(lookOf({ ...PLAIN, ...{ width: '3px' } })).toEqual(PLAIN);
});

describe('textLook returns the same look', () => {
  it.each<[string, string | undefined, string | undefined]>([
    ['for text at any nesting depth', whiteAround(PLAIN), whiteAround(PLAIN, PLAIN, PLAIN)],
    ['for any background behind the first opaque one', whiteAround(PLAIN), textLook([PLAIN, GROUND, TINTED])],
    ['for font sizes that need the same contrast', whiteAround(PLAIN), whiteAround({ ...PLAIN, fontSize: '12px' })],
    ['for positioned text with an opaque background of its own', textLook([GROUND]), textLook([{ ...GROUND, position: 'fixed' }])],
  ])('%s', (_case, one, other) => {
    expect(one).toBeDefined();
    expect(other).toBe(one);
  });
});

describe('textLook returns a different look', () => {
  it.each<[string, string | undefined]>([
    ['by its color', whiteAround({ ...PLAIN, color: 'rgb(90, 90, 90)' })],
    ['by the background color', textLook([PLAIN, { ...GROUND, backgroundColor: 'rgb(0, 0, 0)' }])],
    ['by a translucent color over the background', whiteAround(PLAIN, TINTED)],
    ['by its own opacity', whiteAround({ ...PLAIN, opacity: '0.5' })],
    ['by the opacity of an ancestor', textLook([PLAIN, GROUND, { ...PLAIN, opacity: '0.5' }])],
    ['by a font size that needs less contrast', whiteAround({ ...PLAIN, fontSize: '24px' })],
    ['by a font size and weight that need less contrast', whiteAround({ ...PLAIN, fontSize: '19px', fontWeight: '700' })],
    ['by its shadow', whiteAround({ ...PLAIN, textShadow: 'rgb(0, 0, 0) 0px 0px 2px' })],
    ['as a link', textLook([PLAIN, GROUND], PLAIN)],
  ])('%s', (_case, look) => {
    expect(look).toBeDefined();
    expect(look).not.toBe(whiteAround(PLAIN));
  });

  it('by the marks of a link and the color of the surrounding text', () => {
    const links = [textLook([PLAIN], PLAIN), textLook([PLAIN], GROUND), textLook([PLAIN], { ...PLAIN, color: 'rgb(1, 2, 3)' })];
    expect(new Set([...links, textLook([{ ...PLAIN, textDecorationLine: 'underline' }], PLAIN)]).size).toBe(3);
  });
});

describe('textLook returns undefined', () => {
  it.each<[string, string | undefined]>([
    ['for text in front of a background image', textLook([PLAIN, { ...GROUND, backgroundImage: 'linear-gradient(red, blue)' }])],
    ['for absolutely positioned text', whiteAround({ ...PLAIN, position: 'absolute' })],
    ['for text in an ancestor with a z-index', whiteAround(PLAIN, { ...PLAIN, position: 'relative', zIndex: '1' })],
    ['for text in an ancestor with a filter', textLook([PLAIN, GROUND, { ...PLAIN, filter: 'brightness(0.5)' }])],
    ['for text with a blend mode', whiteAround({ ...PLAIN, mixBlendMode: 'multiply' })],
  ])('%s', (_case, look) => {
    expect(look).toBeUndefined();
  });
});
