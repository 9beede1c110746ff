import type { BrowserContext, Page } from 'playwright';
import type { LongList } from './longLists.ts';
import { actPlainly, type PlainList } from './plainList.ts';
import { rowsSelector } from './snapshotList.ts';

const SCRIPTS = /<script[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g;

/** Opens the portal's list with all rows, and focuses its filter. */
export async function openReal(context: BrowserContext, list: LongList): Promise<Page> {
  const page = await context.newPage();
  await page.route(list.call, (route) => route.fulfill(pageOf(list, new URL(route.request().url()))));
  await page.goto(list.path, { waitUntil: 'networkidle' });
  await page.getByLabel(list.name, { exact: true }).waitFor();
  await focusControl(page, list);
  return page;
}

/** Answers a request like the server: a page of rows, and their total number. */
function pageOf({ find }: LongList, url: URL) {
  const found = find(url.searchParams);
  const start = Number(url.searchParams.get('cursor') ?? 0);
  const end = start + Number(url.searchParams.get('limit') ?? 1000);
  const next = new URL(url);
  next.searchParams.set('cursor', String(end));
  const headers: Record<string, string> = {
    ...(start === 0 && { 'x-total-count': String(found.length), 'x-total-accuracy': 'exact' }),
    ...(end > start && end < found.length && { link: `<${next.pathname}${next.search}>; rel="next"` }),
  };
  return { contentType: 'application/json', headers, body: JSON.stringify(found.slice(start, end)) };
}

/** Opens the same page as HTML and CSS, with the minimal script that shows what the portal shows. */
export async function openPlain(
  context: BrowserContext,
  list: LongList,
  { html, ...plain }: Omit<PlainList, 'selector'> & { html: string },
): Promise<Page> {
  const page = await context.newPage();
  await page.route(`**${list.path}`, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto(list.path, { waitUntil: 'networkidle' });
  await page.evaluate(actPlainly, { selector: rowsSelector(list.name), ...plain });
  await focusControl(page, list);
  return page;
}

/** The current HTML of a page, without scripts. */
export async function withoutScripts(page: Page): Promise<string> {
  return (await page.content()).replaceAll(SCRIPTS, '');
}

async function focusControl(page: Page, { control }: LongList): Promise<void> {
  await page.getByRole('search').getByRole(control.role, { name: control.name }).focus();
}
