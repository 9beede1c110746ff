import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright';
import { findBrowser } from '../../scripts/browser.mjs';
import { runUntilAnswered } from './runProcess.ts';

const PASSWORD = 'campus-demo-2026';

/** The production build of the server with the demonstration institute, and a browser. */
export interface Demonstration {
  readonly url: string;
  /** The process id of the server. */
  readonly pid: number | undefined;
  readonly browser: Browser;
  /** Returns a separate browser context for a signed-in user. */
  signIn(mailbox: string, options?: BrowserContextOptions): Promise<BrowserContext>;
}

/** Runs a function with a new demonstration, and removes it afterwards. */
export async function withDemonstration<Result>(use: (demonstration: Demonstration) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), 'quad-demonstration-'));
  const env = { DATA_DIR: folder, DEMO: 'true', LOGIN_ATTEMPTS_PER_ADDRESS: '1000' };
  const server = await runUntilAnswered(env);
  const browser = await chromium.launch(findBrowser());
  const signIn = async (mailbox: string, options?: BrowserContextOptions) => {
    const context = await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce', ...options });
    const data = { email: `${mailbox}@campus.example`, password: PASSWORD };
    const answer = await context.request.post('/auth/login', { data, headers: { 'sec-fetch-site': 'same-origin' } });
    if (answer.status() !== 200) throw new Error(`${mailbox} could not sign in: ${answer.status()}.`);
    return context;
  };
  try {
    return await use({ url: server.url, pid: server.pid, browser, signIn });
  } finally {
    await browser.close();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
