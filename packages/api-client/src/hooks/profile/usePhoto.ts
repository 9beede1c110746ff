import { profile } from '../../contract/profile.contract.ts';
import { useClient } from '../clientContext.ts';
import { useSession } from '../session/useSession.ts';
import { uploadFetch } from './uploadFetch.ts';
import { useRecordProfile } from './useRecordProfile.ts';

export interface PhotoToSend {
  file: Blob;
  /** How much of it is sent, 0 to 1. */
  onProgress?: (part: number) => void;
}

/** Replaces or removes the own photo; the session then knows it, in the other tabs too. Doing it twice does no harm. */
export function usePhoto() {
  const client = useClient();
  const recordProfile = useRecordProfile();
  const { user } = useSession();
  const ID_No = user?.user_id ?? undefined;
  const record = ({ profilePic }: { profilePic: string }) => {
    if (user) recordProfile({ ...user, personal_info: { ...user.personal_info, profilePic } });
  };
  return {
    change: async ({ file, onProgress = () => {} }: PhotoToSend) =>
      record(await client.call(profile.updatePhoto, { body: { image: file, ID_No }, fetch: uploadFetch(onProgress) })),
    remove: async () => record(await client.call(profile.deletePhoto, { query: { ID_No } })),
  };
}
