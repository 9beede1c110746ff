// Opens every page and every story of a built Storybook like a reader, and reports their problems.
import { readFileSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { VIEWPORTS } from '../../.storybook/viewports.ts';
import { cutOff, emptyTables, isWhole, linksAndPlaces, listenToStorybook } from './looks.mjs';
import { serveSite } from './site.mjs';

/** The viewports: a laptop, and the narrowest phone on which nothing may be cut off. */
const LAPTOP = { width: 1280, height: 800 };
const PHONE = { width: 320, height: 800 };

/** The maximum viewport height in pixels, which shows three or four frames at once. */
const MAX_VIEWPORT_HEIGHT = 2_400;

/** In pixels. A higher page contains a story that needs a frame, because nobody would reach the content below it. */
const MAX_PAGE_HEIGHT = 20_000;

/** The timeout for a page in milliseconds, long enough for a busy machine. */
const PAGE_TIMEOUT_MS = 60_000;

/** How many milliseconds a page has to fit a narrower viewport. */
const SETTLE_MS = 3_000;

/** Messages that cannot be prevented here. */
const KNOWN_MESSAGES = [
  // Code of Storybook 10 itself reads the store in the old way.
  /^Accessing the Story Store is deprecated/,
  // On pages with several stories; a story whose play opens something has a frame of its own.
  /^You are using Testing Library's `screen` object while the story is rendered in docs mode/,
  // Depends on the load of the machine.
  /^The resource \S+ was preloaded using link preload but not used within a few seconds/,
  // A play types a day, a time or a number key by key into a field that a person never half fills.
  /^The specified value "[^"]*" (does not conform to the required format|cannot be parsed)/,
];

const isKnown = (text) => KNOWN_MESSAGES.some((pattern) => pattern.test(text));

/** A small story, with which a new window starts. */
const FIRST_STORY = 'layout-divider--default';

/** Stories are opened one after another in the same window, which is renewed after this number. */
const STORIES_PER_WINDOW = 60;

/** Collects console messages and failed requests. */
class ConsoleRecorder {
  #messages = [];
  #url;

