import { type FeedbackTargets, targetOptions } from '@quad/domain/feedback';
import { Controller, useWatch } from 'react-hook-form';
import { Combobox } from '../../../primitives/Combobox/Combobox.tsx';
import type { OptionSearch } from '../../../primitives/combo/useOptionSearch.ts';
import { Field } from '../../../primitives/Field/Field.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import type { FeedbackSubject, GiveFormApi } from './useGiveForm.ts';

export interface TargetFieldProps {
  form: GiveFormApi;
  /** The initially selected target, with its name. */
  about?: FeedbackSubject | undefined;
  /** Searches targets by name. */
  onSearchTargets: (typed: string, signal: AbortSignal) => Promise<FeedbackTargets>;
  /** Suggestions before typing; people are only found by search. */
  suggestions?: FeedbackTargets | undefined;
}

/** The target of the feedback, searched among those of the target type. */
export function TargetField({ form, about, onSearchTargets, suggestions }: TargetFieldProps) {
  const t = useTranslate();
  const { control } = form;
  const type = useWatch({ control, name: 'target_type' });
  const initialOption = about?.type === type ? [{ value: about.id, label: about.name }] : [];
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
              ? { onSearch: search, options: suggested ? [...initialOption, ...suggested] : initialOption }
              : { empty: t('Choose the target type first') })}
          />
        </Field>
      )}
    />
  );
}
