import { PROFILE_TEXTS } from '@quad/domain/messages';
import { useState } from 'react';
import { failureOf } from '../../forms/failure.ts';

export interface PhotoFieldOptions {
  /** Uploads a photo; `onProgress` receives the uploaded part, from 0 to 1. If the promise rejects, the server's message is shown. */
  onPhotoChange: (photo: { file: File; onProgress: (part: number) => void }) => Promise<unknown>;
  /** Resets to the default picture. */
  onPhotoRemove: () => Promise<unknown>;
}

/**
 * A photo that is uploaded when it is selected. Messages of the server are shown; other failures are not
 * (docs/specification/profile.md#profile-photo), so the caller logs them.
 */
export function usePhotoField({ onPhotoChange, onPhotoRemove }: PhotoFieldOptions) {
  const [progress, setProgress] = useState<number>();
  const [error, setError] = useState<string>();
  const [failedCount, setFailedCount] = useState(0);
  const settle = async (done: Promise<unknown>) => {
    setError(undefined);
    try {
      await done;
    } catch (failure) {
      setError(failureOf(failure, '').message || undefined);
      setFailedCount((count) => count + 1);
    } finally {
      setProgress(undefined);
    }
  };
  return {
    error,
    progress,
    /** Incremented when a photo is refused: the key of an input that has to reset its preview. */
    failedCount,
    choose: (file: File) => {
      setProgress(0);
      void settle(onPhotoChange({ file, onProgress: setProgress }));
    },
    reject: () => setError(PROFILE_TEXTS.photoInvalid),
    remove: () => void settle(onPhotoRemove()),
  };
}
