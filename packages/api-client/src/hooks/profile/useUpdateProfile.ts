import type { User } from '@quad/domain/accounts';
import type { ProfileChange } from '@quad/domain/profile';
import { profile } from '../../contract/profile.contract.ts';
import { useSession } from '../session/useSession.ts';
import { useSubmit } from '../useSubmit.ts';
import { useRecordProfile } from './useRecordProfile.ts';

/**
 * Changes fields of the own profile and leaves all others as they are on the server; the session then knows the whole
 * profile, in the other tabs too.
 */
export function useUpdateProfile(): (change: ProfileChange) => Promise<User> {
  const submit = useSubmit();
  const record = useRecordProfile();
  const { user } = useSession();
  return async (updatedDetails) => {
    // An account without a roll number is named by its id.
    const body = { userId: user?.user_id ?? user?._id, updatedDetails };
    const { updatedStudent } = await submit(profile.update, { body });
    record(updatedStudent);
    return updatedStudent;
  };
}
