import { type Admission, afterCheckIn, CHECK_IN_TEXTS, type CheckInAnswer, type CheckInList } from '@quad/domain/check-in';
import type { Message } from '@quad/domain/messages';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { errorText } from '../../client/index.ts';
import { type SentScan, useCheckIn, useCheckInList, useUndoCheckIn } from '../checkIns.ts';
import { randomId } from '../randomId.ts';
import { type CheckInResult, processScan, toCheckInResult } from './processScan.ts';
import { deleteScan, readStoredList, readStoredScans, type StoredScan, storeList, storeScan } from './scanStore.ts';
import { isConnectionError } from './sendScans.ts';
import { sendStoredScans } from './storedScans.ts';

/** How often stored scans are sent again while the screen is open. */
const RETRY_MS = 10_000;

/** The event's list: from the server plus arrivals at this device, or without a connection the stored one. */
function useStoredList(eventId: string) {
  const { data, error, retry } = useCheckInList(eventId);
  const [stored, setStored] = useState<CheckInList>();
  const [arrivals, setArrivals] = useState<readonly { digest: string; since: string }[]>([]);
  useEffect(() => {
    if (data) void storeList(data);
    else void readStoredList(eventId).then(setStored);
  }, [data, eventId]);
  const known = data ?? (error && !isConnectionError(error) ? undefined : stored);
  const list = known && arrivals.reduce((after, { digest, since }) => afterCheckIn(after, digest, since), known);
  const note = useCallback((digest: string, since: string) => setArrivals((before) => [...before, { digest, since }]), []);
  const forget = useCallback((since: string) => setArrivals((before) => before.filter((one) => one.since !== since)), []);
  return { list, error, retry, note, forget };
}

/** Scans that are not sent yet: sent when there is a connection, and counted. */
function useStoredScans(by: string, send: (scan: SentScan) => Promise<CheckInAnswer>, onReached: (isReached: boolean) => void) {
  const [waiting, setWaiting] = useState<readonly StoredScan[]>([]);
  const [refused, setRefused] = useState<readonly Message[]>([]);
  const count = useCallback(async () => setWaiting(await readStoredScans(by)), [by]);
  const isSending = useRef(false);
  const sendAll = useEffectEvent(async () => {
    // On a slow connection the next attempt comes before the end of this one, and would send the same scans.
    if (isSending.current) return;
    isSending.current = true;
    const done = await sendStoredScans(by, send);
    isSending.current = false;
    if (done.refused.length > 0) setRefused((before) => [...before, ...done.refused]);
    if (done.sent > 0 || done.isPartial) onReached(!done.isPartial);
    await count();
  });
  useEffect(() => {
    const again = () => void sendAll();
    again();
    const timer = setInterval(again, RETRY_MS);
    window.addEventListener('online', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, []);
  return { waiting, refused, count, sendAll };
}

const STORE = { readStoredScans, storeScan, deleteScan };

interface DeskOptions {
  readonly eventId: string;
  /** Who scans. */
  readonly by: string;
  readonly timeZone: string;
  /** Called with the server's message after a check-in was undone. */
  readonly onUndone: (message: string) => void;
}

/** State and actions of the check-in desk of an event. */
export function useDesk({ eventId, by, timeZone, onUndone }: DeskOptions) {
  const send = useCheckIn();
  const undo = useUndoCheckIn();
  const { list, error, retry, note, forget } = useStoredList(eventId);
  const [isOffline, setOffline] = useState(false);
  const [last, setLast] = useState<CheckInResult>();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const reached = useCallback((isReached: boolean) => setOffline(!isReached), []);
  const { waiting, refused, count, sendAll } = useStoredScans(by, send, reached);

  const scan = async (text: string) => {
    setFailure(undefined);
    const taken = await processScan(text, { eventId, by, timeZone, list, send, store: STORE });
    setLast(taken.result);
    setFailure(taken.failure);
    if (taken.isReached !== undefined) setOffline(!taken.isReached);
    if (taken.arrival) note(taken.arrival.digest, taken.arrival.since);
    await count();
  };

  const runAction = async (work: () => Promise<CheckInResult | undefined>, fallback: string) => {
    setBusy(true);
    setFailure(undefined);
    try {
      setLast(await work());
      retry();
    } catch (failed) {
      setFailure(errorText(failed, fallback));
    } finally {
      setBusy(false);
    }
  };
  const enter = (userId: string, way?: Admission) =>
    runAction(async () => {
      const sent = { eventId, scan_id: randomId(), user_id: userId, ...(way && { let_in: way }) };
      return toCheckInResult(await send(sent));
    }, CHECK_IN_TEXTS.failed);

  return {
    ...{ list, error, retry, refused, failure, offline: isOffline, loading: isBusy },
    result: last?.scanResult,
    waitingCount: waiting.length,
    onSendNow: () => void sendAll(),
    onScan: (text: string) => void scan(text),
    onCheckIn: (visitor: { readonly userId: string }) => void enter(visitor.userId),
    onAdmit: ({ way }: { way: Admission }) => void (last?.userId && enter(last.userId, way)),
    onReject: () => setLast(undefined),
    onUndo: () =>
      void runAction(async () => {
        const { userId, day, scanResult } = last ?? {};
        if (!userId || !day) return last;
        const message = await undo({ eventId, userId, day });
        if (scanResult?.since) forget(scanResult.since);
        onUndone(message);
        return undefined;
      }, CHECK_IN_TEXTS.undoFailed),
  };
}
