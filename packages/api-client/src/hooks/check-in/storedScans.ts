import type { CheckInAnswer } from '@quad/domain/check-in';
import type { SentScan } from '../checkIns.ts';
import { forgetScan, keptScans } from './scanStore.ts';
import { type Sent, sendScans } from './sendScans.ts';

/** Sends what somebody has scanned on this device, and says what became of it. */
export async function sendKept(by: string, send: (scan: SentScan) => Promise<CheckInAnswer>): Promise<Sent> {
  const forServer = ({ by: _by, digest: _digest, ...scan }: Awaited<ReturnType<typeof keptScans>>[number]) => send(scan);
  return sendScans(await keptScans(by), { send: forServer, forget: forgetScan });
}

/** Sends it, and says how much of it is left: asked before somebody signs out. */
export async function sendKeptScans(by: string, send: (scan: SentScan) => Promise<CheckInAnswer>): Promise<number> {
  await sendKept(by, send);
  return (await keptScans(by)).length;
}
