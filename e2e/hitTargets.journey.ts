import { expect, test } from '@playwright/test';
import { findCoveredControls } from '../.storybook/hitTargets.ts';

const COVER = '<div style="position: absolute; inset: 0">cover</div>';
const around = (inside: string, style = '') => `<div style="position: relative; inline-size: 10rem; ${style}">${inside}</div>`;
const TALL = '<p style="block-size: 3000px"></p>';

const CASES: Readonly<Record<string, readonly [html: string, found: readonly string[]]>> = {
  'a button below a block': [around(`<button>Save</button>${COVER}`), ["div. 'cover' covers button. 'Save'"]],
  'a link below a block, far down the page': [TALL + around(`<a href="#">More</a>${COVER}`), ["div. 'cover' covers a. 'More'"]],
  'a field below a block in a box that scrolls': [
    `<div style="block-size: 50px; overflow: auto">${TALL}${around(`<input aria-label="Name">${COVER}`)}</div>`,
    ["div. 'cover' covers input. 'Name'"],
  ],
  'a block that lets presses through': [around(`<button>Save</button>${COVER.replace('inset', 'pointer-events: none; inset')}`), []],
  'a control beside a block': [around(`<button style="position: relative; z-index: 1">Save</button>${COVER}`), []],
  'what is disabled, inert or hidden': [
    around(`<button disabled>A</button><button aria-disabled="true">B</button><div inert><button>C</button></div>
      <div aria-hidden="true"><button>D</button></div><button style="visibility: hidden">E</button>${COVER}`),
    [],
  ],
  'an input hidden from the eye, with a label that is covered': [
    around(`<label>Daily<input type="radio" style="position: absolute; opacity: 0; inline-size: 1px; block-size: 1px"></label>${COVER}`),
    ["div. 'cover' covers input. 'Daily'"],
  ],
  'an input hidden from the eye, with a label that is not': [
    '<label>Daily<input type="radio" style="position: absolute; opacity: 0; inline-size: 1px; block-size: 1px"></label>',
    [],
  ],
  'what can be scrolled out from under a bar': [
    `<div style="position: sticky; inset-block-start: 0; background: white; block-size: 60vh">bar</div>${TALL}<button>Save</button>${TALL}`,
    [],
  ],
  'what a bar at the foot always covers': [
    `<button style="position: absolute; inset-block-end: 10px">Save</button>
      <div style="position: fixed; inset: auto 0 0; background: white; block-size: 60px">bar</div>`,
    ["div. 'bar' covers button. 'Save'"],
  ],
  'what lies below an open dialog or menu': [around(`<button>Save</button>${COVER.replace('<div', '<div role="menu"')}`), []],
  'a link over two lines': [
    '<p style="inline-size: 12rem">Somebody who reads a sentence comes to <a href="#">a link that goes on in the next line of it</a>.</p>',
    [],
  ],
};

for (const [what, [html, found]] of Object.entries(CASES)) {
  test(`findCoveredControls reports only covered controls: ${what}`, async ({ page }) => {
    await page.setContent(`<!doctype html><html lang="en"><title>Page</title>${html}`);
    expect(await page.evaluate(findCoveredControls)).toEqual(found);
    // The check leaves the page unchanged.
    expect(
      await page.evaluate(() => [scrollY, ...[...document.querySelectorAll('div')].map(({ scrollTop }) => scrollTop)].filter(Boolean)),
    ).toEqual([]);
  });
}
