import type { CheckInList } from '@quad/domain/check-in';
import { clear, createStore, del, get, set, values } from 'idb-keyval';
import type { SentScan } from '../checkIns.ts';

/** A scan that is stored on this device until it is sent. */
export interface StoredScan extends SentScan {
  readonly at: string;
  /** Digest of the code. */
  readonly digest: string;
  /** Who scanned. Only the same person may send it. */
  readonly by: string;
}

/** Whether this device signals scans by sound and vibration. */
export interface SignalSettings {
  readonly sound: boolean;
  readonly vibration: boolean;
}

const SIGNALS = 'signals';
const DEFAULT_SIGNALS: SignalSettings = { sound: true, vibration: true };

const scans = createStore('quad-check-in-scans', 'scans');
/** Lists of events by id, and the signal settings. */
const lists = createStore('quad-check-in-held', 'held');

/** Falls back where storage fails: in a private window, or on a full disk. */
function orElse<T>(read: Promise<T>, fallback: T): Promise<T> {
  return read.catch(() => fallback);
}

export function storeScan(scan: StoredScan): Promise<void> {
  return set(scan.scan_id, scan, scans);
}

export function deleteScan({ scan_id }: Pick<StoredScan, 'scan_id'>): Promise<void> {
  return orElse(del(scan_id, scans), undefined);
}

/** Scans of a person that are not sent yet, the oldest first. */
export async function readStoredScans(by: string): Promise<StoredScan[]> {
  const all = await orElse(values<StoredScan>(scans), []);
  return all.filter((scan) => scan.by === by).sort((one, other) => (one.at < other.at ? -1 : 1));
}

/** The number of scans of all persons that are not sent yet. */
export function countStoredScans(): Promise<number> {
  return orElse(
    values(scans).then(({ length }) => length),
    0,
  );
}

export function storeList(list: CheckInList): Promise<void> {
  return orElse(set(list.event_id, list, lists), undefined);
}

export function readStoredList(eventId: string): Promise<CheckInList | undefined> {
  return orElse(get<CheckInList>(eventId, lists), undefined);
}

export async function rememberedSignals(): Promise<SignalSettings> {
  return (await orElse(get<SignalSettings>(SIGNALS, lists), undefined)) ?? DEFAULT_SIGNALS;
}

export function rememberSignals(signals: SignalSettings): Promise<void> {
  return orElse(set(SIGNALS, signals, lists), undefined);
}

/** Deletes everything about people from this device. The signal settings stay. */
export async function clearDevice(): Promise<void> {
  const signals = await rememberedSignals();
  await orElse(clear(scans), undefined);
  await orElse(clear(lists), undefined);
  await rememberSignals(signals);
}
