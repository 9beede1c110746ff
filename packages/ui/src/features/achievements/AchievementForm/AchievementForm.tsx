import { ACHIEVEMENT_TYPES } from '@quad/domain/achievements';
import type { Event } from '@quad/domain/events';
import { ACHIEVEMENT_TEXTS } from '@quad/domain/messages';
import { useMemo } from 'react';
import { Controller } from 'react-hook-form';
import { Grid } from '../../../layout/Grid/Grid.tsx';
import { Inline } from '../../../layout/Inline/Inline.tsx';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Combobox } from '../../../primitives/Combobox/Combobox.tsx';
import { DateInput } from '../../../primitives/DateInput/DateInput.tsx';
import { ErrorState } from '../../../primitives/ErrorState/ErrorState.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { Textarea } from '../../../primitives/Textarea/Textarea.tsx';
import { TextInput } from '../../../primitives/TextInput/TextInput.tsx';
import { wordOptions } from '../../capitalized.ts';
import { LevelInput } from './LevelInput.tsx';
import { type AchievementFormOptions, useAchievementForm } from './useAchievementForm.ts';

export type { AchievementToAdd } from './useAchievementForm.ts';

const TYPES = wordOptions(ACHIEVEMENT_TYPES);

export interface AchievementFormProps extends AchievementFormOptions {
  /** The events that an achievement can be tied to. */
  events: readonly Pick<Event, '_id' | 'title'>[];
}

/**
 * Submits an achievement for endorsement; blank again afterwards (docs/specification/achievements.md#achievements-form). Load it
 * lazily.
 */
export function AchievementForm({ events, ...options }: AchievementFormProps) {
  const { form, isSubmitted, submit } = useAchievementForm(options);
  const { register, control, formState } = form;
  const { errors, isSubmitting } = formState;
  const eventOptions = useMemo(() => events.map(({ _id, title }) => ({ value: _id, label: title })), [events]);
  return (
    <form noValidate aria-label="Add an achievement" onSubmit={submit}>
      <Stack>
        <Field label="Title" error={errors.title?.message} isRequired>
          <TextInput {...register('title')} autoComplete="off" />
        </Field>
        <Field label="Description" error={errors.description?.message}>
          <Textarea {...register('description')} />
        </Field>
        <Grid columns={{ phone: 1, tablet: 2 }} align="start">
          <Field label="Category" error={errors.category?.message} isRequired>
            <TextInput {...register('category')} autoComplete="off" placeholder="e.g. Robotics" />
          </Field>
          <Field label="Type" error={errors.type?.message} isRequired>
            <Controller
              control={control}
              name="type"
              render={({ field: { disabled: _, value, ...field } }) => (
                <Select {...field} value={value ?? ''} placeholder="Select a type" options={TYPES} />
              )}
            />
          </Field>
          <Field label="Level" error={errors.level?.message}>
            <LevelInput {...register('level')} />
          </Field>
          <Field label="Date achieved" error={errors.date_achieved?.message} isRequired>
            <DateInput {...register('date_achieved')} max={options.today} />
          </Field>
          <Field label="Event" hint="Where it happened, if it was one of the campus." error={errors.event_id?.message}>
            <Controller
              control={control}
              name="event_id"
              render={({ field: { disabled: _, value, onChange, ...field } }) => (
                <Combobox {...field} onValueChange={onChange} value={value ?? ''} options={eventOptions} placeholder="None" />
              )}
            />
          </Field>
          <Field label="Position" error={errors.position?.message}>
            <TextInput {...register('position')} autoComplete="off" placeholder="e.g. 1st, Winner" />
          </Field>
        </Grid>
        <Field label="Certificate URL" error={errors.certificate_url?.message}>
          <TextInput {...register('certificate_url')} inputMode="url" autoComplete="off" placeholder="https://" />
        </Field>
        {errors.root?.message && <ErrorState message={errors.root.message} />}
        {isSubmitted && (
          <div role="alert">
            <Banner tone="positive">{ACHIEVEMENT_TEXTS.submitted}</Banner>
          </div>
        )}
        <Inline justify="end">
          <Button type="submit" variant="primary" loading={isSubmitting} loadingText="Submitting...">
            Submit
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