  constructor(page, url) {
    this.#url = url;
    page.on('console', (message) => {
      if (!['error', 'warning'].includes(message.type())) return;
      const text = message.text();
      if (!text.startsWith('Failed to load resource') && !isKnown(text)) this.#messages.push(`${message.type()}: ${text.slice(0, 300)}`);
    });
    page.on('pageerror', ({ message }) => {
      if (!isKnown(message)) this.#messages.push(`error: ${message.slice(0, 300)}`);
    });
    page.on('requestfailed', (request) => {
      // Requests that a left page has cancelled are no failures, and a mock may simulate a lost network.
      const why = request.failure()?.errorText ?? '';
      if (this.#short(request.url()).startsWith('/assets/') && why !== 'net::ERR_ABORTED')
        this.#messages.push(`${why} for ${this.#short(request.url())}`);
    });
    page.on('response', (response) => {
      // Mocked responses are part of a story.
      if (response.status() >= 400 && !response.fromServiceWorker())
        this.#messages.push(`${response.status()} for ${this.#short(response.url())}`);
    });
  }

  #short(url) {
    return url.replace(this.#url, '/');
  }

  /** @param {readonly RegExp[]} [expected] messages that the story declares */
  takeMessages(expected = []) {
    const messages = this.#messages.filter((words) => !expected.some((pattern) => pattern.test(words.replace(/^\w+: /, ''))));
    this.#messages = [];
    return [...new Set(messages)];
  }
}

/** Describes links within the site that lead nowhere; external links are not checked. */
function brokenLinks({ links, places }, { entries, folder, url }) {
  const known = new Set(places);
  return links.flatMap(({ href, url: target, text, isSample }) => {
    const broken = (why) => [`the link "${text}" to ${href} ${why}`];
    if (href.startsWith('#'))
      return isSample || known.has(decodeURIComponent(href.slice(1))) ? [] : broken('leads to no place on the page');
    const { origin, pathname, searchParams } = new URL(target);
    const pathOf = searchParams.get('path')?.match(/^\/(docs|story)\/([a-z0-9-]+)$/);
    if (searchParams.has('path') || searchParams.get('viewMode')) {
      const id = pathOf?.[2] ?? searchParams.get('id') ?? '';
      const type = pathOf?.[1] ?? searchParams.get('viewMode');
      if (entries[id]?.type !== type) return broken('leads to no page and no story');
      const [, viewport] = searchParams.get('globals')?.match(/(?:^|;)viewport:(\w+)/) ?? [];
      return viewport === undefined || Object.hasOwn(VIEWPORTS, viewport) ? [] : broken('asks for a window that is not offered');
    }
    if (origin !== new URL(url).origin || isSample) return [];
    const file = path.join(folder, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    return statSync(file, { throwIfNoEntry: false })?.isFile() ? [] : broken('leads to no file');
  });
}

/** Runs in the page: the viewport that a story requests. */
async function viewportOf(storyId) {
  const preview = /** @type {any} */ (window).__STORYBOOK_PREVIEW__;
  await preview.ready();
  const { parameters, storyGlobals } = await preview.storyStoreValue.loadStory({ storyId });
  const { width, height } = parameters.viewport?.options?.[storyGlobals?.viewport?.value]?.styles ?? {};
  return width && height ? { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) } : undefined;
}

/** Runs in the page: opens another story through Storybook's channel, like the sidebar. */
function openStory(storyId) {
  const { quadEvents, __STORYBOOK_ADDONS_CHANNEL__: channel } = /** @type {any} */ (window);
  quadEvents.length = 0;
  channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
}

/** Runs in the page: the result of a story once it is finished. */
function resultOfStory(storyId) {
  const events = /** @type {any} */ (window).quadEvents ?? [];
  return events.find(({ name, id }) => name !== 'storyRendered' && name !== 'docsRendered' && (id === storyId || id === undefined));
}

/** Runs in the page: whether every story of a documentation page is rendered and every frame is loaded. */
function isComplete() {
  const { quadEvents = [] } = /** @type {any} */ (window);
  const ids = [...document.querySelectorAll('[data-story-block]')].map(({ id }) => id.replace(/^story--(.+?--.+?)(--primary)?$/, '$1'));
  const isDone = (id) => quadEvents.some((each) => each.id === id && each.name !== 'docsRendered');
  const frames = [...document.querySelectorAll('iframe')].filter(({ src }) => new URL(src, location.href).searchParams.has('frame'));
  const hasStory = ({ contentWindow }) => contentWindow?.quadEvents?.some(({ name }) => name.startsWith('story'));
  return ids.every(isDone) && frames.every(hasStory);
}

/** The parameter `consoleErrors` of a story. */
async function expectedOf(page) {
  const sources = await page.evaluate(() => {
    const { currentRender } = /** @type {any} */ (window).__STORYBOOK_PREVIEW__ ?? {};
    return (currentRender?.story?.parameters?.consoleErrors?.expected ?? []).map(({ source }) => source);
  });
  return sources.map((source) => new RegExp(source));
}

class PageChecker {
  #page;
  #recorder;
  #site;
  #opened = 0;

  constructor(page, site) {
    this.#page = page;
    this.#recorder = new ConsoleRecorder(page, site.url);
    this.#site = site;
  }

