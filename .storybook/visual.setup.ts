import { setProjectAnnotations } from '@storybook/react-vite';
import type { Renderer, StoryContext } from 'storybook/internal/types';
import { configure } from 'storybook/test';
import { expect, TestRunner, vi } from 'vitest';
import { page } from 'vitest/browser';
import preview from './preview.tsx';

// A long timeout, because many screenshots are taken in parallel.
configure({ asyncUtilTimeout: 20_000 });

/** In pixels; a screenshot cannot contain thousands of rows, which look alike anyway. */
const MAX_HEIGHT = 8_000;

/** How many milliseconds without a request count as idle; a page sends requests some time after it is rendered. */
const QUIET = 100;

/** Milliseconds without a DOM change that count as idle: React reveals lazily loaded content at most every 300 ms. */
const UNCHANGED = 400;

/** How many milliseconds to wait for pending requests when a story is over. Some mocks never answer. */
const ANSWER = 1_500;

/** The pending requests of the current story; those of earlier stories are ignored. */
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

/** The duration in milliseconds below which no dynamic import was pending. */
const AT_ONCE = 20;

/** Waits until the browser is idle, after earlier idle callbacks such as those that load later parts of a page. */
const idle = () => new Promise<unknown>((resolve) => requestIdleCallback(resolve, { timeout: ANSWER }));

let changedAt = 0;
new MutationObserver(() => {
  changedAt = performance.now();
}).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });

/** Waits for requests, for lazily loaded parts and the requests that these cause, and for fonts. */
async function comeToRest() {
  const patienceEndsAt = performance.now() + ANSWER;
  let loadedMs: number;
  let isChanging: boolean;
  do {
    await idle();
    const begunAt = performance.now();
    await vi.dynamicImportSettled();
    loadedMs = performance.now() - begunAt;
    await new Promise((resolve) => setTimeout(resolve, QUIET));
    isChanging = performance.now() - changedAt < UNCHANGED;
  } while (loadedMs > AT_ONCE || ((isChanging || underWay.size > 0) && performance.now() < patienceEndsAt));
  await document.fonts.ready;
}

/** Resizes the viewport to the whole page, so that sticky elements are at its edges. */
async function showWhole() {
  scrollTo({ top: 0, left: 0, behavior: 'instant' });
  const height = Math.min(document.documentElement.scrollHeight, MAX_HEIGHT);
  if (height > innerHeight) await page.viewport(innerWidth, height);
}

const MODE = import.meta.env.VISUAL_MODE;

/** Skips stories without a screenshot in this mode before they are rendered. The mode `long` includes all. */
function begin({ parameters }: Pick<StoryContext<Renderer>, 'parameters'>) {
  if (MODE !== 'long' && !(MODE in parameters.chromatic.modes)) TestRunner.getCurrentTest()?.context.skip();
  underWay = new Set();
}

/** Compares the screenshot of a finished story. */
async function takePicture({ id }: Pick<StoryContext<Renderer>, 'id'>) {
  await comeToRest();
  await showWhole();
  await expect(page).toMatchScreenshot(id.replace('--', '/'));
}

// Storybook's hooks, because Vitest's would only run for the first file in each page.
setProjectAnnotations([preview.composed, { beforeEach: begin, afterEach: takePicture }]);
