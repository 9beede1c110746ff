import { useFormState, useWatch } from 'react-hook-form';
import { Grid } from '../../../layout/Grid/Grid.tsx';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { NumberInput } from '../../../primitives/NumberInput/NumberInput.tsx';
import { EVENT_LABELS } from './labels.ts';
import { MomentFields } from './MomentFields.tsx';
import type { EventFormApi } from './useEventForm.ts';

/** Whether people have to register; when, for how much and how many of them, is asked for only if they have to. */
export function RegistrationFields({ form }: { form: EventFormApi }) {
  const { register, control } = form;
  const errors = useFormState({ control }).errors.registration;
  const isRequired = useWatch({ control, name: 'registration.required' });
  return (
    <>
      <Checkbox {...register('registration.required')} label={EVENT_LABELS['registration.required']} />
      {isRequired && (
        <>
          <MomentFields form={form} part="registration" />
          <Grid columns={{ phone: 1, tablet: 2 }} align="start">
            <Field label={EVENT_LABELS['registration.fees']} error={errors?.fees?.message}>
              <NumberInput {...register('registration.fees')} min={0} step="any" unit="rupees" />
            </Field>
            <Field label={EVENT_LABELS['registration.max_participants']} error={errors?.max_participants?.message}>
              <NumberInput {...register('registration.max_participants')} min={1} step={1} unit="people" />
            </Field>
          </Grid>
        </>
      )}
    </>
  );
}
