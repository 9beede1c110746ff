import type { Change, ChangeMessage } from '@quad/domain/changes';
import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { subscribeToChanges } from '../client/changeStream.ts';
import { changes as contract } from '../contract/changes.contract.ts';
import { isKeyOfChange } from './changeKeys.ts';
import { useClient } from './clientContext.ts';
import { useSession } from './session/useSession.ts';
import { isWriting, refreshShown, type Store } from './write.ts';

/** Random delay, so that clients do not all send requests at the same moment. */
const SPREAD_MS = 400;
/** Minimum interval between two refreshes while changes keep arriving. */
const MIN_INTERVAL_MS = 5000;
/** Delay before a refresh is tried again while a write is pending. */
const WRITING_MS = 500;

export interface Refresher {
  onChange(message: ChangeMessage): void;
  /** Performs a refresh that was postponed while the page was hidden. */
  onVisible(): void;
  stop(): void;
}

/** Refetches what is on screen after it has changed: soon, but throttled, and not while the page is hidden. */
export function createRefresher(store: Store, isVisible: () => boolean): Refresher {
  let waiting: Change[] = [];
  let isAll = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = Number.NEGATIVE_INFINITY;

  function refresh(): void {
    timer = undefined;
    if (!isVisible()) return;
    if (isWriting(store)) {
      timer = setTimeout(refresh, WRITING_MS);
      return;
    }
    const [changes, all] = [waiting, isAll];
    waiting = [];
    isAll = false;
    last = performance.now();
    refreshShown(store, (key) => all || changes.some((change) => isKeyOfChange(key, change)));
  }

  function soon(): void {
    if (waiting.length === 0 && !isAll) return;
    const rest = Math.max(0, last + MIN_INTERVAL_MS - performance.now());
    timer ??= setTimeout(refresh, rest + Math.random() * SPREAD_MS);
  }

  return {
    onChange({ changes, has_gap }) {
      waiting.push(...changes);
      isAll ||= has_gap === true;
      if (isVisible()) soon();
    },
    onVisible: soon,
    stop: () => clearTimeout(timer),
  };
}

/**
 * Keeps what is on screen current: the server notifies the client of changes, which are then refetched. `after` is the id of the last
 * message that the page includes, if the server sent one.
 */
export function useLiveChanges(after?: string): void {
  const client = useClient();
  const { cache, mutate } = useSWRConfig();
  const { status, user } = useSession();
  const person = status === 'signed-in' && user?.onboardingComplete ? user._id : undefined;
  useEffect(() => {
    if (!person || typeof EventSource === 'undefined') return;
    const ending = new AbortController();
    const { signal } = ending;
    const screen = createRefresher({ cache, mutate }, () => document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', screen.onVisible, { signal });
    subscribeToChanges({
      name: `quad changes ${person}`,
      after,
      address: (last) => client.url(contract.stream, { query: { after: last } }),
      onMessage: screen.onChange,
      signal,
    });
    return () => {
      ending.abort();
      screen.stop();
    };
  }, [client, cache, mutate, person, after]);
}
