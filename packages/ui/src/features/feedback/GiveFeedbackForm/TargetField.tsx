import { type FeedbackTargets, targetOptions } from '@quad/domain/feedback';
import { Controller, useWatch } from 'react-hook-form';
import { Combobox } from '../../../primitives/Combobox/Combobox.tsx';
import type { OptionSearch } from '../../../primitives/combo/useOptionSearch.ts';
import { Field } from '../../../primitives/Field/Field.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import type { FeedbackSubject, GiveFormApi } from './useGiveForm.ts';

export interface TargetFieldProps {
  form: GiveFormApi;
  /** What is chosen at first, with its name. */
  about?: FeedbackSubject | undefined;
  /** Asks for what feedback can be about, by what it is called. */
  onSearchTargets: (typed: string, signal: AbortSignal) => Promise<FeedbackTargets>;
  /** What is offered before anything is typed: people are found by searching alone. */
  suggestions?: FeedbackTargets | undefined;
}

/** Whom or what the feedback is about: searched among what fits the target type. */
export function TargetField({ form, about, onSearchTargets, suggestions }: TargetFieldProps) {
  const t = useTranslate();
  const { control } = form;
  const type = useWatch({ control, name: 'target_type' });
  const chosen = about?.type === type ? [{ value: about.id, label: about.name }] : [];
  const suggested = suggestions && targetOptions(suggestions, type).filter(({ value }) => value !== about?.id);
  const search: OptionSearch = async (typed, signal) => targetOptions(await onSearchTargets(typed, signal), type);
  return (
    <Controller
      control={control}
      name="target_id"
      render={({ field: { onChange, ...field }, fieldState: { error } }) => (
        <Field label={t('Target')} error={error?.message} hint={t('Type to search.')} required>
          <Combobox
            {...field}
            onValueChange={onChange}
            key={type}
            {...(type
              ? { onSearch: search, options: suggested ? [...chosen, ...suggested] : chosen }
              : { empty: t('Choose the target type first') })}
          />
        </Field>
      )}
    />
  );
}
