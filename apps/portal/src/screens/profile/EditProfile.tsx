import { type PhotoToSend, usePhoto, useUpdateProfile } from '@quad/api-client/hooks';
import type { User } from '@quad/domain/accounts';
import { PROFILE_TEXTS } from '@quad/domain/messages';
import type { ProfileChange } from '@quad/domain/profile';
import { LeaveDialog, ProfileForm } from '@quad/ui/features/profile';
import { announceSaved } from '../../app/shell/shellToasts.ts';
import { useCampusYear } from '../../app/useNow.ts';
import { useLeaveGuard } from './useLeaveGuard.ts';

export interface EditProfileProps {
  profile: User;
  /** Called after saving or cancelling. */
  onDone: () => void;
}

/** Edits the person's own profile; asks before unsaved changes are discarded. */
export function EditProfile({ profile, onDone }: EditProfileProps) {
  const update = useUpdateProfile();
  const guard = useLeaveGuard();
  const save = async (change: ProfileChange) => {
    await update(change);
    announceSaved(PROFILE_TEXTS.updated);
  };
  return (
    <>
      <ProfileForm
        {...useLoggedPhoto()}
        profile={profile}
        currentYear={useCampusYear()}
        onSave={save}
        onSuccess={onDone}
        onCancel={onDone}
        onDirtyChange={guard.watch}
      />
      {guard.isAsking && <LeaveDialog onLeave={guard.leave} onStay={guard.stay} />}
    </>
  );
}

function logged(error: unknown): never {
  console.error('Changing the photo failed.', error);
  throw error;
}

/**
 * Changes the person's own photo. A failure is logged (docs/specification/profile.md#profile-photo); the form shows the server's error
 * about the photo.
 */
function useLoggedPhoto() {
  const photo = usePhoto();
  return {
    onPhotoChange: (sent: PhotoToSend) => photo.change(sent).catch(logged),
    onPhotoRemove: () => photo.remove().catch(logged),
  };
}
