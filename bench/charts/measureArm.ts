import type { Browser, CDPSession, Page } from 'playwright';
import type { BuiltArm } from './buildArm.ts';
import { FIRST, SECOND, WIDTHS } from './figures.ts';

/** Milliseconds that the page's main thread worked for one frame: scripts, style, layout and paint. Waiting does not count. */
export interface Times {
  firstMount: number;
  mount: number;
  update: number;
  resize: number;
}

/** What a person sees of an arm, to be the same for both. */
export interface Sight {
  words: string[];
  svgWidths: string[];
}

type Step = 'mount' | 'update' | 'resize';

const THROTTLE = 4;
const AGAIN = 10;

/** Does a step so many times, a frame each. Runs inside the page, so it can use nothing of this file. */
async function repeat({ step, count, figures, widths }: { step: Step; count: number; figures: (typeof FIRST)[]; widths: number[] }) {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  for (let turn = 1; turn <= count; turn += 1) {
    const [figure, width] = [figures[turn % 2], widths[turn % 2]];
    if (!figure || !width) continue;
    if (step === 'mount') {
      const container = document.createElement('main');
      document.body.replaceChildren(container);
      window.arm.mount(container, figure, width);
    }
    if (step === 'update') window.arm.update(figure);
    if (step === 'resize') window.arm.resize(width);
    await nextFrame();
  }
}

function look(): Sight {
  return {
    words: [...document.querySelectorAll('svg text, h3, figcaption p')].map(({ textContent }) => textContent.trim()).sort(),
    svgWidths: [...document.querySelectorAll('figure svg')].map((svg) => svg.getAttribute('width') ?? ''),
  };
}

/** Milliseconds of processor time that the main thread has worked so far; other processes' load is not in it. */
async function worked(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

async function measureStep(page: Page, session: CDPSession, step: Step, count: number): Promise<number> {
  const before = await worked(session);
  await page.evaluate(repeat, { step, count, figures: [FIRST, SECOND], widths: [WIDTHS.first, WIDTHS.second] });
  return ((await worked(session)) - before) / count;
}

async function open(browser: Browser, { script, styles }: BuiltArm): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.setContent(`<!doctype html><html lang="en"><head><style>${styles}</style></head><body></body></html>`);
  await page.addScriptTag({ content: script, type: 'module' });
  await page.waitForFunction(() => 'arm' in window);
  return page;
}

/** Opens a page of its own for an arm, and measures what mounting, updating and resizing cost there. */
export async function measureArm(browser: Browser, arm: BuiltArm): Promise<{ times: Times; sights: Sight[] }> {
  const page = await open(browser, arm);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  const firstMount = await measureStep(page, session, 'mount', 1);
  const sights = [await page.evaluate(look)];
  const mount = await measureStep(page, session, 'mount', AGAIN);
  const update = await measureStep(page, session, 'update', AGAIN);
  sights.push(await page.evaluate(look));
  const resize = await measureStep(page, session, 'resize', AGAIN + 1);
  sights.push(await page.evaluate(look));
  await page.context().close();
  return { times: { firstMount, mount, update, resize }, sights };
}
