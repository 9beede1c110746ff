import type { Browser } from 'playwright';
import type { BuiltArm } from './buildArm.ts';
import { FIRST, SECOND, WIDTHS } from './figures.ts';

/** Milliseconds of one page's frames. */
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

const THROTTLE = 4;
const AGAIN = 5;

/** Opens a page of its own, mounts the arm there several times, and measures each frame. */
export async function measureArm(browser: Browser, { script, styles }: BuiltArm): Promise<{ times: Times; sights: Sight[] }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.setContent(`<!doctype html><html lang="en"><head><style>${styles}</style></head><body></body></html>`);
  await page.addScriptTag({ content: script, type: 'module' });
  await page.waitForFunction(() => 'arm' in window);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  const measured = await page.evaluate(run, { first: FIRST, second: SECOND, widths: WIDTHS, again: AGAIN });
  await context.close();
  return measured;
}

interface Given {
  first: typeof FIRST;
  second: typeof SECOND;
  widths: typeof WIDTHS;
  again: number;
}

/** Runs inside the page, so it can use nothing of this file. */
async function run({ first, second, widths, again }: Given): Promise<{ times: Times; sights: Sight[] }> {
  const middle = (values: number[]) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
  const look = () => ({
    words: [...document.querySelectorAll('svg text, h3, figcaption p')].map(({ textContent }) => textContent.trim()).sort(),
    svgWidths: [...document.querySelectorAll('figure svg')].map((svg) => svg.getAttribute('width') ?? ''),
  });
  const samples: { mount: number[]; update: number[]; resize: number[] } = { mount: [], update: [], resize: [] };
  let sights: Sight[] = [];
  for (let round = 0; round <= again; round += 1) {
    const container = document.createElement('main');
    document.body.replaceChildren(container);
    samples.mount.push(await window.frameOf(() => window.arm.mount(container, first, widths.first)));
    const mounted = look();
    samples.update.push(await window.frameOf(() => window.arm.update(second)));
    const updated = look();
    samples.resize.push(await window.frameOf(() => window.arm.resize(widths.second)));
    sights = [mounted, updated, look()];
  }
  const [firstMount = Number.NaN, ...mounts] = samples.mount;
  return { times: { firstMount, mount: middle(mounts), update: middle(samples.update), resize: middle(samples.resize) }, sights };
}
