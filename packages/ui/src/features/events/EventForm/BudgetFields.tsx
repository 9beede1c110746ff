import { Controller, useFormState } from 'react-hook-form';
import { Field } from '../../../primitives/Field/Field.tsx';
import { NumberInput } from '../../../primitives/NumberInput/NumberInput.tsx';
import { TagListInput } from '../../../primitives/TagListInput/TagListInput.tsx';
import { EVENT_LABELS } from './labels.ts';
import type { EventFormApi } from './useEventForm.ts';

/** What may be spent, and who helps to pay for it. */
export function BudgetFields({ form }: { form: EventFormApi }) {
  const { register, control } = form;
  const errors = useFormState({ control }).errors.budget;
  return (
    <>
      <Field label={EVENT_LABELS['budget.allocated']} error={errors?.allocated?.message}>
        <NumberInput {...register('budget.allocated')} min={0} step="any" unit="rupees" />
      </Field>
      <Field label={EVENT_LABELS['budget.sponsors']} error={errors?.sponsors?.message} isGroup>
        <Controller
          control={control}
          name="budget.sponsors"
          render={({ field: { disabled: _never, ...field } }) => (
            <TagListInput {...field} itemName="Sponsor" addText="Add sponsor" maxItems={100} />
          )}
        />
      </Field>
    </>
  );
}
