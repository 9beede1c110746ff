import type { BrowserContext, CDPSession, Page } from 'playwright';

/** Slow 4G: 150 ms round trip, 1.6 Mbit/s. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const THROTTLE = 4;

/** Opens a new page on slow 4G with a quarter of the CPU, and returns it with its CDP session. */
export async function slowPage(context: BrowserContext): Promise<{ page: Page; session: CDPSession }> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  return { page, session };
}
