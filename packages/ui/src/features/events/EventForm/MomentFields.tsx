import { useFormState } from 'react-hook-form';
import { Grid } from '../../../layout/Grid/Grid.tsx';
import { DateInput } from '../../../primitives/DateInput/DateInput.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { TimeInput } from '../../../primitives/TimeInput/TimeInput.tsx';
import { EVENT_LABELS } from './labels.ts';
import type { EventFormApi } from './useEventForm.ts';

export interface MomentFieldsProps {
  form: EventFormApi;
  part: 'schedule' | 'registration';
}

/** When something starts and ends: days and times on campus, apart. */
export function MomentFields({ form, part }: MomentFieldsProps) {
  const errors = useFormState({ control: form.control }).errors[part];
  return (
    <Grid columns={{ phone: 1, tablet: 2, desktop: 4 }} align="start">
      <Field label={EVENT_LABELS[`${part}.startDate`]} error={errors?.startDate?.message}>
        <DateInput {...form.register(`${part}.startDate`)} />
      </Field>
      <Field label={EVENT_LABELS[`${part}.startTime`]} error={errors?.startTime?.message}>
        <TimeInput {...form.register(`${part}.startTime`)} />
      </Field>
      <Field label={EVENT_LABELS[`${part}.endDate`]} error={errors?.endDate?.message}>
        <DateInput {...form.register(`${part}.endDate`)} />
      </Field>
      <Field label={EVENT_LABELS[`${part}.endTime`]} error={errors?.endTime?.message}>
        <TimeInput {...form.register(`${part}.endTime`)} />
      </Field>
    </Grid>
  );
}
