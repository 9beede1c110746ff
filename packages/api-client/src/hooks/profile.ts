import type { User } from '@quad/domain/accounts';
import { ownPhoto, type ProfileChange } from '@quad/domain/profile';
import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import { profile } from '../contract/profile.contract.ts';
import { sessionCalls } from '../contract/session.contract.ts';
import { useClient } from './clientContext.ts';
import { keys } from './keys.ts';
import { useRecordUser, useSession, useSessionStore } from './session/useSession.ts';
import { uploadFetch } from './uploadFetch.ts';
import { type Read, useRead } from './useRead.ts';
import { useWrite } from './write.ts';

/** How many more actions that notify others the signed-in person may take today. */
export const useDailyAllowances = () => useRead(keys.dailyAllowances, [profile.allowances]);

/**
 * Returns a person with an absolute photo URL. The server sends a path on its own host; a portal that is served by another host must
 * resolve it against `baseUrl` ('' if it is the same).
 */
export function withPhotoAddress(user: User, baseUrl: string): User {
  const photo = ownPhoto(user.personal_info.profilePic);
  if (!baseUrl || !photo?.startsWith('/')) return user;
  return { ...user, personal_info: { ...user.personal_info, profilePic: baseUrl + photo } };
}

/** The person's own profile from the server, with an absolute photo URL; null if there is none. */
export function useProfile(): Read<User | null> {
  const { baseUrl } = useClient();
  const read = useRead(keys.profile, [sessionCalls.fetchAuth]);
  const data = useMemo(() => read.data && withPhotoAddress(read.data, baseUrl), [read.data, baseUrl]);
  return { ...read, data };
}

/** Updates the person's profile in the cache and in the session of every tab. */
function useRecordProfile(): (user: User) => void {
  const recordUser = useRecordUser();
  const { mutate } = useSWRConfig();
  return (user) => {
    recordUser(user);
    void mutate(keys.profile, user, { revalidate: false });
  };
}

/** Changes fields of the person's own profile; all others keep their values on the server. Updates the session, also in other tabs. */
export function useUpdateProfile(): (change: ProfileChange) => Promise<User> {
  const write = useWrite();
  const record = useRecordProfile();
  const { user } = useSession();
  return async (updatedDetails) => {
    // An account without a roll number is identified by its id.
    const body = { userId: user?.user_id ?? user?._id, updatedDetails };
    const { updatedStudent } = await write([profile.update, { body }]);
    record(updatedStudent);
    return updatedStudent;
  };
}

export interface PhotoToSend {
  file: Blob;
  /** Called with the upload progress, from 0 to 1. */
  onProgress?: (part: number) => void;
}

/** Replaces or removes the person's own photo, idempotently. Updates the session, also in other tabs. */
export function usePhoto() {
  const client = useClient();
  const recordProfile = useRecordProfile();
  const { user: owner } = useSession();
  const session = useSessionStore();
  const ID_No = owner?.user_id ?? undefined;
  const record = ({ profilePic }: { profilePic: string }) => {
    // The person may have changed other fields during the upload, or somebody else may be signed in.
    const { user } = session.current();
    if (user && user._id === owner?._id) recordProfile({ ...user, personal_info: { ...user.personal_info, profilePic } });
  };
  return {
    change: async ({ file, onProgress = () => {} }: PhotoToSend) =>
      record(await client.call(profile.updatePhoto, { body: { image: file, ID_No }, fetch: uploadFetch(onProgress) })),
    remove: async () => record(await client.call(profile.deletePhoto, { query: { ID_No } })),
  };
}
