// The first screen of a signed-in user with an empty cache: slow 4G, a quarter of the CPU. Requests and bytes are comparable across
// machines; times only as a ratio to the static sign-in page in the same run.
import { chromium } from 'playwright';
import { findBrowser } from '../scripts/browser.mjs';
import { type FirstScreen, type FirstVisit, visitFirst } from './paint/firstVisit.ts';
import { paintOfSignIn } from './paint/paintOfSignIn.ts';
import { serveStatic } from './paint/staticPage.ts';
import { type Figure, limitedFigure, listed, median, ratioFigure, sizeFigure } from './report.ts';
import { signedIn, startCampus } from './server/campus.ts';

interface Opened extends FirstScreen {
  readonly mailbox: string;
  /** The user and the screen, for the report. */
  readonly what: string;
}

const SCREENS: readonly Opened[] = [
  {
    what: '/dashboard of a president',
    path: '/dashboard',
    mailbox: 'president',
    content: { selector: 'main li', text: '^Budget Used.*\\d' },
  },
  { what: '/home of a student', path: '/home', mailbox: 'student', content: { selector: 'main', text: 'Total Skills *\\d' } },
  { what: '/events of a president', path: '/events', mailbox: 'president', content: { selector: 'main article', text: '.' } },
];

const MAX_RATIO_TO_STATIC = 2.2;
const MAX_REQUESTS_BEFORE = 10;
const MAX_REQUESTS = 20;
const MAX_BYTES = 150_000;

/** Measures time to content as a ratio, requests, bytes, and scripts that are too small for a separate file. */
export async function measure(): Promise<Figure[]> {
  await using campus = await startCampus();
  await using browser = await chromium.launch(findBrowser());
  await using statics = await serveStatic(`${campus.url}/login`);
  const figures: Figure[] = [];
  for (const screen of SCREENS) {
    const visit = async () => {
      await using context = await signedIn(browser, campus, screen.mailbox, { viewport: { width: 412, height: 823 } });
      return await visitFirst(context, screen);
    };
    figures.push(...(await measureScreen(screen.what, visit, () => paintOfSignIn(browser, statics.url))));
  }
  return figures;
}

async function measureScreen(what: string, visit: () => Promise<FirstVisit>, baseline: () => Promise<number>): Promise<Figure[]> {
  const visits: FirstVisit[] = [];
  const subject = async () => {
    const seen = await visit();
    visits.push(seen);
    return seen.time;
  };
  const time = await ratioFigure(`${what}: time until content over a static page's`, { subject, baseline }, MAX_RATIO_TO_STATIC);
  const middle = (name: 'requestsBefore' | 'requestsInAll' | 'bytesBefore') => median(visits.map((seen) => seen[name]));
  const tinyScripts = [...new Set(visits.flatMap((seen) => seen.tinyScripts))];
  const twice = [...new Set(visits.flatMap((seen) => seen.repeatedRequests))];
  for (const line of [...tinyScripts, ...twice]) console.error(`${what}: ${line}`);
  return [
    time,
    limitedFigure('  requests until then', middle('requestsBefore'), MAX_REQUESTS_BEFORE, String),
    limitedFigure('  requests until idle', middle('requestsInAll'), MAX_REQUESTS, String),
    sizeFigure('  bytes until then', middle('bytesBefore'), MAX_BYTES),
    listed('  scripts under 2 kB', String(tinyScripts.length)),
    limitedFigure('  asked for twice', twice.length, 0, String),
  ];
}
