import type { BrowserContext, Page, Request } from 'playwright';
import type { Demonstration } from '../server/demonstration.ts';

declare global {
  interface Window {
    /** Ends the watch, and tells what was seen. */
    stopWatching: () => string[];
  }
}

/** Notes every spinner and every blank shape that comes into the page from now on. Runs inside the page. */
function watchBlanks(): void {
  const seen: string[] = [];
  const observer = new MutationObserver((records) => {
    for (const added of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(added instanceof Element)) continue;
      // A spinner says that something is loading; a blank is a shape without words.
      for (const element of [added, ...added.querySelectorAll('*')]) {
        const isSpinner = element.matches('[role=status]') && /loading/i.test(element.textContent);
        const isBlank = element.matches('span[aria-hidden=true]:empty') && !element.closest('figure');
        if (isSpinner) seen.push(element.textContent);
        if (isBlank) seen.push(`a blank in ${element.closest('section, article, ul, main')?.textContent.slice(0, 60)}`);
      }
    }
  });
  observer.observe(document.body, { childList: true, subtree: true });
  window.stopWatching = () => {
    observer.disconnect();
    return seen;
  };
}

const VIEWPORT = { width: 1280, height: 900 };
/** Until a section has all that it loads. */
const LOADED_MS = 2000;
const SCRIPTS = /<script[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g;

/** One time that somebody came back to a section. */
export interface Visit {
  /** The section, as the sidebar names it. */
  readonly name: string;
  /** What stood there before the content. */
  readonly blanks: readonly string[];
  /** What was asked of the server that had never been asked before. */
  readonly newRequests: readonly string[];
  /** What was asked again in full, because the browser may keep no personal data. */
  readonly fullRequests: readonly string[];
  /** Milliseconds that the main thread worked from the press to the first paint. */
  readonly work: number;
  /** What the section showed then. */
  readonly html: string;
}

/** Signs somebody in and visits every section of their sidebar once. */
export async function openSections({ signIn }: Demonstration, mailbox: string) {
  const context = await signIn(mailbox, { viewport: VIEWPORT });
  const page = await context.newPage();
  const known = new Set<string>();
  page.on('requestfinished', (request) => known.add(nameOf(request)));
  await page.goto('/dashboard', { waitUntil: 'networkidle' });
  const links = page.getByRole('navigation', { name: 'Sections' }).getByRole('link');
  await links.first().waitFor();
  const names = await links.allTextContents();
  for (const name of [...names, ...names]) {
    await linkTo(page, name).click();
    await page.waitForTimeout(LOADED_MS);
  }
  return { context, page, names, known: new Set(known) };
}

/**
 * Goes to a section that was visited before, and looks until what it asks has been answered. The visit before is a round of the
 * whole sidebar ago: longer than the cache takes two askings for one.
 */
export async function comeBack(page: Page, name: string, known: ReadonlySet<string>): Promise<Visit> {
  const asked: Request[] = [];
  // The browser looks at its icon by itself whenever the address changes.
  const onRequest = (request: Request) => !request.url().endsWith('/favicon.svg') && asked.push(request);
  page.on('request', onRequest);
  await linkTo(page, name).hover();
  await page.evaluate(watchBlanks);
  const work = await workOfPress(page, `nav[aria-label="Sections"] a:text-is("${name}")`);
  const html = await page.evaluate(() => document.querySelector('main')?.innerHTML ?? '');
  await page.waitForTimeout(500);
  page.off('request', onRequest);
  const blanks = await page.evaluate(() => window.stopWatching());
  const fullRequests: string[] = [];
  for (const request of asked) if (!('if-none-match' in (await request.allHeaders()))) fullRequests.push(nameOf(request));
  const newRequests = asked.map(nameOf).filter((request) => !known.has(request) || request.includes('/assets/'));
  return { name, blanks, newRequests, fullRequests, work, html };
}

function nameOf(request: Request): string {
  const { pathname, search } = new URL(request.url());
  return `${request.method()} ${pathname}${search}`;
}

/** What the same content costs when a page without any other script writes it: milliseconds of work. */
export async function floorOf(context: BrowserContext, shown: Page, html: string): Promise<number> {
  const page = await context.newPage();
  try {
    const body = (await shown.content()).replaceAll(SCRIPTS, '');
    await page.route('**/floor', (route) => route.fulfill({ contentType: 'text/html', body }));
    await page.goto('/floor');
    await page.evaluate((content) => {
      const main = document.querySelector('main');
      const link = document.querySelector('nav[aria-label="Sections"] a');
      link?.addEventListener('click', (event) => {
        event.preventDefault();
        if (main) main.innerHTML = content;
      });
    }, html);
    return await workOfPress(page, 'nav[aria-label="Sections"] a');
  } finally {
    await page.close();
  }
}

function linkTo(page: Page, name: string) {
  return page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name, exact: true });
}

/** Presses a link and waits for the paint after it: milliseconds of the main thread's work. */
async function workOfPress(page: Page, link: string): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  };
  const element = await page.locator(link).first().elementHandle();
  const before = await worked();
  await element?.evaluate(async (anchor) => {
    (anchor as HTMLElement).click();
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  });
  const work = (await worked()) - before;
  await session.detach();
  return work;
}
