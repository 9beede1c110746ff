import type { User } from '@quad/domain/accounts';
import { ownPhoto, PHOTO_LIMITS } from '@quad/domain/profile';
import { Field } from '../../../primitives/Field/Field.tsx';
import { PhotoInput } from '../../../primitives/PhotoInput/PhotoInput.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { type PhotoFieldOptions, usePhotoField } from './usePhotoField.ts';

export interface ProfilePhotoProps extends PhotoFieldOptions {
  /** The person; without a photo, the initials of the name are shown. */
  person: Pick<User['personal_info'], 'name' | 'profilePic'>;
}

/** Shows, changes and removes the user's own photo. Use Avatar instead to only show one. */
export function ProfilePhoto({ person, ...options }: ProfilePhotoProps) {
  const t = useTranslate();
  const photo = usePhotoField(options);
  return (
    <Field label={t('Photo')} hint={t('JPEG, PNG or WebP, up to 5 MB.')} error={photo.error} group>
      <PhotoInput
        key={photo.failedCount}
        subject={person.name}
        src={ownPhoto(person.profilePic)}
        maxBytes={PHOTO_LIMITS.bytes}
        progress={photo.progress}
        onFileSelect={photo.choose}
        onReject={photo.reject}
        onRemove={photo.remove}
      />
    </Field>
  );
}
