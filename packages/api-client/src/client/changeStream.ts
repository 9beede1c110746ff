import { ChangeMessage } from '@quad/domain/changes';
import * as v from 'valibot';

/** What a tab that has the stream passes on to those that have not; to one of them alone what that one may have missed. */
const Passed = v.object({ id: v.string(), message: ChangeMessage, to: v.optional(v.string()) });
type Passed = v.InferOutput<typeof Passed>;
/** A tab that begins to listen, and from where on it has to be told. */
const Joined = v.object({ joined: v.string(), after: v.string() });

export interface ChangeStreamOptions {
  /** One stream for all tabs that say the same name; of one person. */
  readonly name: string;
  /** From where on: the page that is shown was read before the stream is there. */
  readonly after?: string | undefined;
  /** The address of the stream, from a message on. */
  readonly address: (after: string | undefined) => string;
  readonly hear: (message: ChangeMessage) => void;
  readonly signal: AbortSignal;
}

/** Whoever hears of a gap reads everything again, and all hear of it at once: they come back spread over so long. */
const GAP_SPREAD_MS = 10_000;

/** How long to wait after a gap, by a random number from 0 to 1. */
export function waitAfterGap(random: number): number {
  return Math.floor(random * GAP_SPREAD_MS);
}

/** Servers' clocks differ by less. */
const CLOCKS_DIFFER_S = 2;
/** How many messages are kept for tabs that begin to listen. */
const MAX_MESSAGES = 100;
/** The browser gives up by itself where the answer is a refusal: nobody is signed in, or there are too many streams. */
const ASK_AGAIN_MS = 60_000;

/**
 * Hears what changes, until the signal ends it. The tabs of a browser have one stream together: one of them opens it and passes on what it
 * hears, and another goes on from there when that one is closed.
 */
export function hearChanges({ name, after, address, hear, signal }: ChangeStreamOptions): void {
  const self = `${name} ${Math.random()}`;
  // Locks are for secure pages only; elsewhere each tab has a stream of its own, and passes nothing on.
  const tabs = new BroadcastChannel(navigator.locks ? name : self);
  const kept: Passed[] = [];
  let lastId = after;
  let isLeading = false;

  function take(passed: Passed): void {
    lastId = passed.id;
    if (passed.message.changes.length > 0 || passed.message.has_gap) kept.push(passed);
    if (kept.length > MAX_MESSAGES) kept.shift();
    hear(passed.message);
  }

  tabs.addEventListener('message', ({ data }) => {
    const passed = v.safeParse(Passed, data);
    if (passed.success && (passed.output.to ?? self) === self) take(passed.output);
    const joined = v.safeParse(Joined, data);
    if (!joined.success || !isLeading) return;
    for (const each of kept.filter(({ id }) => secondsOf(id) >= secondsOf(joined.output.after) - CLOCKS_DIFFER_S)) {
      tabs.postMessage({ ...each, to: joined.output.joined } satisfies Passed);
    }
  });
  signal.addEventListener('abort', () => tabs.close(), { once: true });
  if (after !== undefined) tabs.postMessage({ joined: self, after } satisfies v.InferInput<typeof Joined>);

  /** Until the signal ends it. */
  function lead(): Promise<void> {
    isLeading = true;
    return new Promise((resolve) => {
      let source: EventSource;
      let asking: ReturnType<typeof setTimeout> | undefined;
      const pass = (passed: Passed) => {
        tabs.postMessage(passed);
        take(passed);
      };
      const open = () => {
        source = new EventSource(address(lastId), { withCredentials: true });
        source.onmessage = ({ lastEventId: id, data }) => {
          const message = v.safeParse(v.pipe(v.string(), v.parseJson(), ChangeMessage), data);
          // What is on its way when somebody leaves is told to nobody any more.
          if (!message.success || signal.aborted) return;
          const passed: Passed = { id, message: message.output };
          if (!message.output.has_gap) return pass(passed);
          // What comes after the gap is told by the next stream, which begins there.
          source.close();
          asking = setTimeout(() => {
            pass(passed);
            open();
          }, waitAfterGap(Math.random()));
        };
        source.onerror = () => {
          if (source.readyState === EventSource.CLOSED) asking = setTimeout(open, ASK_AGAIN_MS * (1 + Math.random()));
        };
      };
      open();
      signal.addEventListener('abort', () => {
        clearTimeout(asking);
        source.close();
        resolve();
      });
    });
  }

  if (navigator.locks) navigator.locks.request(name, { signal }, lead).catch(() => {});
  else void lead();
}

/** When a message was sent: ids begin with it. A tab is rather told twice than not at all. */
function secondsOf(id: string): number {
  return Number.parseInt(id, 10);
}
