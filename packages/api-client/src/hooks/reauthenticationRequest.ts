import type { PasskeyDemand, Reauthentication } from '@quad/domain/accounts';
import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { passkeys } from '../contract/passkeys.contract.ts';
import { security } from '../contract/security.contract.ts';
import { useClient } from './clientContext.ts';
import { keys } from './keys.ts';
import { type OwnPasskeys, requestPasskey, supportsPasskeys, useAddPasskey } from './passkeys.ts';
import { useReauthenticationStore, type Wanted } from './reauthentication.ts';
import { useRead } from './useRead.ts';
import { refreshShown } from './write.ts';

/** What somebody is asked who has to show again that it is they, before what they wished for goes on. */
export interface ReauthenticationRequest {
  /** By what it can be shown; undefined where that is not known yet, or nothing can. */
  readonly ways: Reauthentication['ways'] | undefined;
  /** Shows it by the password; what waits goes on. */
  readonly byPassword: (input: { password: string }) => Promise<void>;
  /** Shows it by a passkey; where the person turns the browser down, what waits goes on waiting. Undefined where the browser knows none. */
  readonly byPasskey: (() => Promise<void>) | undefined;
  /** Turns it down: what waits ends with the server's refusal. */
  readonly decline: () => void;
}

/** By what the account shows that it is its owner. Where nothing can answer what calls wait for, they end with the server's refusal. */
function useWays(wanted: Wanted, isHopeless: (ways: Reauthentication['ways']) => boolean): Reauthentication['ways'] | undefined {
  const store = useReauthenticationStore();
  const { data, error } = useRead(keys.reauthentication, [security.reauthentication]);
  const isOver = error !== undefined || (data !== undefined && isHopeless(data.ways));
  useEffect(() => {
    if (isOver) store.settle(wanted, false);
  }, [store, wanted, isOver]);
  return isOver ? undefined : data?.ways;
}

/** Signs in again with a passkey, so that waiting calls go on; undefined if the browser does not support passkeys. */
function useByPasskey(): ReauthenticationRequest['byPasskey'] {
  const client = useClient();
  const store = useReauthenticationStore();
  const { cache, mutate } = useSWRConfig();
  const byPasskey = async () => {
    const credential = await requestPasskey(await client.call(passkeys.askToReauthenticate));
    if (!credential) return;
    await client.call(passkeys.reauthenticate, { body: { credential } });
    store.settle('REAUTHENTICATION_REQUIRED', true);
    store.settle('PASSKEY_REQUIRED', true);
    // An office that waited for it sees more than what was read before.
    refreshShown({ cache, mutate }, () => true);
  };
  return supportsPasskeys() ? byPasskey : undefined;
}

/**
 * What waits for somebody to show again that it is they, once `useReauthenticationRequested` says so.
 * An account that can show it by signing in alone is asked nothing: the refusal says so.
 */
export function useReauthentication(): ReauthenticationRequest {
  const client = useClient();
  const store = useReauthenticationStore();
  return {
    ways: useWays('REAUTHENTICATION_REQUIRED', ({ length }) => length === 0),
    async byPassword(body) {
      await client.call(security.reauthenticate, { body });
      store.settle('REAUTHENTICATION_REQUIRED', true);
    },
    byPasskey: useByPasskey(),
    decline: () => store.settle('REAUTHENTICATION_REQUIRED', false),
  };
}

/** What somebody is asked whose institute demands a passkey, before what they wished for goes on. */
export interface PasskeyRequired extends Pick<ReauthenticationRequest, 'byPasskey' | 'decline'> {
  /** Whether one is to be added, or one that is there used; undefined where that is not known yet. */
  readonly demand: PasskeyDemand | undefined;
  /** Adds one, and what waits goes on; false where the person turned the browser down. Undefined where the browser knows none. */
  readonly add: OwnPasskeys['add'];
}

/** What waits for the passkey that somebody's institute demands, once `useReauthenticationRequested` says so. */
export function useDemandedPasskey(): PasskeyRequired {
  const store = useReauthenticationStore();
  const addPasskey = useAddPasskey();
  const ways = useWays('PASSKEY_REQUIRED', () => false);
  const add: PasskeyRequired['add'] = async (input) => {
    const isAdded = (await addPasskey?.(input)) === true;
    if (isAdded) store.settle('PASSKEY_REQUIRED', true);
    return isAdded;
  };
  return {
    demand: ways && (ways.includes('passkey') ? 'use' : 'add'),
    add: addPasskey && add,
    byPasskey: useByPasskey(),
    decline: () => store.settle('PASSKEY_REQUIRED', false),
  };
}
