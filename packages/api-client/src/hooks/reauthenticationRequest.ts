import type { PasskeyRequirement, Reauthentication } from '@quad/domain/accounts';
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

/** A request to reauthenticate, before the waiting calls go on. */
export interface ReauthenticationRequest {
  /** The account's ways to reauthenticate; undefined while loading, or if there are none. */
  readonly ways: Reauthentication['ways'] | undefined;
  /** Reauthenticates with the password; waiting calls go on. */
  readonly byPassword: (input: { password: string }) => Promise<void>;
  /** Reauthenticates with a passkey; if the person cancels, calls go on waiting. Undefined if the browser does not support passkeys. */
  readonly byPasskey: (() => Promise<void>) | undefined;
  /** Declines: waiting calls end with the server's refusal. */
  readonly decline: () => void;
}

/** The account's ways to reauthenticate. If none of them is enough, waiting calls end with the server's refusal. */
function useReauthenticationMethods(
  wanted: Wanted,
  isHopeless: (ways: Reauthentication['ways']) => boolean,
): Reauthentication['ways'] | undefined {
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
    // An office that needs a passkey sees more than was read before.
    refreshShown({ cache, mutate }, () => true);
  };
  return supportsPasskeys() ? byPasskey : undefined;
}

/**
 * The request to reauthenticate, once `useReauthenticationRequested` returns true. An account that can only sign in again is not asked: the
 * refusal says so.
 */
export function useReauthentication(): ReauthenticationRequest {
  const client = useClient();
  const store = useReauthenticationStore();
  return {
    ways: useReauthenticationMethods('REAUTHENTICATION_REQUIRED', ({ length }) => length === 0),
    async byPassword(body) {
      await client.call(security.reauthenticate, { body });
      store.settle('REAUTHENTICATION_REQUIRED', true);
    },
    byPasskey: useByPasskey(),
    decline: () => store.settle('REAUTHENTICATION_REQUIRED', false),
  };
}

/** A request for the passkey that the institute demands, before the waiting calls go on. */
export interface PasskeyRequired extends Pick<ReauthenticationRequest, 'byPasskey' | 'decline'> {
  /** Whether to add a passkey or to use an existing one; undefined while loading. */
  readonly demand: PasskeyRequirement | undefined;
  /** Adds one, and waiting calls go on; false if the person cancelled. Undefined if the browser does not support passkeys. */
  readonly add: OwnPasskeys['add'];
}

/** The request for a demanded passkey, once `useReauthenticationRequested` returns true. */
export function useRequiredPasskey(): PasskeyRequired {
  const store = useReauthenticationStore();
  const addPasskey = useAddPasskey();
  const ways = useReauthenticationMethods('PASSKEY_REQUIRED', () => false);
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
