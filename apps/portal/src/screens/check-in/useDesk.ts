import {
  errorText,
  type SentScan,
  useCheckIn,
  useCheckInList,
  useRegistrationSearch,
  useStudentSearch,
  useUndoCheckIn,
} from '@quad/api-client/hooks';
import {
  afterCheckIn,
  CHECK_IN_TEXTS,
  type CheckInAnswer,
  type CheckInList,
  codeIn,
  judgeOffline,
  refusedScansText,
  type WayIn,
} from '@quad/domain/check-in';
import type { Said } from '@quad/domain/messages';
import { campusDay } from '@quad/domain/time';
import { useLocaleSettings } from '@quad/ui';
import type { FoundVisitor, Signals, Verdict } from '@quad/ui/features/check-in';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { showShellToast } from '../../app/shell/shellToasts.ts';
import { useUser } from '../../app/useUser.ts';
import { sendKept } from './keptScans.ts';
import { forgetScan, heldList, holdList, type KeptScan, keepScan, keptScans, rememberedSignals, rememberSignals } from './scanStore.ts';
import { isUnreached, mayBeTakenLater } from './sendScans.ts';

/** How often what waits is sent again while the screen is open. */
const RETRY_MS = 10_000;

/** The first 16 bytes of the SHA-256 of a code, in base64url: how the list knows it. */
async function digestOf(token: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token)), 0, 16);
  return btoa(String.fromCharCode(...hash))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** A verdict, and what it takes to change it. */
interface Judged {
  readonly verdict: Verdict;
  readonly userId?: string | undefined;
  readonly day?: string | undefined;
}

function judged({ scan_id, outcome, person, user_id, since, reason, sentence, way_in, day }: CheckInAnswer): Judged {
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

/** The door of an event on this device. */
export function useDesk(eventId: string) {
  const settings = useLocaleSettings();
  const { timeZone } = settings;
  const { _id: by } = useUser();
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
    const token = codeIn(text);
    const at = new Date().toISOString();
    const id = crypto.randomUUID();
    setFailure(undefined);
    if (!token) return setLast({ verdict: { id, outcome: 'unregistered', reason: CHECK_IN_TEXTS.unreadable } });
    const digest = await digestOf(token);
    const kept: KeptScan = { eventId, scan_id: id, token, at, digest, by };
    const scannedBefore = (await keptScans(by)).find((one) => one.digest === digest)?.at;
    if (scannedBefore) return setLast({ verdict: { id, outcome: 'already', since: scannedBefore } });
    // First kept, then sent: a page that is closed meanwhile loses nothing. Where nothing can be kept it is sent all the same.
    const isKept = await keepScan(kept).then(
      () => true,
      () => false,
    );
    try {
      const answer = await send({ eventId, scan_id: id, token, at });
      await forgetScan(kept);
      setOffline(false);
      if (answer.outcome === 'in') note(digest, answer.since ?? at);
      setLast(judged(answer));
    } catch (failed) {
      if (!mayBeTakenLater(failed) || !isKept) {
        await forgetScan(kept);
        setLast(undefined);
        setFailure(errorText(failed, CHECK_IN_TEXTS.failed));
      } else {
        setOffline(isUnreached(failed));
        const verdict = judgeOffline({ digest, list, day: campusDay(at, timeZone), scannedBefore: undefined });
        // Who is turned away, or is in, has nothing to be sent.
        if (verdict.outcome === 'unregistered' || verdict.outcome === 'already') await forgetScan(kept);
        if (verdict.outcome === 'in') note(digest, at);
        setLast({ verdict: { id, ...verdict, reason: OFFLINE_REASONS[verdict.outcome] } });
      }
    }
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
    ...{ list, error, retry, offline: isOffline, loading: isBusy },
    verdict: last?.verdict,
    failure: failure ?? (refused.length > 0 ? refusedScansText(refused, settings) : undefined),
    waitingCount: waiting.length,
    onSendNow: () => void sendAll(),
    onScan: (text: string) => void scan(text),
    onCheckIn: (visitor: FoundVisitor) => void enter(visitor.userId),
    onAdmit: ({ way }: { way: WayIn }) => void (last?.userId && enter(last.userId, way)),
    onReject: () => setLast(undefined),
    onUndo: () =>
      void act(async () => {
        const { userId, day, verdict } = last ?? {};
        if (!userId || !day) return last;
        const message = await undo({ eventId, userId, day });
        if (verdict?.since) forget(verdict.since);
        showShellToast({ tone: 'positive', description: message });
        return undefined;
      }, CHECK_IN_TEXTS.undoFailed),
  };
}

/** Finds people by name: first those on the list, then other students. */
export function useVisitorSearch(eventId: string) {
  const searchList = useRegistrationSearch();
  const searchStudents = useStudentSearch();
  return useCallback(
    async (typed: string, signal: AbortSignal): Promise<FoundVisitor[]> => {
      const [listed, others] = await Promise.all([searchList(eventId, typed, signal), searchStudents(typed, signal)]);
      const known = new Set(listed.map(({ _id }) => _id));
      const nameOf = ({ personal_info }: { personal_info: { name: string } }) => personal_info.name.trim() || 'User';
      return [
        ...listed.map(({ _id, person, user_id, state, checked_in_at }) => ({
          userId: _id,
          name: nameOf(person),
          detail: [user_id, person.username].filter(Boolean).join(' · '),
          registered: state === 'registered',
          since: checked_in_at,
        })),
        ...others
          .filter(({ _id }) => !known.has(_id))
          .slice(0, OTHERS)
          .map((one) => ({ userId: one._id, name: nameOf(one), detail: one.username, registered: false, since: null })),
      ];
    },
    [eventId, searchList, searchStudents],
  );
}

/** So many who are not on the list are offered: whoever is missing types on. */
const OTHERS = 5;

/** Which signals this device gives. */
export function useSignals(): [Signals, (next: Signals) => void] {
  const [signals, setSignals] = useState<Signals>({ sound: true, vibration: true });
  useEffect(() => void rememberedSignals().then(setSignals), []);
  const change = (next: Signals) => {
    setSignals(next);
    void rememberSignals(next);
  };
  return [signals, change];
}
