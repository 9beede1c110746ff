import { PROFILE_TEXTS } from '@quad/domain/messages';
import { useState } from 'react';
import { failureOf } from '../../forms/failure.ts';

export interface PhotoFieldOptions {
  /** Sends a photo. The listener hears how much of it is sent, 0 to 1. If it is rejected, the server's sentence is shown. */
  onPhotoChange: (photo: { file: File; onProgress: (part: number) => void }) => Promise<unknown>;
  /** Goes back to the default picture. */
  onPhotoRemove: () => Promise<unknown>;
}

/**
 * A photo that is sent the moment it is chosen. What the server says against it is shown; any other failure is not
 * (docs/specification/profile.md#profile-photo): logging is the caller's.
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
    /** Grows when a photo was not taken: the key of an input that must forget what it shows. */
    failedCount,
    choose: (file: File) => {
      setProgress(0);
      void settle(onPhotoChange({ file, onProgress: setProgress }));
    },
    reject: () => setError(PROFILE_TEXTS.photoInvalid),
    remove: () => void settle(onPhotoRemove()),
  };
}
