import { CHECK_IN_TEXTS, type CheckInAnswer, type CheckInList, checkScanOffline, codeIn, type ScanResult } from '@quad/domain/check-in';
import { campusDay } from '@quad/domain/time';
import { errorText } from '../../client/index.ts';
import type { SentScan } from '../checkIns.ts';
import { randomId } from '../randomId.ts';
import type { StoredScan } from './scanStore.ts';
import { canResend, isConnectionError } from './sendScans.ts';

/** The result of a scan, with the data needed to undo a check-in or to admit the person. */
export interface CheckInResult {
  readonly scanResult: ScanResult;
  readonly userId?: string | undefined;
  readonly day?: string | undefined;
}

/** What `processScan` returns. */
export interface ProcessedScan {
  readonly result?: CheckInResult;
  /** Why the server refused it. */
  readonly failure?: string;
  /** Whether the server answered; undefined if it was not asked. */
  readonly isReached?: boolean;
  /** The person admitted, for the list on this device. */
  readonly arrival?: { readonly digest: string; readonly since: string };
}

/** What `processScan` works with: the device's store, the server, and the list as this device has it. */
export interface ScanContext {
  readonly eventId: string;
  /** Who scans. */
  readonly by: string;
  readonly timeZone: string;
  readonly list: CheckInList | undefined;
  readonly send: (scan: SentScan) => Promise<CheckInAnswer>;
  readonly store: {
    readonly readStoredScans: (by: string) => Promise<readonly StoredScan[]>;
    readonly storeScan: (scan: StoredScan) => Promise<void>;
    readonly deleteScan: (scan: StoredScan) => Promise<void>;
  };
}

/** The first 16 bytes of the SHA-256 of a code, in base64url, as in the list. */
export async function digestOf(token: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token)), 0, 16);
  return btoa(String.fromCharCode(...hash))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** The server's answer, as the desk shows it. */
export function toCheckInResult({ scan_id, outcome, person, user_id, since, reason, sentence, way_in, day }: CheckInAnswer): CheckInResult {
  const name = person ? person.personal_info.name.trim() || 'User' : undefined;
  const scanResult = { id: scan_id, outcome, name, detail: user_id ?? undefined, since, reason: sentence ?? reason, wayIn: way_in };
  return { scanResult, userId: person?._id, day };
}

const OFFLINE_REASONS = {
  in: CHECK_IN_TEXTS.offlineIn,
  already: null,
  unregistered: CHECK_IN_TEXTS.offlineUnknown,
  kept: CHECK_IN_TEXTS.keptMeaning,
} as const;

/**
 * Processes one scan. It is stored before it is sent, so that closing the page loses nothing; if storing fails, it is sent all the same. Without
 * an answer the list on the device decides, and the scan is sent later.
 */
export async function processScan(text: string, context: ScanContext): Promise<ProcessedScan> {
  const { eventId, by, list, send, store, timeZone } = context;
  const token = codeIn(text);
  const at = new Date().toISOString();
  const id = randomId();
  if (!token) return { result: { scanResult: { id, outcome: 'unregistered', reason: CHECK_IN_TEXTS.unreadable } } };
  const digest = await digestOf(token);
  const scan: StoredScan = { eventId, scan_id: id, token, at, digest, by };
  const scannedBefore = (await store.readStoredScans(by)).find((one) => one.digest === digest)?.at;
  if (scannedBefore) return { result: { scanResult: { id, outcome: 'already', since: scannedBefore } } };
  const isStored = await store.storeScan(scan).then(
    () => true,
    () => false,
  );
  try {
    const answer = await send({ eventId, scan_id: id, token, at });
    await store.deleteScan(scan);
    return {
      result: toCheckInResult(answer),
      isReached: true,
      ...(answer.outcome === 'in' && { arrival: { digest, since: answer.since ?? at } }),
    };
  } catch (failed) {
    if (!canResend(failed) || !isStored) {
      await store.deleteScan(scan);
      return { failure: errorText(failed, CHECK_IN_TEXTS.failed) };
    }
    const scanResult = checkScanOffline({ digest, list, day: campusDay(at, timeZone), scannedBefore: undefined });
    // Nothing to send for somebody who is rejected or already in.
    if (scanResult.outcome === 'unregistered' || scanResult.outcome === 'already') await store.deleteScan(scan);
    return {
      result: { scanResult: { id, ...scanResult, reason: OFFLINE_REASONS[scanResult.outcome] } },
      isReached: !isConnectionError(failed),
      ...(scanResult.outcome === 'in' && { arrival: { digest, since: at } }),
    };
  }
}
