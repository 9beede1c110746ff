import type { CheckInAnswer } from '@quad/domain/check-in';
import type { SentScan } from '../checkIns.ts';
import { deleteScan, readStoredScans } from './scanStore.ts';
import { type Sent, sendScans } from './sendScans.ts';

/** Sends the stored scans of a person, and returns the results. */
export async function sendStoredScans(by: string, send: (scan: SentScan) => Promise<CheckInAnswer>): Promise<Sent> {
  const forServer = ({ by: _by, digest: _digest, ...scan }: Awaited<ReturnType<typeof readStoredScans>>[number]) => send(scan);
  return sendScans(await readStoredScans(by), { send: forServer, forget: deleteScan });
}

/** Sends the stored scans and returns how many are left. Called before signing out. */
export async function flushStoredScans(by: string, send: (scan: SentScan) => Promise<CheckInAnswer>): Promise<number> {
  await sendStoredScans(by, send);
  return (await readStoredScans(by)).length;
}
