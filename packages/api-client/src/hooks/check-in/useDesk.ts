import { afterCheckIn, CHECK_IN_TEXTS, type CheckInAnswer, type CheckInList, type WayIn } from '@quad/domain/check-in';
import type { Said } from '@quad/domain/messages';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { errorText } from '../../client/index.ts';
import { type SentScan, useCheckIn, useCheckInList, useUndoCheckIn } from '../checkIns.ts';
import { sendKept } from './keptScans.ts';
import { forgetScan, heldList, holdList, type KeptScan, keepScan, keptScans } from './scanStore.ts';
import { isUnreached } from './sendScans.ts';
import { type Judged, judged, takeScan } from './takeScan.ts';

/** How often what waits is sent again while the screen is open. */
const RETRY_MS = 10_000;

/** The list of the event as this device has it: from the server, with who came here meanwhile; without a connection the one that was held. */
function useHeldList(eventId: string) {
  const { data, error, retry } = useCheckInList(eventId);
  const [held, setHeld] = useState<CheckInList>();
  const [came, setCame] = useState<readonly { digest: string; since: string }[]>([]);
  useEffect(() => {
    if (data) void holdList(data);
    else void heldList(eventId).then(setHeld);
  }, [data, eventId]);
  const known = data ?? (error && !isUnreached(error) ? undefined : held);
  const list = known && came.reduce((after, { digest, since }) => afterCheckIn(after, digest, since), known);
  const note = useCallback((digest: string, since: string) => setCame((before) => [...before, { digest, since }]), []);
  const forget = useCallback((since: string) => setCame((before) => before.filter((one) => one.since !== since)), []);
  return { list, error, retry, note, forget };
}

/** What is scanned and not sent: kept on the device, sent when there is a connection, and counted. */
function useKeptScans(by: string, send: (scan: SentScan) => Promise<CheckInAnswer>, onReached: (isReached: boolean) => void) {
  const [waiting, setWaiting] = useState<readonly KeptScan[]>([]);
  const [refused, setRefused] = useState<readonly Said[]>([]);
  const count = useCallback(async () => setWaiting(await keptScans(by)), [by]);
  const sendAll = useEffectEvent(async () => {
    const done = await sendKept(by, send);
    if (done.refused.length > 0) setRefused((before) => [...before, ...done.refused]);
    if (done.sent > 0 || done.isCut) onReached(!done.isCut);
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

const STORE = { keptScans, keepScan, forgetScan };

interface DeskOptions {
  readonly eventId: string;
  /** Who scans. */
  readonly by: string;
  readonly timeZone: string;
  /** A check-in was taken back: what the server says of it. */
  readonly onUndone: (message: string) => void;
}

/** The door of an event on this device. */
export function useDesk({ eventId, by, timeZone, onUndone }: DeskOptions) {
  const send = useCheckIn();
  const undo = useUndoCheckIn();
  const { list, error, retry, note, forget } = useHeldList(eventId);
  const [isOffline, setOffline] = useState(false);
  const [last, setLast] = useState<Judged>();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const reached = useCallback((isReached: boolean) => setOffline(!isReached), []);
  const { waiting, refused, count, sendAll } = useKeptScans(by, send, reached);

  const scan = async (text: string) => {
    setFailure(undefined);
    const taken = await takeScan(text, { eventId, by, timeZone, list, send, store: STORE });
    setLast(taken.judged);
    setFailure(taken.failure);
    if (taken.isReached !== undefined) setOffline(!taken.isReached);
    if (taken.came) note(taken.came.digest, taken.came.since);
    await count();
  };

  const act = async (work: () => Promise<Judged | undefined>, fallback: string) => {
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
  const enter = (userId: string, way?: WayIn) =>
    act(async () => {
      const sent = { eventId, scan_id: crypto.randomUUID(), user_id: userId, ...(way && { let_in: way }) };
      return judged(await send(sent));
    }, CHECK_IN_TEXTS.failed);

  return {
    ...{ list, error, retry, refused, failure, offline: isOffline, loading: isBusy },
    verdict: last?.verdict,
    waitingCount: waiting.length,
    onSendNow: () => void sendAll(),
    onScan: (text: string) => void scan(text),
    onCheckIn: (visitor: { readonly userId: string }) => void enter(visitor.userId),
    onAdmit: ({ way }: { way: WayIn }) => void (last?.userId && enter(last.userId, way)),
    onReject: () => setLast(undefined),
    onUndo: () =>
      void act(async () => {
        const { userId, day, verdict } = last ?? {};
        if (!userId || !day) return last;
        const message = await undo({ eventId, userId, day });
        if (verdict?.since) forget(verdict.since);
        onUndone(message);
        return undefined;
      }, CHECK_IN_TEXTS.undoFailed),
  };
}
