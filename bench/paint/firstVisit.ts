import type { BrowserContext, CDPSession } from 'playwright';
import { slowPage } from './slowPage.ts';

declare global {
  interface Window {
    /** Milliseconds from the navigation until the content was shown; undefined before. */
    contentAt?: number;
  }
}

/** A screen that is opened first. */
export interface FirstScreen {
  readonly path: string;
  /** An element that appears with the content. */
  readonly content: { readonly selector: string; readonly text: string };
}

/** The measurements of a first visit. */
export interface FirstVisit {
  /** Milliseconds from the navigation until the content was shown. */
  readonly time: number;
  /** The number of requests that had started by then, including the document, and until the network was idle. */
  readonly requestsBefore: number;
  readonly requestsInAll: number;
  /** The transferred bytes of bodies that had arrived by then. */
  readonly bytesBefore: number;
  /** The names of scripts below the minimum size of a file. */
  readonly tinyScripts: readonly string[];
  /** Requests that were sent more than once. */
  readonly repeatedRequests: readonly string[];
}

const MIN_SCRIPT_BYTES = 2000;
const IDLE_MS = 1500;
const TIMEOUT_MS = 60_000;

/** Opens a screen with an empty cache, on slow 4G with a quarter of the CPU, and waits until the network is idle. */
export async function visitFirst(context: BrowserContext, { path, content }: FirstScreen): Promise<FirstVisit> {
  const { page, session } = await slowPage(context);
  try {
    await page.addInitScript(watchFor, content);
    const traffic = followTraffic(session);
    await page.goto(path, { waitUntil: 'commit', timeout: TIMEOUT_MS });
    const at = await page.waitForFunction(() => window.contentAt, undefined, { timeout: TIMEOUT_MS });
    await traffic.waitForNetworkIdle();
    const time = (await at.jsonValue()) ?? Number.NaN;
    const origin = await page.evaluate(() => performance.timeOrigin);
    return { time, ...traffic.figures((origin + time) / 1000) };
  } finally {
    await page.close();
  }
}

/** Records when an element becomes visible. Runs inside the page, so it cannot use anything else in this file. */
function watchFor({ selector, text }: FirstScreen['content']): void {
  const wanted = new RegExp(text);
  const look = () => {
    if ([...document.querySelectorAll(selector)].some(({ textContent }) => wanted.test(textContent))) window.contentAt = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

interface RequestTimes {
  readonly name: string;
  readonly startedAt: number;
  readonly isScript: boolean;
  bytes: number;
}

/** Records the requests of the page, in seconds of wall time. */
function followTraffic(session: CDPSession) {
  const requests = new Map<string, RequestTimes>();
  const arrivals: { at: number; bytes: number }[] = [];
  const open = new Set<string>();
  let offset = 0;
  let lastChange = Date.now();
  session.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp, wallTime }) => {
    const { pathname, search } = new URL(request.url);
    // The browser requests its icon by itself.
    if (!request.url.startsWith('http') || pathname === '/favicon.svg') return;
    offset = wallTime - timestamp;
    lastChange = Date.now();
    open.add(requestId);
    requests.set(requestId, {
      name: `${request.method} ${pathname}${search}`,
      startedAt: wallTime,
      isScript: type === 'Script' || pathname.endsWith('.js'),
      bytes: 0,
    });
  });
  session.on('Network.dataReceived', ({ requestId, encodedDataLength, timestamp }) => {
    const request = requests.get(requestId);
    if (!request) return;
    request.bytes += encodedDataLength;
    arrivals.push({ at: timestamp + offset, bytes: encodedDataLength });
  });
  const close = ({ requestId }: { requestId: string }) => {
    open.delete(requestId);
    lastChange = Date.now();
  };
  session.on('Network.loadingFinished', close);
  session.on('Network.loadingFailed', close);
  return {
    async waitForNetworkIdle(): Promise<void> {
      const deadline = Date.now() + TIMEOUT_MS;
      while (Date.now() < deadline && (open.size > 0 || Date.now() - lastChange < IDLE_MS))
        await new Promise((resolve) => setTimeout(resolve, 50));
    },
    figures(contentAt: number) {
      const all = [...requests.values()];
      const names = all.map(({ name }) => name);
      return {
        requestsBefore: all.filter(({ startedAt }) => startedAt <= contentAt).length,
        requestsInAll: all.length,
        bytesBefore: arrivals.reduce((sum, { at, bytes }) => (at <= contentAt ? sum + bytes : sum), 0),
        tinyScripts: all.filter(({ isScript, bytes }) => isScript && bytes > 0 && bytes < MIN_SCRIPT_BYTES).map(({ name }) => name),
        repeatedRequests: [...new Set(names.filter((name, index) => names.indexOf(name) !== index))],
      };
    },
  };
}
