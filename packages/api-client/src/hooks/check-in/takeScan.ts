import { CHECK_IN_TEXTS, type CheckInAnswer, type CheckInList, codeIn, judgeOffline, type Verdict } from '@quad/domain/check-in';
import { campusDay } from '@quad/domain/time';
import { errorText } from '../../client/index.ts';
import type { SentScan } from '../checkIns.ts';
import type { KeptScan } from './scanStore.ts';
import { isUnreached, mayBeTakenLater } from './sendScans.ts';

/** A verdict, and what it takes to change it. */
export interface Judged {
  readonly verdict: Verdict;
  readonly userId?: string | undefined;
  readonly day?: string | undefined;
}

/** What became of a scan. */
export interface Taken {
  readonly judged?: Judged;
  /** Why it is no scan, where the server has turned it down. */
  readonly failure?: string;
  /** Whether the server has answered; undefined where it was not asked. */
  readonly isReached?: boolean;
  /** Who is in by it, for the list on this device. */
  readonly came?: { readonly digest: string; readonly since: string };
}

/** By what a scan is taken: the device's store, the server, and the list as this device has it. */
export interface Door {
  readonly eventId: string;
  /** Who scans. */
  readonly by: string;
  readonly timeZone: string;
  readonly list: CheckInList | undefined;
  readonly send: (scan: SentScan) => Promise<CheckInAnswer>;
  readonly store: {
    readonly keptScans: (by: string) => Promise<readonly KeptScan[]>;
    readonly keepScan: (scan: KeptScan) => Promise<void>;
    readonly forgetScan: (scan: KeptScan) => Promise<void>;
  };
}

/** The first 16 bytes of the SHA-256 of a code, in base64url: how the list knows it. */
export async function digestOf(token: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token)), 0, 16);
  return btoa(String.fromCharCode(...hash))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** What the server answered, as the door shows it. */
export function judged({ scan_id, outcome, person, user_id, since, reason, sentence, way_in, day }: CheckInAnswer): Judged {
  const name = person ? person.personal_info.name.trim() || 'User' : undefined;
  const verdict = { id: scan_id, outcome, name, detail: user_id ?? undefined, since, reason: sentence ?? reason, wayIn: way_in };
  return { verdict, userId: person?._id, day };
}

const OFFLINE_REASONS = {
  in: CHECK_IN_TEXTS.offlineIn,
  already: null,
  unregistered: CHECK_IN_TEXTS.offlineUnknown,
  kept: CHECK_IN_TEXTS.keptMeaning,
} as const;

/**
 * Takes one scan. It is kept first and then sent: a page that is closed meanwhile loses nothing. Where nothing can be kept it is sent all
 * the same; where nobody answers, the list on the device says who it is, and the scan waits.
 */
export async function takeScan(text: string, door: Door): Promise<Taken> {
  const { eventId, by, list, send, store, timeZone } = door;
  const token = codeIn(text);
  const at = new Date().toISOString();
  const id = crypto.randomUUID();
  if (!token) return { judged: { verdict: { id, outcome: 'unregistered', reason: CHECK_IN_TEXTS.unreadable } } };
  const digest = await digestOf(token);
  const kept: KeptScan = { eventId, scan_id: id, token, at, digest, by };
  const scannedBefore = (await store.keptScans(by)).find((one) => one.digest === digest)?.at;
  if (scannedBefore) return { judged: { verdict: { id, outcome: 'already', since: scannedBefore } } };
  const isKept = await store.keepScan(kept).then(
    () => true,
    () => false,
  );
  try {
    const answer = await send({ eventId, scan_id: id, token, at });
    await store.forgetScan(kept);
    return {
      judged: judged(answer),
      isReached: true,
      ...(answer.outcome === 'in' && { came: { digest, since: answer.since ?? at } }),
    };
  } catch (failed) {
    if (!mayBeTakenLater(failed) || !isKept) {
      await store.forgetScan(kept);
      return { failure: errorText(failed, CHECK_IN_TEXTS.failed) };
    }
    const verdict = judgeOffline({ digest, list, day: campusDay(at, timeZone), scannedBefore: undefined });
    // Who is turned away, or is in, has nothing to be sent.
    if (verdict.outcome === 'unregistered' || verdict.outcome === 'already') await store.forgetScan(kept);
    return {
      judged: { verdict: { id, ...verdict, reason: OFFLINE_REASONS[verdict.outcome] } },
      isReached: !isUnreached(failed),
      ...(verdict.outcome === 'in' && { came: { digest, since: at } }),
    };
  }
}
