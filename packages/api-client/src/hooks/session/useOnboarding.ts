import type { User } from '@quad/domain/accounts';
import { accounts } from '../../contract/accounts.contract.ts';
import type { BodyOf } from '../../contract/endpoint.ts';
import { useSubmit } from '../useSubmit.ts';
import { useRecordUser } from './useRecordUser.ts';

/** Completes the own account, once; the session then knows it, in the other tabs too. */
export function useOnboarding(): (details: BodyOf<typeof accounts.onboarding>) => Promise<User> {
  const submit = useSubmit();
  const recordUser = useRecordUser();
  return async (details) => {
    const { user } = await submit(accounts.onboarding, { body: details });
    recordUser(user);
    return user;
  };
}
