import { EVENT_FORM_LABELS } from '@quad/domain/events';
import { useFormState, useWatch } from 'react-hook-form';
import { Grid } from '../../../layout/Grid/Grid.tsx';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
import { DateInput } from '../../../primitives/DateInput/DateInput.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { NumberInput } from '../../../primitives/NumberInput/NumberInput.tsx';
import { TimeInput } from '../../../primitives/TimeInput/TimeInput.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import type { EventFormApi } from './useEventForm.ts';

export interface MomentFieldsProps {
  form: EventFormApi;
  part: 'schedule' | 'registration';
}

/** The start and end of a period: dates and times on campus, in separate inputs. */
export function MomentFields({ form, part }: MomentFieldsProps) {
  const t = useTranslate();
  const errors = useFormState({ control: form.control }).errors[part];
  return (
    <Grid columns={{ phone: 1, tablet: 2, desktop: 4 }} align="start">
      <Field label={t(EVENT_FORM_LABELS[`${part}.startDate`])} error={errors?.startDate?.message}>
        <DateInput {...form.register(`${part}.startDate`)} />
      </Field>
      <Field label={t(EVENT_FORM_LABELS[`${part}.startTime`])} error={errors?.startTime?.message}>
        <TimeInput {...form.register(`${part}.startTime`)} />
      </Field>
      <Field label={t(EVENT_FORM_LABELS[`${part}.endDate`])} error={errors?.endDate?.message}>
        <DateInput {...form.register(`${part}.endDate`)} />
      </Field>
      <Field label={t(EVENT_FORM_LABELS[`${part}.endTime`])} error={errors?.endTime?.message}>
        <TimeInput {...form.register(`${part}.endTime`)} />
      </Field>
    </Grid>
  );
}

/** Whether registration is required; if so, its period, fee and number of places. */
export function RegistrationFields({ form }: { form: EventFormApi }) {
  const t = useTranslate();
  const { register, control } = form;
  const errors = useFormState({ control }).errors.registration;
  const isRequired = useWatch({ control, name: 'registration.required' });
  return (
    <>
      <Checkbox {...register('registration.required')} label={t(EVENT_FORM_LABELS['registration.required'])} />
      {isRequired && (
        <>
          <MomentFields form={form} part="registration" />
          <Grid columns={{ phone: 1, tablet: 2 }} align="start">
            <Field label={t(EVENT_FORM_LABELS['registration.fees'])} error={errors?.fees?.message}>
              <NumberInput {...register('registration.fees')} min={0} step="any" currency="₹" />
            </Field>
            <Field label={t(EVENT_FORM_LABELS['registration.max_participants'])} error={errors?.max_participants?.message}>
              <NumberInput {...register('registration.max_participants')} min={1} step={1} unit={t('people')} />
            </Field>
          </Grid>
        </>
      )}
    </>
  );
}
