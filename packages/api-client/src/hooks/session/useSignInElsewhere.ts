import { useEffect } from 'react';
import { accounts } from '../../contract/accounts.contract.ts';
import { useClient } from '../clientContext.ts';
import { useRecordUser } from './useSession.ts';

/** Notices, when the person comes back to this tab, that they have signed in in another one. */
export function useSignInElsewhere(): void {
  const client = useClient();
  const recordUser = useRecordUser();
  useEffect(() => {
    const ask = async () => {
      if (document.visibilityState === 'hidden') return;
      const user = await client.call(accounts.fetchAuth).catch(() => null);
      if (user) recordUser(user);
    };
    const onReturn = () => void ask();
    document.addEventListener('visibilitychange', onReturn);
    return () => document.removeEventListener('visibilitychange', onReturn);
  }, [client, recordUser]);
}
