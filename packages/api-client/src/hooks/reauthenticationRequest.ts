import type { Reauthentication } from '@quad/domain/accounts';
import { useEffect } from 'react';
import { accounts } from '../contract/accounts.contract.ts';
import { passkeys } from '../contract/passkeys.contract.ts';
import { useClient } from './clientContext.ts';
import { keys } from './keys.ts';
import { askForPasskey, hasPasskeys } from './passkeys.ts';
import { useReauthenticationStore } from './reauthentication.ts';
import { useRead } from './useRead.ts';

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
    if (isHopeless) store.settle('REAUTHENTICATION_REQUIRED', false);
  }, [store, isHopeless]);
  const byPasskey = async () => {
    const credential = await askForPasskey(await client.call(passkeys.askToReauthenticate));
    if (!credential) return;
    await client.call(passkeys.reauthenticate, { body: { credential } });
    store.settle('REAUTHENTICATION_REQUIRED', true);
  };
  return {
    ways: isHopeless ? undefined : data?.ways,
    async byPassword(body) {
      await client.call(accounts.reauthenticate, { body });
      store.settle('REAUTHENTICATION_REQUIRED', true);
    },
    byPasskey: hasPasskeys() ? byPasskey : undefined,
    decline: () => store.settle('REAUTHENTICATION_REQUIRED', false),
  };
}
