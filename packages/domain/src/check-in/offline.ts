import type { Message } from '../messages/index.ts';
import type { Admission } from './admission.ts';
import type { CheckInList, CheckInOutcome } from './checkIn.ts';

/** Results without a connection; 'kept' if there is no stored list either. */
export type OfflineOutcome = CheckInOutcome | 'kept';

/** Result of a scan. */
export interface ScanResult {
  /** Id of the scan, so that another scan of the same person is another result. */
  readonly id: string;
  readonly outcome: OfflineOutcome;
  /** Name, if known: an offline device stores no names. */
  readonly name?: string | undefined;
  /** Roll number. */
  readonly detail?: string | undefined;
  /** Arrival time of a person who is already admitted. */
  readonly since?: string | null | undefined;
  /** Why the person is not admitted, or what happens to the scan. */
  readonly reason?: Message | null | undefined;
  /** How the person can be admitted all the same. */
  readonly wayIn?: Admission | null | undefined;
}

export interface OfflineResult {
  readonly outcome: OfflineOutcome;
  readonly since: string | null;
}

export interface OfflineScan {
  readonly digest: string;
  /** The list stored on the device. */
  readonly list: CheckInList | undefined;
  /** The campus day. */
  readonly day: string;
  /** When this device scanned the same code before, if that scan has not been sent yet. */
  readonly scannedBefore: string | undefined;
}

/** Judges a scan without a connection. The server decides when the scan is sent, because two devices may have admitted the same person. */
export function checkScanOffline({ digest, list, day, scannedBefore }: OfflineScan): OfflineResult {
  if (scannedBefore) return { outcome: 'already', since: scannedBefore };
  if (list?.day !== day) return { outcome: 'kept', since: null };
  const known = list.codes.find((code) => code.digest === digest);
  if (!known) return { outcome: 'unregistered', since: null };
  return { outcome: known.since === null ? 'in' : 'already', since: known.since };
}

/** Returns the list after an arrival; a person already on it keeps their time. */
export function afterCheckIn(list: CheckInList, digest: string, since: string): CheckInList {
  const isNew = list.codes.some((code) => code.digest === digest && code.since === null);
  if (!isNew) return list;
  const codes = list.codes.map((code) => (code.digest === digest ? { ...code, since } : code));
  return { ...list, codes, came_count: list.came_count + 1 };
}
