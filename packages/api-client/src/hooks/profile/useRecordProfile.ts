import type { User } from '@quad/domain/accounts';
import { useSWRConfig } from 'swr';
import { keys } from '../keys.ts';
import { useRecordUser } from '../session/useRecordUser.ts';

/** Records what the server said about the own profile: for the profile's page, and for the session in every tab. */
export function useRecordProfile(): (user: User) => void {
  const recordUser = useRecordUser();
  const { mutate } = useSWRConfig();
  return (user) => {
    recordUser(user);
    void mutate(keys.profile, user, { revalidate: false });
  };
}
