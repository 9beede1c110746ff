import { InstituteInput, type InstituteSettings } from '@quad/domain/administration';
import { FEATURE_FLAG_DESCRIPTIONS, FEATURE_FLAGS } from '@quad/domain/feature-flags';
import { ruleMessage } from '@quad/domain/fields';
import { TERMS_TEXT } from '@quad/domain/messages';
import { type Control, Controller, useController } from 'react-hook-form';
import * as v from 'valibot';
import { FormActions } from '../../../layout/FormActions/FormActions.tsx';
import { Grid } from '../../../layout/Grid/Grid.tsx';
import { Section } from '../../../layout/Section/Section.tsx';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
import { ErrorState } from '../../../primitives/ErrorState/ErrorState.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { NumberInput } from '../../../primitives/NumberInput/NumberInput.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { TagListInput } from '../../../primitives/TagListInput/TagListInput.tsx';
import { TextInput } from '../../../primitives/TextInput/TextInput.tsx';
import { useLocaleSettings, useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { useDialogForm } from '../../forms/useDialogForm.ts';
import { BrandField, brandFault } from './BrandField.tsx';

export interface InstituteFormProps {
  /** The current settings. */
  settings: InstituteSettings;
  /** Saves the settings. The form is busy while the promise is pending; if it rejects, the form shows why and keeps the input. */
  onSave: (settings: InstituteInput) => Promise<unknown>;
}

/** The server's schema, plus the contrast check of the color. */
const Checked = v.pipe(
  InstituteInput,
  v.forward(
    v.check(
      ({ brand_color }) => brandFault(brand_color) === undefined,
      (issue) => {
        const fault = brandFault(issue.input.brand_color);
        return fault ? ruleMessage(fault.text, fault.values ?? {})(issue) : '';
      },
    ),
    ['brand_color'],
  ),
);

const FIELDS = [
  'name',
  'portal_title',
  'domain',
  'time_zone',
  'room_slot_minutes',
  'feedback_promise_days',
  'year_starts_in',
  'terms_url',
  'brand_color',
  'passkeys_required',
  'off',
  'embed_hosts',
] as const;

/** The settings of an institute: names, appearance, requirements for accounts, durations and enabled features. */
export function InstituteForm({ settings, onSave }: InstituteFormProps) {
  const t = useTranslate();
  const { locale } = useLocaleSettings();
  const { control, register, errors, error, loading, submit } = useDialogForm({
    schema: Checked,
    defaultValues: settings,
    fields: FIELDS,
    send: onSave,
    fallback: 'Failed to save the settings of the institute.',
    onClose: () => undefined,
  });
  return (
    <form aria-label={t('The institute')} noValidate onSubmit={submit}>
      <Stack gap="l" width="form">
        {error && <ErrorState description={error} />}
        <Grid columns={{ phone: 1, tablet: 2 }}>
          <Field label={t('Name of the institute')} error={errors.name?.message} required>
            <TextInput {...register('name')} autoComplete="off" />
          </Field>
          <Field label={t('Title of the portal')} error={errors.portal_title?.message} required>
            <TextInput {...register('portal_title')} autoComplete="off" />
          </Field>
          <Field
            label={t('Mail domain')}
            hint={t('Only addresses of this domain can register. Whoever has an account keeps it.')}
            error={errors.domain?.message}
            required
          >
            <TextInput {...register('domain')} autoComplete="off" />
          </Field>
          <Field
            label={t('Time zone')}
            hint={t('Every date is a date in this zone, such as Asia/Kolkata.')}
            error={errors.time_zone?.message}
            required
          >
            <TextInput {...register('time_zone')} autoComplete="off" />
          </Field>
          <Field
            label={t('Length of a room booking')}
            hint={t('In minutes, if nothing else determines it.')}
            error={errors.room_slot_minutes?.message}
          >
            <NumberInput {...register('room_slot_minutes')} min={15} step={1} />
          </Field>
          <Field
            label={t('Feedback is answered within')}
            hint={t('In days. After that, those responsible are reminded.')}
            error={errors.feedback_promise_days?.message}
          >
            <NumberInput {...register('feedback_promise_days')} min={1} step={1} />
          </Field>
          <Field
            label={t('A year of office begins in')}
            hint={t('It decides which tenure is the current one.')}
            error={errors.year_starts_in?.message}
          >
            <Select {...register('year_starts_in')} options={monthsIn(locale)} />
          </Field>
          <Field
            label={t(TERMS_TEXT)}
            hint={t('An https address, shown to people who register. Leave it blank for none.')}
            error={errors.terms_url?.message}
          >
            <TextInput {...register('terms_url')} inputMode="url" autoComplete="off" spellCheck={false} />
          </Field>
        </Grid>
        <Section title={t('Signing in')}>
          <Checkbox
            {...register('passkeys_required')}
            label={t('Offices need a passkey')}
            hint={t('Office holders and administrators without a passkey have the rights of a student until they add one.')}
          />
        </Section>
        <Section title={t('Colours')}>
          <BrandField control={control} />
        </Section>
        <Section title={t('Features')} subtitle={t('A feature that is off is neither shown nor served. Its data stays.')}>
          <PartChoice control={control} error={errors.off?.message} />
          <Field
            label={t('Sites that may show public events')}
            hint={t('Hosts such as news.campus.example that may show them in a frame. Leave it empty to allow none.')}
            error={errors.embed_hosts?.message ?? errors.embed_hosts?.root?.message}
            group
          >
            <Controller
              control={control}
              name="embed_hosts"
              render={({ field: { value, onChange, onBlur, name, ref } }) => (
                <TagListInput
                  itemName={t('Host')}
                  addText={t('Add host')}
                  value={value ?? []}
                  onValueChange={onChange}
                  onBlur={onBlur}
                  name={name}
                  ref={ref}
                  maxItems={20}
                />
              )}
            />
          </Field>
        </Section>
        <FormActions>
          <Button type="submit" variant="primary" loading={loading} loadingText={t('Saving...')}>
            {t('Save')}
          </Button>
        </FormActions>
      </Stack>
    </form>
  );
}

/** The names of the months in a language, with their numbers. */
function monthsIn(locale: string) {
  const written = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, index) => ({ value: String(index + 1), label: written.format(Date.UTC(2026, index, 1)) }));
}

interface PartChoiceProps {
  control: Control<v.InferInput<typeof InstituteInput>, unknown, InstituteInput>;
  error: string | undefined;
}

/** Checked features are enabled; the form submits the disabled ones. */
function PartChoice({ control, error }: PartChoiceProps) {
  const t = useTranslate();
  const { field } = useController({ control, name: 'off' });
  const off = field.value ?? [];
  return (
    <Stack as="ul" gap="s">
      {error && <ErrorState description={error} />}
      {FEATURE_FLAGS.map((part) => (
        <li key={part}>
          <Checkbox
            label={t(FEATURE_FLAG_DESCRIPTIONS[part].name)}
            hint={t(FEATURE_FLAG_DESCRIPTIONS[part].about)}
            checked={!off.includes(part)}
            onCheckedChange={(checked) => field.onChange(checked ? off.filter((each) => each !== part) : [...off, part])}
          />
        </li>
      ))}
    </Stack>
  );
}
