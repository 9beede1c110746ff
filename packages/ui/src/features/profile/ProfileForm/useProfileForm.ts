import type { User } from '@quad/domain/accounts';
import { PROFILE_TEXTS } from '@quad/domain/messages';
import { type ProfileChange, type ProfileForm, profileChange, profileForm, profileFormRules } from '@quad/domain/profile';
import { useEffect, useState } from 'react';
import { type FieldErrors, useForm } from 'react-hook-form';
import { failureOf } from '../../forms/failure.ts';
import { focusFirstError, showFailure, useSchemaResolver } from '../../forms/formErrors.ts';

export interface ProfileFormOptions {
  /** The stored profile, which provides the initial values and is compared with the input. */
  profile: User;
  /** The current year on campus, the latest possible year of admission. */
  currentYear: number;
  /** Saves only the changed fields. If the promise rejects, the form shows why and keeps the input. */
  onSave: (change: ProfileChange) => Promise<unknown>;
  /** Called when the changes are saved, or if there are none. */
  onSuccess: () => void;
  /** Called whenever the form gets or loses unsaved changes. */
  onDirtyChange?: (dirty: boolean) => void;
}

/** The fields of the form, in reading order. */
const FIELDS = [
  'personal_info.gender',
  'personal_info.date_of_birth',
  'personal_info.phone',
  'academic_info.program',
  'academic_info.branch',
  'academic_info.batch_year',
  'academic_info.current_year',
  'academic_info.cgpa',
  'contact_info.hostel',
  'contact_info.room_number',
  'contact_info.socialLinks.github',
  'contact_info.socialLinks.linkedin',
] as const;

/** Removes the prefix of the server's field names, which follow its body. */
function withoutPrefix(errors: Readonly<Record<string, string>> = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(errors).map(([field, message]) => [field.replace(/^updatedDetails\./, ''), message]));
}

/** The form of the profile's edit mode, based on the profile at the start of editing. */
export function useProfileForm({ profile, currentYear, onSave, onSuccess, onDirtyChange }: ProfileFormOptions) {
  const [before] = useState(() => profileForm(profile));
  const [rules] = useState(() => profileFormRules({ currentYear, stored: profile }));
  const resolver = useSchemaResolver(rules);
  const form = useForm<ProfileForm>({ resolver, shouldFocusError: false, defaultValues: before });
  const { register, setError, setFocus, handleSubmit } = form;
  const { errors, isSubmitting, isDirty } = form.formState;
  const [message, setMessage] = useState<string>();
  useEffect(() => setFocus(FIELDS[0]), [setFocus]);
  useEffect(() => onDirtyChange?.(isDirty), [onDirtyChange, isDirty]);
  const send = async (after: ProfileForm) => {
    setMessage(undefined);
    const change = profileChange(before, after);
    try {
      if (change) await onSave(change);
    } catch (error) {
      const failure = failureOf(error, PROFILE_TEXTS.updateFailed);
      setMessage(failure.message);
      showFailure({ setError, fields: FIELDS }, { ...failure, fieldErrors: withoutPrefix(failure.fieldErrors) });
      return;
    }
    onSuccess();
  };
  const focusFirst = focusFirstError(FIELDS, setFocus);
  const refuse = (wrong: FieldErrors<ProfileForm>) => {
    setMessage(PROFILE_TEXTS.invalid);
    focusFirst(wrong);
  };
  return { register, errors, message, isSubmitting, submit: handleSubmit(send, refuse) };
}
