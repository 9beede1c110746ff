import { ChangeMessage } from '@quad/domain/changes';
import * as v from 'valibot';

/** A message that the leading tab forwards to the other tabs; with `to`, only to the tab that may have missed it. */
const ForwardedMessage = v.object({ id: v.string(), message: ChangeMessage, to: v.optional(v.string()) });
type ForwardedMessage = v.InferOutput<typeof ForwardedMessage>;
/** Sent by a tab that starts listening, with the id of the last message that its page includes. */
const JoinRequest = v.object({ joined: v.string(), after: v.string() });

export interface ChangeStreamOptions {
  /** Tabs with the same name share one stream; the name identifies the person. */
  readonly name: string;
  /** Id of the last message that the page includes, because the page was read before the stream opens. */
  readonly after?: string | undefined;
  /** Returns the URL of the stream after a message id. */
  readonly address: (after: string | undefined) => string;
  readonly onMessage: (message: ChangeMessage) => void;
  readonly signal: AbortSignal;
}

/**
 * After a gap, a client reads everything again. All clients are notified of a gap at once, so they spread their requests over this time.
 */
const GAP_SPREAD_MS = 10_000;

/** Returns how long to wait after a gap, given a random number from 0 to 1. */
export function waitAfterGap(random: number): number {
  return Math.floor(random * GAP_SPREAD_MS);
}

/** Upper bound of the difference between the servers' clocks. */
const CLOCKS_DIFFER_S = 2;
/** Number of messages kept for tabs that start listening. */
const MAX_MESSAGES = 100;
/** After an error response, EventSource does not reconnect by itself: nobody is signed in, or there are too many streams. */
const RECONNECT_MS = 60_000;

/**
 * Receives change messages until the signal aborts. The tabs of a browser share one stream: one tab opens it and forwards the messages, and
 * another tab takes over when that one is closed.
 */
export function subscribeToChanges({ name, after, address, onMessage, signal }: ChangeStreamOptions): void {
  const self = `${name} ${Math.random()}`;
  // Web Locks exist only in secure contexts; elsewhere each tab has its own stream and forwards nothing.
  const tabs = new BroadcastChannel(navigator.locks ? name : self);
  const buffered: ForwardedMessage[] = [];
  let lastId = after;
  /** Id of the message after which nothing is missing in `buffered`. */
  let bufferedAfter = after;
  let isLeader = false;

  function receive(passed: ForwardedMessage): void {
    lastId = passed.id;
    bufferedAfter ??= passed.id;
    if (passed.message.changes.length > 0 || passed.message.has_gap) buffered.push(passed);
    if (buffered.length > MAX_MESSAGES) bufferedAfter = buffered.shift()?.id;
    onMessage(passed.message);
  }

  /** What a tab may have missed whose page includes the messages up to an id: everything if that is too long ago. */
  function missedAfter(id: string): readonly ForwardedMessage[] {
    if (bufferedAfter === undefined || secondsOf(id) < secondsOf(bufferedAfter))
      return [{ id: lastId ?? id, message: { changes: [], has_gap: true } }];
    return buffered.filter((each) => secondsOf(each.id) >= secondsOf(id) - CLOCKS_DIFFER_S);
  }

  tabs.addEventListener('message', ({ data }) => {
    const passed = v.safeParse(ForwardedMessage, data);
    if (passed.success && (passed.output.to ?? self) === self) receive(passed.output);
    const joined = v.safeParse(JoinRequest, data);
    if (!joined.success || !isLeader) return;
    for (const each of missedAfter(joined.output.after)) {
      tabs.postMessage({ ...each, to: joined.output.joined } satisfies ForwardedMessage);
    }
  });
  signal.addEventListener('abort', () => tabs.close(), { once: true });
  if (after !== undefined) tabs.postMessage({ joined: self, after } satisfies v.InferInput<typeof JoinRequest>);

  /** Resolves when the signal aborts. */
  function runAsLeader(): Promise<void> {
    isLeader = true;
    return new Promise((resolve) => {
      let source: EventSource;
      let joinTimer: ReturnType<typeof setTimeout> | undefined;
      const pass = (passed: ForwardedMessage) => {
        tabs.postMessage(passed);
        receive(passed);
      };
      const open = () => {
        source = new EventSource(address(lastId), { withCredentials: true });
        source.onmessage = ({ lastEventId: id, data }) => {
          const message = v.safeParse(v.pipe(v.string(), v.parseJson(), ChangeMessage), data);
          // Drops messages that arrive after the listener has left.
          if (!message.success || signal.aborted) return;
          const passed: ForwardedMessage = { id, message: message.output };
          if (!message.output.has_gap) return pass(passed);
          // Reconnects: the next stream continues after the gap.
          source.close();
          joinTimer = setTimeout(() => {
            pass(passed);
            open();
          }, waitAfterGap(Math.random()));
        };
        source.onerror = () => {
          if (source.readyState === EventSource.CLOSED) joinTimer = setTimeout(open, RECONNECT_MS * (1 + Math.random()));
        };
      };
      open();
      signal.addEventListener('abort', () => {
        clearTimeout(joinTimer);
        source.close();
        resolve();
      });
    });
  }

  if (navigator.locks) navigator.locks.request(name, { signal }, runAsLeader).catch(() => {});
  else void runAsLeader();
}

/** Returns when a message was sent, because ids start with that time. A tab may receive a message twice, but never misses one. */
function secondsOf(id: string): number {
  return Number.parseInt(id, 10);
}
