import { EARLIEST_ADMISSION_YEAR } from '@quad/domain/accounts';
import { DISCIPLINES, GENDERS, HOSTELS, optionsWithStored, PROGRAMS, YEARS_OF_STUDY } from '@quad/domain/profile';
import { FormActions } from '../../../layout/FormActions/FormActions.tsx';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { DateInput } from '../../../primitives/DateInput/DateInput.tsx';
import { EmailInput } from '../../../primitives/EmailInput/EmailInput.tsx';
import { ErrorState } from '../../../primitives/ErrorState/ErrorState.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { NumberInput } from '../../../primitives/NumberInput/NumberInput.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { TextInput } from '../../../primitives/TextInput/TextInput.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { translatedOptions } from '../../forms/options.ts';
import { ProfilePhoto } from '../ProfilePhoto/ProfilePhoto.tsx';
import type { PhotoFieldOptions } from '../ProfilePhoto/usePhotoField.ts';
import { FormPart } from './FormPart.tsx';
import { type ProfileFormOptions, useProfileForm } from './useProfileForm.ts';

export interface ProfileFormProps extends ProfileFormOptions, PhotoFieldOptions {
  /** Called to leave the form, which discards its values. */
  onCancel: () => void;
}

function offered(options: readonly string[], stored?: string | null) {
  return optionsWithStored(options, stored).map((option) => ({ value: option, label: option }));
}

/** Edits the user's own profile. Load it lazily. Use ProfileView instead to read it. */
export function ProfileForm({ onCancel, onPhotoChange, onPhotoRemove, ...options }: ProfileFormProps) {
  const t = useTranslate();
  const { profile, currentYear } = options;
  const { register, errors, message, isSubmitting, submit } = useProfileForm(options);
  const { personal_info: personal, academic_info: academic, contact_info: contact } = errors;
  const { academic_info: stored } = profile;
  return (
    <form aria-label={t('Edit profile')} noValidate onSubmit={submit}>
      <Stack width="form">
        {message && <ErrorState description={message} />}
        <ProfilePhoto person={profile.personal_info} onPhotoChange={onPhotoChange} onPhotoRemove={onPhotoRemove} />
        <FormPart title={t('Personal')}>
          <Field label={t('Name')}>
            <TextInput readOnly value={profile.personal_info.name} />
          </Field>
          <Field label={t('Student ID')}>
            <TextInput readOnly value={profile.user_id ?? ''} />
          </Field>
          <Field label={t('Email')}>
            <EmailInput readOnly value={profile.personal_info.email} />
          </Field>
          <Field label={t('Gender')} error={personal?.gender?.message}>
            <Select
              {...register('personal_info.gender')}
              placeholder={t('Not given')}
              options={translatedOptions(offered(GENDERS, profile.personal_info.gender), t)}
            />
          </Field>
          <Field label={t('Date of birth')} error={personal?.date_of_birth?.message}>
            <DateInput {...register('personal_info.date_of_birth')} autoComplete="bday" />
          </Field>
          <Field label={t('Phone')} error={personal?.phone?.message}>
            <TextInput {...register('personal_info.phone')} inputMode="numeric" maxLength={10} autoComplete="tel-national" />
          </Field>
        </FormPart>
        <FormPart title={t('Academic')}>
          <Field label={t('Program')} error={academic?.program?.message}>
            <Select {...register('academic_info.program')} placeholder={t('Not given')} options={offered(PROGRAMS, stored.program)} />
          </Field>
          <Field label={t('Discipline')} error={academic?.branch?.message}>
            <Select {...register('academic_info.branch')} placeholder={t('Not given')} options={offered(DISCIPLINES, stored.branch)} />
          </Field>
          <Field label={t('Admission year')} error={academic?.batch_year?.message}>
            <NumberInput {...register('academic_info.batch_year')} min={EARLIEST_ADMISSION_YEAR} max={currentYear} step={1} />
          </Field>
          <Field label={t('Year of study')} error={academic?.current_year?.message}>
            <Select
              {...register('academic_info.current_year')}
              placeholder={t('Not given')}
              options={translatedOptions(offered(YEARS_OF_STUDY, stored.current_year), t)}
            />
          </Field>
          <Field label={t('CGPA')} error={academic?.cgpa?.message}>
            <NumberInput {...register('academic_info.cgpa')} min={0} max={10} step={0.01} />
          </Field>
        </FormPart>
        <FormPart title={t('Contact')}>
          <Field label={t('Hostel')} error={contact?.hostel?.message}>
            <Select
              {...register('contact_info.hostel')}
              placeholder={t('Not given')}
              options={offered(HOSTELS, profile.contact_info.hostel)}
            />
          </Field>
          <Field label={t('Room number')} error={contact?.room_number?.message}>
            <TextInput {...register('contact_info.room_number')} autoComplete="off" />
          </Field>
          <Field label={t('GitHub')} error={contact?.socialLinks?.github?.message}>
            <TextInput {...register('contact_info.socialLinks.github')} inputMode="url" autoComplete="off" />
          </Field>
          <Field label={t('LinkedIn')} error={contact?.socialLinks?.linkedin?.message}>
            <TextInput {...register('contact_info.socialLinks.linkedin')} inputMode="url" autoComplete="off" />
          </Field>
        </FormPart>
        <FormActions>
          <Button type="submit" variant="primary" loading={isSubmitting} loadingText={t('Saving...')}>
            {t('Save')}
          </Button>
          <Button onClick={onCancel}>{t('Cancel')}</Button>
        </FormActions>
      </Stack>
    </form>
  );
}
