import { setProjectAnnotations } from '@storybook/react-vite';
import type { Renderer, StoryContext } from 'storybook/internal/types';
import { configure } from 'storybook/test';
import { expect, TestRunner } from 'vitest';
import { page } from 'vitest/browser';
import preview from './preview.tsx';
import { startWorker } from './worker.ts';

// A picture may take its time, so that a machine that takes many at once fails no story.
configure({ asyncUtilTimeout: 20_000 });

/** Pixels: thousands of rows that scroll with the page are more than a picture can hold, and alike. */
const TALLEST = 8_000;

/** Milliseconds without a request or an answer after which none is expected: a page is rendered first, and asks a while later. */
const QUIET = 100;

/** Milliseconds for the calls that are under way when a story is over. Some mocks never answer. */
const ANSWER = 1_500;

/** The same for parts of a page that are loaded after it, which always come. */
const LOAD = 20_000;

/** What the present story has asked for and has not got yet; a call of an earlier one may never get its own. */
const underWay = new Map<string, 'call' | 'file'>();
let lastAt = 0;

void startWorker().then(({ events }) => {
  events.on('request:start', ({ requestId, request }) => {
    lastAt = performance.now();
    // Browsers take anything for a file; a call says what it takes, and so does a stream, which has no end.
    underWay.set(requestId, request.headers.get('accept')?.includes('*/*') ? 'file' : 'call');
  });
  for (const came of ['response:mocked', 'response:bypass'] as const) {
    events.on(came, ({ requestId }) => {
      lastAt = performance.now();
      underWay.delete(requestId);
    });
  }
});

async function comeToRest() {
  const begunAt = performance.now();
  const isExpected = () => {
    const waited = performance.now() - begunAt;
    if (waited > LOAD) return false;
    if ([...underWay.values()].some((kind) => kind === 'file')) return true;
    return waited < ANSWER && (underWay.size > 0 || performance.now() - lastAt < QUIET);
  };
  do await new Promise((resolve) => setTimeout(resolve, QUIET));
  while (isExpected());
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
  underWay.clear();
}

/** Compares a finished story with its picture. */
async function takePicture({ id }: Pick<StoryContext<Renderer>, 'id'>) {
  await comeToRest();
  await showWhole();
  await expect(page).toMatchScreenshot(id.replace('--', '/'));
}

// Hooks of Storybook, for those of Vitest would only hear of the first file in each page.
setProjectAnnotations([preview.composed, { beforeEach: begin, afterEach: takePicture }]);
