// The first screen of a signed-in user with an empty cache: slow 4G, a quarter of the CPU. Requests and bytes are comparable across
// machines; times only as a ratio to the static sign-in page in the same run.
import { type FirstScreen, type FirstVisit, visitFirst } from './paint/firstVisit.ts';
import { paintOfSignIn } from './paint/paintOfSignIn.ts';
import { serveStatic } from './paint/staticPage.ts';
import { type Figure, limitedFigure, listed, median, printReport, ratioFigure, sizeFigure } from './report.ts';
import { type Demonstration, withDemonstration } from './server/demonstration.ts';

interface Opened extends FirstScreen {
  readonly mailbox: string;
  /** The user and the screen, for the report. */
  readonly what: string;
}

export const SCREENS: readonly Opened[] = [
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
export function measureFirstVisit(): Promise<Figure[]> {
  return withDemonstration(async (demonstration) => {
    const statics = await serveStatic(`${demonstration.url}/login`);
    try {
      const figures: Figure[] = [];
      for (const screen of SCREENS) figures.push(...(await measureScreen(demonstration, screen, statics.url)));
      return figures;
    } finally {
      statics.stop();
    }
  });
}

async function measureScreen({ signIn, browser }: Demonstration, screen: Opened, plain: string): Promise<Figure[]> {
  const visits: FirstVisit[] = [];
  const visit = async () => {
    const context = await signIn(screen.mailbox, { viewport: { width: 412, height: 823 } });
    try {
      const seen = await visitFirst(context, screen);
      visits.push(seen);
      return seen.time;
    } finally {
      await context.close();
    }
  };
  const time = await ratioFigure(
    `${screen.what}: time until content over a static page's`,
    { subject: visit, baseline: () => paintOfSignIn(browser, plain) },
    MAX_RATIO_TO_STATIC,
  );
  const middle = (of: (seen: FirstVisit) => number) => median(visits.map(of));
  const tinyScripts = [...new Set(visits.flatMap((seen) => seen.tinyScripts))];
  const twice = [...new Set(visits.flatMap((seen) => seen.repeatedRequests))];
  for (const line of [...tinyScripts, ...twice]) console.error(`${screen.what}: ${line}`);
  return [
    time,
    limitedFigure(
      '  requests until then',
      middle((seen) => seen.requestsBefore),
      MAX_REQUESTS_BEFORE,
      String,
    ),
    limitedFigure(
      '  requests until idle',
      middle((seen) => seen.requestsInAll),
      MAX_REQUESTS,
      String,
    ),
    sizeFigure(
      '  bytes until then',
      middle((seen) => seen.bytesBefore),
      MAX_BYTES,
    ),
    listed('  scripts under 2 kB', String(tinyScripts.length)),
    limitedFigure('  asked for twice', twice.length, 0, String),
  ];
}

if (import.meta.main) printReport(await measureFirstVisit());
