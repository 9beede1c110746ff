import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { chromium } from 'playwright';
import { findBrowser } from '../browser.mjs';
import { serveFolder } from './serveFolder.mjs';

/** Pixels. The phone is the viewport that stories of a phone ask for. */
const DESKTOP = { width: 1024, height: 768 };
const PHONE = { width: 320, height: 568 };

/** Accessibility is what the tests of the stories check. Here it would only take time. */
const WITHOUT_AXE = 'a11y.manual:!true';

/** Pixels: thousands of rows that scroll with the page are more than a picture can hold, and alike. */
const TALLEST = 8_000;

/** Milliseconds for a picture: many times what a busy machine needs. */
const PATIENCE = 30_000;

/** Milliseconds for the calls that are under way when a story is over, and for those that follow from them. Some mocks never answer. */
const ANSWER = 3_000;

/** Milliseconds without a change and without a call after which neither is expected: a page is drawn first, and asks a while later. */
const QUIET = 150;

/** Runs in the page: how the story ended, and whether it wants a phone. The phase does not say: a story that failed is finished too. */
function storyState() {
  const [end] = globalThis.__STORYBOOK_ADDONS_CHANNEL__?.last('storyFinished') ?? [];
  const { story } = globalThis.__STORYBOOK_PREVIEW__?.currentRender ?? {};
  return end && { status: end.status, isPhone: story?.storyGlobals?.viewport?.value === 'mobile1' };
}

/** Runs in the page. What sticks to an edge of the window belongs at an edge of the picture, so the page is scrolled back. */
function measureFromTop() {
  scrollTo({ top: 0, left: 0, behavior: 'instant' });
  return { width: innerWidth, height: document.documentElement.scrollHeight };
}

async function show(page, address) {
  await page.goto(address);
  const state = await page.waitForFunction(storyState);
  await page.evaluate(() => document.fonts.ready);
  return state.jsonValue();
}

/** Follows what a page asks for: code that is loaded late, data of a mock. */
function watchCalls(page) {
  const underWay = new Set();
  let lastAt = 0;
  page.on('request', (call) => underWay.add(call));
  const end = (call) => {
    underWay.delete(call);
    lastAt = Date.now();
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return { areOverSince: (time) => underWay.size === 0 && lastAt <= time };
}

/** A picture of what has come to rest: the one before it is alike, and nothing was asked for in between. */
async function photographStill(page, calls) {
  const patienceEndsAt = Date.now() + ANSWER;
  const take = async () => {
    const { width, height } = await page.evaluate(measureFromTop);
    const clip = height > TALLEST ? { x: 0, y: 0, width, height: TALLEST } : undefined;
    return page.screenshot({ fullPage: true, clip, animations: 'disabled', caret: 'hide' });
  };
  let picture = await take();
  for (let earlier; !earlier?.equals(picture); ) {
    do await delay(QUIET);
    while (!calls.areOverSince(Date.now() - QUIET) && Date.now() < patienceEndsAt);
    [earlier, picture] = [picture, await take()];
  }
  return picture;
}

async function photograph({ page, calls }, address) {
  await page.setViewportSize(DESKTOP);
  const first = await show(page, address);
  if (first.isPhone) await page.setViewportSize(PHONE);
  const { status } = first.isPhone ? await show(page, address) : first;
  if (status !== 'success') throw new Error('The story failed.');
  return photographStill(page, calls);
}

function storiesOf(storybook, word) {
  const { entries } = JSON.parse(readFileSync(path.join(storybook, 'index.json'), 'utf8'));
  return Object.values(entries).filter(
    ({ type, id, title }) => type === 'story' && `${title} ${id}`.toLowerCase().includes(word.toLowerCase()),
  );
}

/** Gives up on what never ends. Not all that one asks of a page has a time limit of its own. */
function within(patience, work) {
  const limit = delay(patience, undefined, { ref: false }).then(() => {
    throw new Error(`There was no picture within ${patience / 1000} s.`);
  });
  return Promise.race([work, limit]);
}

async function openPage(browser) {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    deviceScaleFactor: 1,
    locale: 'en-GB',
    timezoneId: 'Asia/Kolkata',
  });
  const page = await context.newPage();
  return { page, calls: watchCalls(page) };
}

/** Takes one picture after the other in a page that is used as long as it works: a fresh one has to load everything again. */
function createCamera(browser, patience) {
  let opened;
  return async function take(address) {
    opened ??= await openPage(browser);
    try {
      return await within(patience, photograph(opened, address));
    } catch (error) {
      await opened.page.context().close();
      opened = undefined;
      throw error;
    }
  };
}

/**
 * Takes a picture of every story of a built Storybook. A story that fails is tried once more in a fresh page; one that fails again
 * has no picture, and the others go on.
 *
 * @param {{ storybook: string, folder: string, theme: string, word?: string, patience?: number,
 *   onStory?: (done: number, all: number) => void }} options `word`: only stories that have it in title or id
 * @returns {Promise<{ ids: string[], failed: { id: string, reason: string }[] }>} ids: those that have a picture
 */
export async function takePictures({ storybook, folder, theme, word = '', patience = PATIENCE, onStory }) {
  mkdirSync(folder, { recursive: true });
  const stories = storiesOf(storybook, word);
  const { url, close } = await serveFolder(storybook);
  const browser = await chromium.launch(findBrowser());
  const waiting = stories.map(({ id }) => id);
  const [ids, failed] = [[], []];
  const work = async () => {
    const take = createCamera(browser, patience);
    for (let id = waiting.shift(); id; id = waiting.shift()) {
      const address = `${url}/iframe.html?viewMode=story&id=${id}&globals=theme:${theme};${WITHOUT_AXE}`;
      try {
        writeFileSync(path.join(folder, `${id}.png`), await take(address).catch(() => take(address)));
        ids.push(id);
      } catch (error) {
        failed.push({ id, reason: error.message.split('\n')[0] });
      }
      onStory?.(ids.length + failed.length, stories.length);
    }
  };
  try {
    await Promise.all(Array.from({ length: availableParallelism() }, work));
  } finally {
    await browser.close();
    close();
  }
  return { ids, failed };
}
