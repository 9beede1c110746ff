import type { Said } from '../messages/index.ts';
import type { CheckInList, CheckInOutcome } from './checkIn.ts';
import type { WayIn } from './letIn.ts';

/** What is said at the door without a connection; 'kept' where the list is not there either. */
export type OfflineOutcome = CheckInOutcome | 'kept';

/** What became of one scan. */
export interface Verdict {
  /** The scan; another one is another verdict, also of the same person. */
  readonly id: string;
  readonly outcome: OfflineOutcome;
  /** Who it is, where that is known: a device without a connection holds no names. */
  readonly name?: string | undefined;
  /** Roll number. */
  readonly detail?: string | undefined;
  /** When they came, of who is in already. */
  readonly since?: string | null | undefined;
  /** Why they are not in, or what becomes of the scan. */
  readonly reason?: Said | null | undefined;
  /** How they can be let in all the same. */
  readonly wayIn?: WayIn | null | undefined;
}

export interface OfflineVerdict {
  readonly outcome: OfflineOutcome;
  readonly since: string | null;
}

export interface OfflineScan {
  readonly digest: string;
  /** The list that the device holds. */
  readonly list: CheckInList | undefined;
  /** The day on campus. */
  readonly day: string;
  /** When this device scanned the same code before, which is not sent yet. */
  readonly scannedBefore: string | undefined;
}

/** Who comes in while there is no connection. The server judges again once the scan is sent, and two devices may both have said yes. */
export function judgeOffline({ digest, list, day, scannedBefore }: OfflineScan): OfflineVerdict {
  if (scannedBefore) return { outcome: 'already', since: scannedBefore };
  if (list?.day !== day) return { outcome: 'kept', since: null };
  const known = list.codes.find((code) => code.digest === digest);
  if (!known) return { outcome: 'unregistered', since: null };
  return { outcome: known.since === null ? 'in' : 'already', since: known.since };
}

/** The list once somebody has come; whoever is on it already stays as they were. */
export function afterCheckIn(list: CheckInList, digest: string, since: string): CheckInList {
  const isNew = list.codes.some((code) => code.digest === digest && code.since === null);
  if (!isNew) return list;
  const codes = list.codes.map((code) => (code.digest === digest ? { ...code, since } : code));
  return { ...list, codes, came_count: list.came_count + 1 };
}
