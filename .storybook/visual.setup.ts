import { setProjectAnnotations } from '@storybook/react-vite';
import type { Renderer, StoryContext } from 'storybook/internal/types';
import { configure } from 'storybook/test';
import { expect, TestRunner, vi } from 'vitest';
import { page } from 'vitest/browser';
import preview from './preview.tsx';

// A picture may take its time, so that a machine that takes many at once fails no story.
configure({ asyncUtilTimeout: 20_000 });

/** Pixels: thousands of rows that scroll with the page are more than a picture can hold, and alike. */
const TALLEST = 8_000;

/** Milliseconds without a call after which none is expected: a page is rendered first, and asks a while later. */
const QUIET = 100;

/** Milliseconds for the calls that are under way when a story is over. Some mocks never answer. */
const ANSWER = 1_500;

/** Calls of the present story that have no answer yet; one of an earlier story may never get its own. */
let underWay = new Set<Promise<Response>>();

const call = globalThis.fetch;
globalThis.fetch = (...request) => {
  const own = underWay;
  const answer = call(...request);
  own.add(answer);
  const end = () => own.delete(answer);
  answer.then(end, end);
  return answer;
};

/** Milliseconds that it takes to say that no part of a page is being loaded. */
const AT_ONCE = 20;

/** Waits until the browser has nothing else to do. What had asked for an idle moment before, as a page does for its later parts, has had it. */
const idle = () => new Promise<unknown>((resolve) => requestIdleCallback(resolve, { timeout: ANSWER }));

/** Waits for calls, for the parts of a page that are loaded after it, which are rendered then and may ask for more, and for their faces. */
async function comeToRest() {
  const patienceEndsAt = performance.now() + ANSWER;
  let loadedMs: number;
  let isChanging: boolean;
  const changes = new MutationObserver(() => {
    isChanging = true;
  });
  changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  do {
    isChanging = false;
    await idle();
    const begunAt = performance.now();
    await vi.dynamicImportSettled();
    loadedMs = performance.now() - begunAt;
    await new Promise((resolve) => setTimeout(resolve, QUIET));
  } while (loadedMs > AT_ONCE || ((isChanging || underWay.size > 0) && performance.now() < patienceEndsAt));
  changes.disconnect();
  await document.fonts.ready;
}

/** All of a page is in the picture, and what sticks to an edge of the window is at an edge of it. */
async function showWhole() {
  scrollTo({ top: 0, left: 0, behavior: 'instant' });
  const height = Math.min(document.documentElement.scrollHeight, TALLEST);
  if (height > innerHeight) await page.viewport(innerWidth, height);
}

const MODE = import.meta.env.VISUAL_MODE;

/** Leaves out what this mode has no picture of, before it is rendered. No story is pictured in long words by itself: who asks for them looks at all. */
function begin({ parameters }: Pick<StoryContext<Renderer>, 'parameters'>) {
  if (MODE !== 'long' && !(MODE in parameters.chromatic.modes)) TestRunner.getCurrentTest()?.context.skip();
  underWay = new Set();
}

/** Compares a finished story with its picture. */
async function takePicture({ id }: Pick<StoryContext<Renderer>, 'id'>) {
  await comeToRest();
  await showWhole();
  await expect(page).toMatchScreenshot(id.replace('--', '/'));
}

// Hooks of Storybook, for those of Vitest would only hear of the first file in each page.
setProjectAnnotations([preview.composed, { beforeEach: begin, afterEach: takePicture }]);
