import { createContext, use, useSyncExternalStore } from 'react';
import { ApiError, type Client } from '../client/index.ts';

/** Whether calls wait for somebody to show again that it is they. */
export interface ReauthenticationStore {
  readonly isAsked: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  /** Asks, once for all who wait. False where it is turned down. */
  readonly ask: () => Promise<boolean>;
  /** Answers everybody who waits. */
  readonly settle: (isShown: boolean) => void;
}

export function createReauthenticationStore(): ReauthenticationStore {
  const listeners = new Set<() => void>();
  let waiting: readonly ((isShown: boolean) => void)[] = [];
  const change = (next: typeof waiting) => {
    waiting = next;
    for (const listener of listeners) listener();
  };
  return {
    isAsked: () => waiting.length > 0,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ask: () => new Promise((resolve) => change([...waiting, resolve])),
    settle(isShown) {
      const all = waiting;
      change([]);
      for (const answer of all) answer(isShown);
    },
  };
}

/** Undefined where nobody shows the question: calls end with the refusal then. */
export const ReauthenticationContext = createContext<ReauthenticationStore | undefined>(undefined);

/** The same client, whose calls wait where the server wants it shown again that it is the person, and are made once more then. */
export function reauthenticating(client: Client, { ask }: ReauthenticationStore): Client {
  const again =
    <Given extends readonly unknown[], Answer>(send: (...given: Given) => Promise<Answer>) =>
    (...given: Given): Promise<Answer> =>
      send(...given).catch(async (error: unknown) => {
        if (error instanceof ApiError && error.code === 'REAUTHENTICATION_REQUIRED' && (await ask())) return send(...given);
        throw error;
      });
  return { ...client, call: again(client.call as never) as Client['call'], page: again(client.page as never) as Client['page'] };
}

/** The store of the nearest DataProvider that asks again. */
export function useReauthenticationStore(): ReauthenticationStore {
  const store = use(ReauthenticationContext);
  if (!store) throw new Error('There is no DataProvider that asks again.');
  return store;
}

/** Whether somebody is to be asked to show again that it is they. */
export function useReauthenticationAsked(): boolean {
  const store = useReauthenticationStore();
  return useSyncExternalStore(store.subscribe, store.isAsked, () => false);
}
