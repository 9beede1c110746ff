import type { Reauthentication } from '@quad/domain/accounts';
import { createContext, use, useEffect, useSyncExternalStore } from 'react';
import { ApiError, type Client } from '../client/index.ts';
import { accounts } from '../contract/accounts.contract.ts';
import { useClient } from './clientContext.ts';
import { keys } from './keys.ts';
import { useRead } from './useRead.ts';

/** Whether a call waits for somebody to show again that it is they, and for whom it is asked. */
export interface ReauthenticationStore {
  readonly isAsked: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  /** Asks, once for all who wait. False where nobody shows the question, or where it is turned down. */
  readonly ask: () => Promise<boolean>;
  /** Answers everybody who waits. */
  readonly settle: (isShown: boolean) => void;
  /** Says that somebody shows the question; returns the way to stop. */
  readonly attach: () => () => void;
}

export function createReauthenticationStore(): ReauthenticationStore {
  const listeners = new Set<() => void>();
  const waiting = new Set<(isShown: boolean) => void>();
  let shownBy = 0;
  const settle = (isShown: boolean) => {
    const all = [...waiting];
    waiting.clear();
    for (const listener of listeners) listener();
    for (const answer of all) answer(isShown);
  };
  return {
    isAsked: () => waiting.size > 0,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ask() {
      if (shownBy === 0) return Promise.resolve(false);
      return new Promise((resolve) => {
        waiting.add(resolve);
        for (const listener of listeners) listener();
      });
    },
    settle,
    attach() {
      shownBy += 1;
      return () => {
        shownBy -= 1;
        if (shownBy === 0) settle(false);
      };
    },
  };
}

export const ReauthenticationContext = createContext<ReauthenticationStore>(createReauthenticationStore());

function isRequired(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'REAUTHENTICATION_REQUIRED';
}

/** The same client, whose calls wait where the server wants it shown again that it is the person, and are made once more then. */
export function reauthenticating(client: Client, store: ReauthenticationStore): Client {
  const again =
    <Given extends readonly unknown[], Answer>(send: (...given: Given) => Promise<Answer>) =>
    (...given: Given): Promise<Answer> =>
      send(...given).catch(async (error: unknown) => {
        if (!isRequired(error) || !(await store.ask())) throw error;
        return send(...given);
      });
  return { ...client, call: again(client.call as never) as Client['call'], page: again(client.page as never) as Client['page'] };
}

/** What somebody is asked who has to show again that it is they, before what they wished for goes on. */
export interface ReauthenticationRequest {
  /** By what it can be shown; undefined where nothing is asked, or that is not known yet. */
  readonly ways: Reauthentication['ways'] | undefined;
  /** Shows it by the password; what waits goes on. */
  readonly byPassword: (input: { password: string }) => Promise<void>;
  /** Turns it down: what waits ends with the server's refusal. */
  readonly decline: () => void;
}

/**
 * What waits for somebody to show again that it is they. Whoever uses it shows the question; without that, calls end with the refusal.
 * An account that can show it by signing in alone is asked nothing: the refusal says so.
 */
export function useReauthentication(): ReauthenticationRequest {
  const client = useClient();
  const store = use(ReauthenticationContext);
  const isAsked = useSyncExternalStore(store.subscribe, store.isAsked, () => false);
  const { data, error } = useRead(isAsked ? keys.reauthentication : null, [accounts.reauthentication]);
  const isHopeless = isAsked && (error !== undefined || data?.ways.length === 0);
  useEffect(() => store.attach(), [store]);
  useEffect(() => {
    if (isHopeless) store.settle(false);
  }, [store, isHopeless]);
  return {
    ways: isAsked && !isHopeless ? data?.ways : undefined,
    async byPassword(body) {
      await client.call(accounts.reauthenticate, { body });
      store.settle(true);
    },
    decline: () => store.settle(false),
  };
}
