import type { UnitReference } from '@quad/domain/org-units';
import { useMemo } from 'react';
import { useFormState } from 'react-hook-form';
import { Grid } from '../../../layout/Grid/Grid.tsx';
import type { OptionSearch } from '../../../primitives/combo/useOptionSearch.ts';
import { Field } from '../../../primitives/Field/Field.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { TextInput } from '../../../primitives/TextInput/TextInput.tsx';
import { AboutFields } from './AboutFields.tsx';
import { BudgetFields } from './BudgetFields.tsx';
import { MODE_OPTIONS, unitOptions } from './choices.ts';
import { EventFormPart } from './EventFormPart.tsx';
import { EVENT_LABELS } from './labels.ts';
import { MomentFields } from './MomentFields.tsx';
import { RegistrationFields } from './RegistrationFields.tsx';
import type { EventFormApi } from './useEventForm.ts';

/** What there is to choose from. */
export interface EventFormChoices {
  /** The units that the person may plan an event for; none while they load, or when they could not be had. */
  units: readonly UnitReference[];
  /** Asks for the students who may be named as organizers, by name or address. */
  onSearchUsers: OptionSearch;
}

export interface EventFormFieldsProps extends EventFormChoices {
  form: EventFormApi;
  /** The unit that the event has already. */
  ownUnit?: UnitReference | null;
}

/** Every field of an event (specification 1, sections 3 and 5). */
export function EventFormFields({ form, units, onSearchUsers, ownUnit }: EventFormFieldsProps) {
  const unitChoices = useMemo(() => unitOptions(units, ownUnit), [units, ownUnit]);
  const errors = useFormState({ control: form.control }).errors.schedule;
  return (
    <>
      <AboutFields form={form} units={unitChoices} onSearchUsers={onSearchUsers} />
      <EventFormPart title="Schedule">
        <MomentFields form={form} part="schedule" />
        <Grid columns={{ phone: 1, tablet: 2 }} align="start">
          <Field label={EVENT_LABELS['schedule.venue']} error={errors?.venue?.message}>
            <TextInput {...form.register('schedule.venue')} autoComplete="off" />
          </Field>
          <Field label={EVENT_LABELS['schedule.mode']} error={errors?.mode?.message}>
            <Select {...form.register('schedule.mode')} options={MODE_OPTIONS} placeholder="Choose a mode" />
          </Field>
        </Grid>
      </EventFormPart>
      <EventFormPart title="Registration">
        <RegistrationFields form={form} />
      </EventFormPart>
      <EventFormPart title="Budget">
        <BudgetFields form={form} />
      </EventFormPart>
    </>
  );
}
