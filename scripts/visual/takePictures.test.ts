import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { takePictures } from './takePictures.mjs';
import { firstPixelOf, sizeOf } from './testing/picture.mjs';
import { writeStorybook } from './testing/storybook.mjs';

/** Works only where no story was before it. */
const PICKY = "finish(sessionStorage.isUsed ? 'error' : 'success'); sessionStorage.isUsed = true;";

/** One more than there are pages, so that at least one comes second. */
const picky = Array.from({ length: availableParallelism() + 1 }, (_, index) => `picky-${index}`);

const HANGS = "finish('success'); setTimeout(() => { while (true); });";

const TALL = "finish('success'); addEventListener('load', () => { document.body.style.height = '1000000px'; });";

/** Asks for a phone, and works on nothing else. */
const PHONE = `globalThis.__STORYBOOK_PREVIEW__ = { currentRender: { story: { storyGlobals: { viewport: { value: 'mobile1' } } } } };
finish(innerWidth === 320 ? 'success' : 'error');`;

/** Turns black in ten steps, after the story is over. */
const MOVES = `finish('success');
for (let step = 1; step <= 10; step += 1) {
  setTimeout(() => { document.documentElement.style.background = 'hsl(0 0% ' + (100 - 10 * step) + '%)'; }, 100 * step);
}`;

/** Turns black by an answer that takes longer than anything else here. */
const asks = (url: string) => `finish('success');
fetch('${url}', { mode: 'no-cors' }).then(() => { document.documentElement.style.background = 'black'; });`;

/** Milliseconds after which something hangs, however busy the machine is. */
const HANGING = 600_000;

const root = mkdtempSync(path.join(tmpdir(), 'quad-visual-'));
const [storybook, folder] = [path.join(root, 'storybook'), path.join(root, 'pictures')];
const pictureOf = (id: string) => path.join(folder, `${id}.png`);

let result: Awaited<ReturnType<typeof takePictures>>;

const slow = createServer((_, response) => {
  setTimeout(() => response.end(), 1_000);
});

beforeAll(async () => {
  const { port } = await new Promise<AddressInfo>((resolve) => slow.listen(0, '127.0.0.1', () => resolve(slow.address() as AddressInfo)));
  const others = picky.map((id): [string, string] => [id, PICKY]);
  const works = { asks: asks(`http://127.0.0.1:${port}`), moves: MOVES, phone: PHONE, tall: TALL };
  writeStorybook(storybook, { fails: "finish('error');", ...works, ...Object.fromEntries(others) });
  result = await takePictures({ storybook, folder, theme: 'light', patience: HANGING });
}, HANGING);

afterAll(() => {
  slow.close();
  rmSync(root, { recursive: true, force: true });
});

it('tries a story that fails once more, in a fresh page', () => {
  expect(new Set(result.ids)).toEqual(new Set(['asks', 'moves', 'phone', 'tall', ...picky]));
  expect(result.ids.filter((id) => !existsSync(pictureOf(id)))).toEqual([]);
});

it('names a story that fails again, with the reason, and goes on with the others', () => {
  expect(result.failed).toEqual([{ id: 'fails', reason: 'The story failed.' }]);
  expect(existsSync(pictureOf('fails'))).toBe(false);
});

it(
  'gives up on a story that never ends',
  async () => {
    const hanging = path.join(root, 'hanging');
    writeStorybook(hanging, { hangs: HANGS });
    const { ids, failed } = await takePictures({ storybook: hanging, folder, theme: 'light', patience: 1_000 });
    expect({ ids, failed }).toEqual({ ids: [], failed: [{ id: 'hangs', reason: 'There was no picture within 1 s.' }] });
  },
  HANGING,
);

it('cuts off what is taller than a picture can be', () => {
  expect(sizeOf(pictureOf('tall'))).toEqual({ width: 1024, height: 8_000 });
});

it('waits for what a story asked for', () => {
  expect(firstPixelOf(pictureOf('asks'))).toEqual([0, 0, 0]);
});

it('waits until a story has come to rest', () => {
  expect(firstPixelOf(pictureOf('moves'))).toEqual([0, 0, 0]);
});
