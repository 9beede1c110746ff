import type { CheckInList } from '@quad/domain/check-in';
import { clear, createStore, del, get, set, values } from 'idb-keyval';
import type { SentScan } from '../checkIns.ts';

/** A scan that this device keeps until it is sent. */
export interface KeptScan extends SentScan {
  readonly at: string;
  /** By what the code is known again. */
  readonly digest: string;
  /** Whoever is signed in when it is sent must be who scanned. */
  readonly by: string;
}

/** Which signals are given at the door, as this device remembers it. */
export interface KeptSignals {
  readonly sound: boolean;
  readonly vibration: boolean;
}

const SIGNALS = 'signals';
const DEFAULT_SIGNALS: KeptSignals = { sound: true, vibration: true };

const scans = createStore('quad-check-in-scans', 'scans');
/** The lists of events by their ids, and what is remembered for all. */
const held = createStore('quad-check-in-held', 'held');

/** What was kept where nothing can be kept: in a private window, or on a full disk. */
async function orNothing<T>(read: Promise<T>, nothing: T): Promise<T> {
  try {
    return await read;
  } catch {
    return nothing;
  }
}

export function keepScan(scan: KeptScan): Promise<void> {
  return set(scan.scan_id, scan, scans);
}

export function forgetScan({ scan_id }: Pick<KeptScan, 'scan_id'>): Promise<void> {
  return orNothing(del(scan_id, scans), undefined);
}

/** What somebody has scanned that is not sent yet, in the order in which it was. */
export async function keptScans(by: string): Promise<KeptScan[]> {
  const all = await orNothing(values<KeptScan>(scans), []);
  return all.filter((scan) => scan.by === by).sort((one, other) => (one.at < other.at ? -1 : 1));
}

export function holdList(list: CheckInList): Promise<void> {
  return orNothing(set(list.event_id, list, held), undefined);
}

export function heldList(eventId: string): Promise<CheckInList | undefined> {
  return orNothing(get<CheckInList>(eventId, held), undefined);
}

export async function rememberedSignals(): Promise<KeptSignals> {
  return (await orNothing(get<KeptSignals>(SIGNALS, held), undefined)) ?? DEFAULT_SIGNALS;
}

export function rememberSignals(signals: KeptSignals): Promise<void> {
  return orNothing(set(SIGNALS, signals, held), undefined);
}

/** Takes everything that is about people off this device; what it remembers of sounds stays. */
export async function clearDevice(): Promise<void> {
  const signals = await rememberedSignals();
  await orNothing(clear(scans), undefined);
  await orNothing(clear(held), undefined);
  await rememberSignals(signals);
}
