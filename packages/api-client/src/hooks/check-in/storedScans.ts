import type { CheckInAnswer } from '@quad/domain/check-in';
import type { SentScan } from '../checkIns.ts';
import { countStoredScans, deleteScan, readStoredScans } from './scanStore.ts';
import { type Sent, sendScans } from './sendScans.ts';

/** Sends the stored scans of a person, and returns the results. */
export async function sendStoredScans(by: string, send: (scan: SentScan) => Promise<CheckInAnswer>): Promise<Sent> {
  const forServer = ({ by: _by, digest: _digest, ...scan }: Awaited<ReturnType<typeof readStoredScans>>[number]) => send(scan);
  return sendScans(await readStoredScans(by), { send: forServer, forget: deleteScan });
}

/**
 * Sends the stored scans of a person and returns how many are left on this device. Called before signing out, which deletes them: also those
 * of somebody else, whose session ended before they were sent.
 */
export async function flushStoredScans(by: string, send: (scan: SentScan) => Promise<CheckInAnswer>): Promise<number> {
  await sendStoredScans(by, send);
  return countStoredScans();
}
