import { FEEDBACK_RULE_TEXTS, type FeedbackTargets, targetOptions } from '@quad/domain/feedback';
import { Controller, useWatch } from 'react-hook-form';
import { Combobox } from '../../../primitives/Combobox/index.ts';
import { ErrorState } from '../../../primitives/ErrorState/index.ts';
import { Field } from '../../../primitives/Field/index.ts';
import type { GiveFormApi } from './useGiveForm.ts';

export interface TargetFieldProps {
  form: GiveFormApi;
  /** Undefined as long as they are loading. */
  targets: FeedbackTargets | undefined;
  /** Loads them anew, where that failed. */
  onRetryTargets?: (() => void) | undefined;
}

function emptyText(type: string | undefined, isLoading: boolean): string {
  if (!type) return 'Choose the target type first';
  return isLoading ? 'Loading...' : 'Nothing found';
}

/** Whom or what the feedback is about: searched among what fits the target type. */
export function TargetField({ form, targets, onRetryTargets }: TargetFieldProps) {
  const { control } = form;
  const type = useWatch({ control, name: 'target_type' });
  const options = targets ? targetOptions(targets, type) : [];
  if (onRetryTargets) return <ErrorState message={FEEDBACK_RULE_TEXTS.targetsFailed} onRetry={onRetryTargets} />;
  return (
    <Controller
      control={control}
      name="target_id"
      render={({ field, fieldState: { error } }) => (
        <Field label="Target" error={error?.message} hint="Type to search." isRequired>
          <Combobox {...field} key={type} options={options} emptyText={emptyText(type, !targets)} />
        </Field>
      )}
    />
  );
}