  /** Opens a documentation page, then shows it on a phone. */
  async readPage({ id }) {
    const page = this.#page;
    this.#opened = 0;
    await page.setViewportSize(LAPTOP);
    await page.goto(`${this.#site.url}iframe.html?viewMode=docs&id=${id}`);
    await page.waitForFunction(isWhole, undefined, { timeout: PAGE_TIMEOUT_MS });
    // Collapsed content is checked too.
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('.sbdocs details')) details.setAttribute('open', '');
    });
    // High enough to show and load the first frames. Each frame is a page of its own, and every story is opened alone as well.
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ ...LAPTOP, height: Math.min(height, MAX_VIEWPORT_HEIGHT) });
    await page.waitForFunction(isComplete, undefined, { timeout: PAGE_TIMEOUT_MS });
    const found = [
      ...(height > MAX_PAGE_HEIGHT ? [`${height} px high instead of ${MAX_PAGE_HEIGHT} at most`] : []),
      ...((await page.evaluate(() => document.documentElement.dir)) === 'rtl' ? ['turned round by one of its stories'] : []),
      ...(await this.#cutOff('')),
      ...(await page.evaluate(emptyTables)).map((table) => `the table "${table}" is empty`),
      ...brokenLinks(await page.evaluate(linksAndPlaces), this.#site),
    ];
    await page.setViewportSize(PHONE);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    return [...found, ...(await this.#cutOffForGood(' on a phone')), ...this.#recorder.takeMessages()];
  }

  /** Cut-off text that remains: a frame and its content are resized after the page. */
  async #cutOffForGood(where) {
    const end = performance.now() + SETTLE_MS;
    let found = await this.#cutOff(where);
    while (found.length > 0 && performance.now() < end) {
      await new Promise((resolve) => setTimeout(resolve, SETTLE_MS / 20));
      found = await this.#cutOff(where);
    }
    return found;
  }

  /** In the page and in its frames. */
  async #cutOff(where) {
    const frames = this.#page.frames().filter((frame) => !frame.isDetached() && frame.url().startsWith(this.#site.url));
    const found = await Promise.all(frames.map((frame) => frame.evaluate(cutOff).catch(() => [])));
    return found.flat().map((what) => what + where);
  }

  /** Opens a story like the sidebar does; axe is not awaited, because the story tests check it. */
  async openStory({ id }) {
    const page = this.#page;
    const globals = 'globals=a11y.manual:!true';
    // A new window without any earlier story.
    if (this.#opened++ % STORIES_PER_WINDOW === 0)
      await page.goto(`${this.#site.url}iframe.html?viewMode=story&${globals}&id=${FIRST_STORY}`);
    await page.setViewportSize((await page.evaluate(viewportOf, id)) ?? LAPTOP);
    await page.evaluate(openStory, id);
    const end = await (await page.waitForFunction(resultOfStory, id, { timeout: PAGE_TIMEOUT_MS })).jsonValue();
    const expected = await expectedOf(page);
    const found =
      end.name === 'storyFinished' && end.status !== 'error' ? [] : [`${end.name}: ${String(end.said ?? end.status).slice(0, 300)}`];
    const links = (await page.evaluate(linksAndPlaces)).links.filter(({ href }) => href.includes('path='));
    return [
      ...found,
      ...brokenLinks({ links, places: [] }, this.#site),
      ...(await page.evaluate(cutOff)),
      ...this.#recorder.takeMessages(expected),
    ];
  }

  async read(entry) {
    try {
      return entry.type === 'docs' ? await this.readPage(entry) : await this.openStory(entry);
    } catch (error) {
      const messages = this.#recorder.takeMessages();
      await this.#renew();
      return [String(error instanceof Error ? error.message : error).split('\n')[0], ...messages];
    }
  }

  /** Continues in another window, because a hanging story would block the following ones. */
  async #renew() {
    const hanging = this.#page;
    this.#page = await hanging.context().newPage();
    this.#recorder = new ConsoleRecorder(this.#page, this.#site.url);
    this.#opened = 0;
    hanging.close().catch(() => {});
  }
}

/** Returns the problems of all pages and stories, or of those with `only` in their id, one line each. */
export async function crawl(browser, folder, { only = '', log = () => {} } = {}) {
  const { entries } = JSON.parse(readFileSync(path.join(folder, 'index.json'), 'utf8'));
  await using host = await serveSite(folder);
  const site = { url: host.url, entries, folder };
  // Stories that are hidden in the sidebar are only for tests.
  const selected = Object.values(entries).filter(({ id, tags }) => id.includes(only) && tags.includes('dev'));
  // Pages first, because they take longest.
  const queue = [...selected.filter(({ type }) => type === 'docs'), ...selected.filter(({ type }) => type === 'story')];
  const problems = [];
  async function work() {
    await using context = await browser.newContext({ viewport: LAPTOP, reducedMotion: 'reduce', locale: 'en-GB' });
    await context.addInitScript(listenToStorybook);
    // Readers have the manager around a page. Without a second window msw's service worker would stop with each page and start too late for
    // the next one.
    await (await context.newPage()).goto(`${site.url}favicon.svg`);
    const checker = new PageChecker(await context.newPage(), site);
    for (let entry = queue.shift(); entry; entry = queue.shift()) {
      const since = performance.now();
      const found = await checker.read(entry);
      problems.push(...found.map((what) => `${entry.id}: ${what}`));
      log(`${entry.id} ${Math.round(performance.now() - since)} ms${found.map((what) => `\n  ${what}`).join('')}`);
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return { problems, count: selected.length };
}
