import { ACHIEVEMENT_TYPES } from '@quad/domain/achievements';
import type { Event } from '@quad/domain/events';
import { ACHIEVEMENT_TEXTS } from '@quad/domain/messages';
import { formatShortDate } from '@quad/domain/time';
import { Controller } from 'react-hook-form';
import { FormActions } from '../../../layout/FormActions/FormActions.tsx';
import { Grid } from '../../../layout/Grid/Grid.tsx';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Combobox } from '../../../primitives/Combobox/Combobox.tsx';
import type { ComboboxOption } from '../../../primitives/combo/options.ts';
import type { OptionSearch } from '../../../primitives/combo/useOptionSearch.ts';
import { DateInput } from '../../../primitives/DateInput/DateInput.tsx';
import { ErrorState } from '../../../primitives/ErrorState/ErrorState.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { Textarea } from '../../../primitives/Textarea/Textarea.tsx';
import { TextInput } from '../../../primitives/TextInput/TextInput.tsx';
import { useLocaleSettings, useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { DailyLimitNote } from '../../daily-limits/DailyLimitNote.tsx';
import { capitalizedOptions, translatedOptions } from '../../forms/options.ts';
import { LevelInput } from './LevelInput.tsx';
import { type AchievementFormOptions, useAchievementForm } from './useAchievementForm.ts';

export type { AchievementToAdd } from './useAchievementForm.ts';

const TYPES = capitalizedOptions(ACHIEVEMENT_TYPES);

type EventChoice = Pick<Event, '_id' | 'title' | 'schedule' | 'organizing_unit_id'>;

/** An event as an option, with its unit and venue, which are searched too. */
function eventOption({ _id, title, organizing_unit_id: unit, schedule }: EventChoice, timeZone: string, locale: string): ComboboxOption {
  const detail = [unit?.name, formatShortDate(schedule.start, timeZone, locale), schedule.venue?.trim()].filter(Boolean).join(', ');
  return { value: _id, label: title, ...(detail ? { detail } : {}) };
}

export interface AchievementFormProps extends AchievementFormOptions {
  /** Searches events by title, unit, type or venue. */
  onSearchEvents: (typed: string, signal: AbortSignal) => Promise<readonly EventChoice[]>;
  /** The number of submissions left today; shown beside the button when only a few are left. */
  remaining?: number | undefined;
  /** The number of further items that may wait for endorsement; shown there too. */
  unendorsed?: number | undefined;
}

/**
 * Submits an achievement for endorsement and resets the form afterwards (docs/specification/achievements.md#achievements-form). Load it
 * lazily.
 */
export function AchievementForm({ onSearchEvents, remaining, unendorsed, ...options }: AchievementFormProps) {
  const t = useTranslate();
  const { register, control, errors, error, loading, isSubmitted, submit } = useAchievementForm(options);
  const { timeZone, locale } = useLocaleSettings();
  const searchEvents: OptionSearch = async (typed, signal) =>
    (await onSearchEvents(typed, signal)).map((event) => eventOption(event, timeZone, locale));
  return (
    <form noValidate aria-label={t('Add an achievement')} onSubmit={submit}>
      <Stack width="form">
        <Field label={t('Title')} error={errors.title?.message} required>
          <TextInput {...register('title')} autoComplete="off" />
        </Field>
        <Field label={t('Description')} error={errors.description?.message}>
          <Textarea {...register('description')} />
        </Field>
        <Grid columns={{ phone: 1, tablet: 2 }} align="start">
          <Field label={t('Category')} error={errors.category?.message} required>
            <TextInput {...register('category')} autoComplete="off" placeholder={t('e.g. Robotics')} />
          </Field>
          <Field label={t('Type')} error={errors.type?.message} required>
            <Controller
              control={control}
              name="type"
              render={({ field: { disabled: _, value, ...field } }) => (
                <Select {...field} value={value ?? ''} placeholder={t('Select a type')} options={translatedOptions(TYPES, t)} />
              )}
            />
          </Field>
          <Field label={t('Level')} error={errors.level?.message}>
            <LevelInput {...register('level')} />
          </Field>
          <Field label={t('Date achieved')} error={errors.date_achieved?.message} required>
            <DateInput {...register('date_achieved')} max={options.today} />
          </Field>
          <Field label={t('Event')} hint={t('The campus event where it happened, if any.')} error={errors.event_id?.message}>
            <Controller
              control={control}
              name="event_id"
              render={({ field: { disabled: _, value, onChange, ...field } }) => (
                <Combobox {...field} onValueChange={onChange} value={value ?? ''} onSearch={searchEvents} placeholder={t('None')} />
              )}
            />
          </Field>
          <Field label={t('Position')} error={errors.position?.message}>
            <TextInput {...register('position')} autoComplete="off" placeholder={t('e.g. 1st, Winner')} />
          </Field>
        </Grid>
        <Field label={t('Certificate URL')} error={errors.certificate_url?.message}>
          <TextInput {...register('certificate_url')} inputMode="url" autoComplete="off" placeholder="https://" />
        </Field>
        {error && <ErrorState description={error} />}
        {isSubmitted && (
          <div role="alert">
            <Banner tone="positive">{t(ACHIEVEMENT_TEXTS.submitted)}</Banner>
          </div>
        )}
        <FormActions>
          <Button type="submit" variant="primary" loading={loading} loadingText={t('Submitting...')}>
            {t('Submit')}
          </Button>
          <DailyLimitNote kind="achievements" remaining={remaining} unendorsed={unendorsed} />
        </FormActions>
      </Stack>
    </form>
  );
}
