import type { Reauthentication } from '@quad/domain/accounts';
import { use, useEffect, useSyncExternalStore } from 'react';
import { accounts } from '../contract/accounts.contract.ts';
import { useClient } from './clientContext.ts';
import { keys } from './keys.ts';
import { ReauthenticationContext } from './reauthentication.ts';
import { useRead } from './useRead.ts';

/** The store of the nearest DataProvider that asks again. */
function useReauthenticationStore() {
  const store = use(ReauthenticationContext);
  if (!store) throw new Error('There is no DataProvider that asks again.');
  return store;
}

/** Whether somebody is to be asked to show again that it is they. */
export function useReauthenticationAsked(): boolean {
  const store = useReauthenticationStore();
  return useSyncExternalStore(store.subscribe, store.isAsked, () => false);
}

/** What somebody is asked who has to show again that it is they, before what they wished for goes on. */
export interface ReauthenticationRequest {
  /** By what it can be shown; undefined where that is not known yet, or nothing can. */
  readonly ways: Reauthentication['ways'] | undefined;
  /** Shows it by the password; what waits goes on. */
  readonly byPassword: (input: { password: string }) => Promise<void>;
  /** Turns it down: what waits ends with the server's refusal. */
  readonly decline: () => void;
}

/**
 * What waits for somebody to show again that it is they, once `useReauthenticationAsked` says so.
 * An account that can show it by signing in alone is asked nothing: the refusal says so.
 */
export function useReauthentication(): ReauthenticationRequest {
  const client = useClient();
  const store = useReauthenticationStore();
  const { data, error } = useRead(keys.reauthentication, [accounts.reauthentication]);
  const isHopeless = error !== undefined || data?.ways.length === 0;
  useEffect(() => {
    if (isHopeless) store.settle(false);
  }, [store, isHopeless]);
  return {
    ways: isHopeless ? undefined : data?.ways,
    async byPassword(body) {
      await client.call(accounts.reauthenticate, { body });
      store.settle(true);
    },
    decline: () => store.settle(false),
  };
}
