import { EVENT_FORM_LABELS } from '@quad/domain/events';
import { Controller, useFormState } from 'react-hook-form';
import { Grid } from '../../../layout/Grid/Grid.tsx';
import { Combobox } from '../../../primitives/Combobox/Combobox.tsx';
import type { ComboboxOption } from '../../../primitives/combo/options.ts';
import type { OptionSearch } from '../../../primitives/combo/useOptionSearch.ts';
import { Field } from '../../../primitives/Field/Field.tsx';
import { MultiCombobox } from '../../../primitives/MultiCombobox/MultiCombobox.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { Textarea } from '../../../primitives/Textarea/Textarea.tsx';
import { TextInput } from '../../../primitives/TextInput/TextInput.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { optionsOf, organizerOption } from './choices.ts';
import type { EventFormApi } from './useEventForm.ts';

export interface AboutFieldsProps {
  form: EventFormApi;
  units: readonly ComboboxOption[];
  onSearchUsers: OptionSearch;
}

/** What the event is about, its unit and its organizers. */
export function AboutFields({ form, units, onSearchUsers }: AboutFieldsProps) {
  const t = useTranslate();
  const { register, control } = form;
  const { errors } = useFormState({ control });
  return (
    <>
      <Field label={t(EVENT_FORM_LABELS.title)} error={errors.title?.message} required>
        <TextInput {...register('title')} autoComplete="off" />
      </Field>
      <Field label={t(EVENT_FORM_LABELS.description)} error={errors.description?.message}>
        <Textarea {...register('description')} />
      </Field>
      <Grid columns={{ phone: 1, tablet: 2 }} align="start">
        <Field label={t(EVENT_FORM_LABELS.category)} error={errors.category?.message} required>
          <Select {...register('category')} options={optionsOf('category', t)} placeholder={t('Choose a category')} />
        </Field>
        <Field label={t(EVENT_FORM_LABELS.type)} error={errors.type?.message}>
          <TextInput {...register('type')} placeholder={t('e.g. Competition or Workshop')} autoComplete="off" />
        </Field>
      </Grid>
      <Field label={t(EVENT_FORM_LABELS.organizing_unit_id)} error={errors.organizing_unit_id?.message} required>
        <Controller
          control={control}
          name="organizing_unit_id"
          render={({ field: { disabled: _never, onChange, ...field } }) => (
            <Combobox {...field} onValueChange={onChange} options={units} placeholder={t('Search a unit')} empty={t('No unit found')} />
          )}
        />
      </Field>
      <Field label={t(EVENT_FORM_LABELS.organizers)} error={errors.organizers?.message}>
        <Controller
          control={control}
          name="organizers"
          render={({ field: { disabled: _never, value, onChange, ...field } }) => (
            <MultiCombobox
              {...field}
              options={value.map(organizerOption)}
              value={value.map(({ _id }) => _id)}
              onValueChange={(_ids, chosen) => onChange(chosen.map(({ value: _id, label: name }) => ({ _id, name })))}
              onSearch={onSearchUsers}
              placeholder={t('Search a student')}
              empty={t('No student found')}
            />
          )}
        />
      </Field>
    </>
  );
}
