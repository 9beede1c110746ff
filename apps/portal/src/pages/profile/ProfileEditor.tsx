import { useUpdateProfile } from '@quad/api-client/hooks';
import type { User } from '@quad/domain/accounts';
import { PROFILE_TEXTS } from '@quad/domain/messages';
import type { ProfileChange } from '@quad/domain/profile';
import { ProfileLoading } from '@quad/ui/features/profile';
import { Suspense } from 'react';
import { announceSaved } from '../../app/shellToasts.ts';
import { useCampusYear } from '../../app/useCampusYear.ts';
import { LeaveDialog, ProfileForm } from './profileDialogs.ts';
import { useLeaveGuard } from './useLeaveGuard.ts';
import { useLoggedPhoto } from './useLoggedPhoto.ts';

export interface ProfileEditorProps {
  profile: User;
  /** Saved or cancelled. */
  onDone: () => void;
}

/** The own profile in edit mode; asks before unsaved changes are left behind. */
export function ProfileEditor({ profile, onDone }: ProfileEditorProps) {
  const update = useUpdateProfile();
  const guard = useLeaveGuard();
  const currentYear = useCampusYear();
  const photo = useLoggedPhoto();
  const save = async (change: ProfileChange) => {
    await update(change);
    announceSaved(PROFILE_TEXTS.updated);
  };
  return (
    <>
      <Suspense fallback={<ProfileLoading />}>
        <ProfileForm
          {...photo}
          profile={profile}
          currentYear={currentYear}
          onSave={save}
          onDone={onDone}
          onCancel={onDone}
          onDirty={guard.watch}
        />
      </Suspense>
      {guard.isAsking && (
        // Apart from the form, which would be hidden while the question loads and forget that it was changed.
        <Suspense>
          <LeaveDialog onLeave={guard.leave} onStay={guard.stay} />
        </Suspense>
      )}
    </>
  );
}
