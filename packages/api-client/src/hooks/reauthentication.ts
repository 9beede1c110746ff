import { createContext, use, useSyncExternalStore } from 'react';
import { ApiError, type Client } from '../client/index.ts';

/** What calls wait for: that the person reauthenticates, or adds or uses the passkey that the institute demands. */
export type Wanted = 'REAUTHENTICATION_REQUIRED' | 'PASSKEY_REQUIRED';

/** Whether calls wait for the person. */
export interface ReauthenticationStore {
  readonly isWaiting: (wanted: Wanted) => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  /** Waits until it is settled; false if the person declines. */
  readonly ask: (wanted: Wanted) => Promise<boolean>;
  /** Resolves all calls that wait for it. */
  readonly settle: (wanted: Wanted, isShown: boolean) => void;
}

export function createReauthenticationStore(): ReauthenticationStore {
  const listeners = new Set<() => void>();
  let waiting: readonly (readonly [Wanted, (isShown: boolean) => void])[] = [];
  const change = (next: typeof waiting) => {
    waiting = next;
    for (const listener of listeners) listener();
  };
  return {
    isWaiting: (wanted) => waiting.some(([each]) => each === wanted),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ask: (wanted) => new Promise((resolve) => change([...waiting, [wanted, resolve]])),
    settle(wanted, isShown) {
      const all = waiting;
      change(all.filter(([each]) => each !== wanted));
      for (const [each, answer] of all) if (each === wanted) answer(isShown);
    },
  };
}

function isWanted(code: string): code is Wanted {
  return code === 'REAUTHENTICATION_REQUIRED' || code === 'PASSKEY_REQUIRED';
}

/** Undefined if no dialog asks: calls then end with the refusal. */
export const ReauthenticationContext = createContext<ReauthenticationStore | undefined>(undefined);

/** A client whose calls wait while the server demands reauthentication or a passkey, and are then sent again. */
export function reauthenticating(client: Client, { ask }: ReauthenticationStore): Client {
  const again =
    <Args extends readonly unknown[], Answer>(send: (...args: Args) => Promise<Answer>) =>
    (...args: Args): Promise<Answer> =>
      send(...args).catch(async (error: unknown) => {
        if (error instanceof ApiError && isWanted(error.code) && (await ask(error.code))) return send(...args);
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

/** Whether any call waits for that. */
export function useReauthenticationRequested(wanted: Wanted): boolean {
  const store = useReauthenticationStore();
  return useSyncExternalStore(
    store.subscribe,
    () => store.isWaiting(wanted),
    () => false,
  );
}
