import type { OpenSession } from '@quad/domain/accounts';
import { useSWRConfig } from 'swr';
import { security } from '../../contract/security.contract.ts';
import { useClient } from '../clientContext.ts';
import { keys } from '../keys.ts';
import { type Read, useRead } from '../useRead.ts';
import { write } from '../write.ts';

/** The open sessions of the signed-in person, with a function to end one. */
export interface OpenSessions extends Read<OpenSession[]> {
  /** Ends one session and removes it from the list. */
  readonly end: (id: string) => Promise<void>;
}

/** The person's own sessions, refetched whenever they are shown. */
export function useOpenSessions(): OpenSessions {
  const client = useClient();
  const { cache, mutate } = useSWRConfig();
  const read = useRead(keys.openSessions, [security.sessions]);
  const end = async (id: string) => {
    const without = (known: OpenSession[]) => known.filter((session) => session.id !== id);
    await write(
      { cache, mutate },
      { send: () => client.call(security.endSession, { params: { id } }), patch: () => ({ keys: keys.openSessions, change: without }) },
    );
  };
  return { ...read, end };
}

/** Whether the person's own account has a password; false while loading. */
export function useHasPassword(): boolean {
  const { data } = useRead(keys.reauthentication, [security.reauthentication]);
  return data?.ways.includes('password') ?? false;
}
