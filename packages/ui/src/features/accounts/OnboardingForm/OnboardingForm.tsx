import { EARLIEST_ADMISSION_YEAR } from '@quad/domain/accounts';
import { DISCIPLINES, PROGRAMS } from '@quad/domain/profile';
import { useWatch } from 'react-hook-form';
import { Grid } from '../../../layout/Grid/Grid.tsx';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { EmailInput } from '../../../primitives/EmailInput/EmailInput.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { NumberInput } from '../../../primitives/NumberInput/NumberInput.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { TextInput } from '../../../primitives/TextInput/TextInput.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { TermsNote } from '../TermsNote.tsx';
import { SuggestingInput } from './SuggestingInput.tsx';
import { type OnboardingFormOptions, useOnboardingForm } from './useOnboardingForm.ts';

export interface OnboardingFormProps extends OnboardingFormOptions {
  /** The address of the institute's terms of use; without it there are none to accept. */
  termsUrl?: string | undefined;
}

/** Asks a new student once for the data that the institute requires. */
export function OnboardingForm({ termsUrl, ...options }: OnboardingFormProps) {
  const t = useTranslate();
  const { control, register, errors, loading, submit } = useOnboardingForm(options);
  const id = useWatch({ control, name: 'ID_No' }).trim();
  return (
    <form method="post" noValidate onSubmit={submit}>
      <Stack>
        <Field label={t('Name')}>
          <TextInput {...register('name')} readOnly autoComplete="name" />
        </Field>
        <Field label={t('Email')}>
          <EmailInput {...register('email')} readOnly autoComplete="username" />
        </Field>
        <Field
          label={t('ID Number')}
          error={errors.ID_No?.message}
          hint={t('As on your identity card; it cannot be changed later.')}
          required
        >
          <TextInput {...register('ID_No')} autoComplete="off" />
        </Field>
        <Grid columns={{ phone: 1, tablet: 2 }}>
          <Field label={t('Mobile number')} error={errors.mobile_no?.message} required>
            <TextInput {...register('mobile_no')} inputMode="numeric" autoComplete="tel-national" />
          </Field>
          <Field label={t('Admission year')} error={errors.add_year?.message} required>
            <NumberInput {...register('add_year')} min={EARLIEST_ADMISSION_YEAR} max={options.currentYear} autoComplete="off" />
          </Field>
        </Grid>
        <Field label={t('Program')} error={errors.Program?.message} required>
          <SuggestingInput {...register('Program')} suggestions={PROGRAMS} autoComplete="off" />
        </Field>
        <Field label={t('Discipline')} error={errors.discipline?.message} required>
          <SuggestingInput {...register('discipline')} suggestions={DISCIPLINES} autoComplete="off" />
        </Field>
        {termsUrl && <TermsNote says={t('By registering you accept the terms of use.')} url={termsUrl} />}
        {id && <Text tone="muted">{t('Your ID number is {id}. It cannot be changed.', { id })}</Text>}
        <Button type="submit" variant="primary" size="l" fullWidth loading={loading} loadingText={t('Submitting...')}>
          {t('Submit')}
        </Button>
        <Text size="s">
          {t('Not your account?')} <Link href="/logout">{t('Logout')}</Link>
        </Text>
      </Stack>
    </form>
  );
}
