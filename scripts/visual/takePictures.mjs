import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import { findBrowser } from '../browser.mjs';
import { serveFolder } from './serveFolder.mjs';

/** Pixels. The phone is the viewport that stories of a phone ask for. */
const DESKTOP = { width: 1024, height: 768 };
const PHONE = { width: 320, height: 568 };

/** Runs in the page: how far the story has come, and whether it wants a phone. */
function storyState() {
  const { phase, story } = globalThis.__STORYBOOK_PREVIEW__?.currentRender ?? {};
  const isOver = ['finished', 'errored', 'aborted'].includes(phase);
  return isOver && { hasFailed: phase !== 'finished', isPhone: story?.storyGlobals?.viewport?.value === 'mobile1' };
}

async function show(page, address) {
  await page.goto(address);
  const state = await page.waitForFunction(storyState, undefined, { timeout: 30_000 });
  await page.evaluate(() => document.fonts.ready);
  return state.jsonValue();
}

async function photograph(page, address) {
  await page.setViewportSize(DESKTOP);
  const first = await show(page, address);
  if (first.isPhone) await page.setViewportSize(PHONE);
  const { hasFailed } = first.isPhone ? await show(page, address) : first;
  return { hasFailed, picture: await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' }) };
}

function storiesOf(storybook, word) {
  const { entries } = JSON.parse(readFileSync(path.join(storybook, 'index.json'), 'utf8'));
  return Object.values(entries).filter(
    ({ type, id, title }) => type === 'story' && `${title} ${id}`.toLowerCase().includes(word.toLowerCase()),
  );
}

/**
 * Takes a picture of every story of a built Storybook.
 *
 * @param {{ storybook: string, folder: string, theme: string, word?: string, onStory?: (done: number, all: number) => void }} options
 * `word`: only stories that have it in title or id
 * @returns {Promise<{ ids: string[], failed: string[] }>} failed: those whose play function threw; they have a picture too
 */
export async function takePictures({ storybook, folder, theme, word = '', onStory }) {
  mkdirSync(folder, { recursive: true });
  const stories = storiesOf(storybook, word);
  const { url, close } = await serveFolder(storybook);
  const browser = await chromium.launch(findBrowser());
  const waiting = stories.map(({ id }) => id);
  const failed = [];
  const work = async () => {
    const context = await browser.newContext({
      reducedMotion: 'reduce',
      deviceScaleFactor: 1,
      locale: 'en-GB',
      timezoneId: 'Asia/Kolkata',
    });
    const page = await context.newPage();
    for (let id = waiting.shift(); id; id = waiting.shift()) {
      const { hasFailed, picture } = await photograph(page, `${url}/iframe.html?viewMode=story&id=${id}&globals=theme:${theme}`);
      if (hasFailed) failed.push(id);
      writeFileSync(path.join(folder, `${id}.png`), picture);
      onStory?.(stories.length - waiting.length, stories.length);
    }
  };
  try {
    await Promise.all(Array.from({ length: availableParallelism() }, work));
  } finally {
    await browser.close();
    close();
  }
  return { ids: stories.map(({ id }) => id), failed };
}
