import { EVENT_FORM_LABELS } from '@quad/domain/events';
import type { UnitReference } from '@quad/domain/org-units';
import { type ReactNode, useMemo } from 'react';
import { Controller, useFormState, useWatch } from 'react-hook-form';
import { Grid } from '../../../layout/Grid/Grid.tsx';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import type { OptionSearch } from '../../../primitives/combo/useOptionSearch.ts';
import { Field } from '../../../primitives/Field/Field.tsx';
import { NumberInput } from '../../../primitives/NumberInput/NumberInput.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { TagListInput } from '../../../primitives/TagListInput/TagListInput.tsx';
import { TextInput } from '../../../primitives/TextInput/TextInput.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { AboutFields } from './AboutFields.tsx';
import { optionsOf, unitOptions } from './choices.ts';
import { part, partBody, partTitle } from './EventForm.css.ts';
import { MomentFields, RegistrationFields } from './RegistrationFields.tsx';
import type { EventFormApi } from './useEventForm.ts';

interface EventFormPartProps {
  title: string;
  children: ReactNode;
}

/** A section of the event form. */
function EventFormPart({ title, children }: EventFormPartProps) {
  return (
    <fieldset className={part}>
      <legend className={partTitle}>{title}</legend>
      <div className={partBody}>
        <Stack>{children}</Stack>
      </div>
    </fieldset>
  );
}

/** The budget and the sponsors. */
function BudgetFields({ form, hint }: { form: EventFormApi; hint: string | undefined }) {
  const t = useTranslate();
  const { register, control } = form;
  const errors = useFormState({ control }).errors.budget;
  return (
    <>
      <Field label={t(EVENT_FORM_LABELS['budget.allocated'])} hint={hint} error={errors?.allocated?.message}>
        <NumberInput {...register('budget.allocated')} min={0} step="any" currency="₹" />
      </Field>
      <Field label={t(EVENT_FORM_LABELS['budget.sponsors'])} error={errors?.sponsors?.message} group>
        <Controller
          control={control}
          name="budget.sponsors"
          render={({ field: { disabled: _never, onChange, ...field } }) => (
            <TagListInput {...field} onValueChange={onChange} itemName={t('Sponsor')} addText={t('Add sponsor')} maxItems={100} />
          )}
        />
      </Field>
    </>
  );
}

/** The choices of the form. */
export interface EventFormChoices {
  /** The units for which the user may plan an event; empty while loading or after a failure. */
  units: readonly UnitReference[];
  /** Searches students by name or address, to be named as organizers. */
  onSearchUsers: OptionSearch;
  /** A hint if the typed budget is not the approved one. */
  budgetHint?: string | undefined;
}

export interface EventFormFieldsProps extends EventFormChoices {
  form: EventFormApi;
  /** The current unit of the event. */
  ownUnit?: UnitReference | null;
  /** Renders further fields below the schedule, given the first day of the event. */
  children?: ((firstDay: string) => ReactNode) | undefined;
}

/** Renders the fields that depend on the first day of the event, as typed. */
function AfterSchedule({ form, children }: { form: EventFormApi; children: (firstDay: string) => ReactNode }) {
  return children(useWatch({ control: form.control, name: 'schedule.startDate' }));
}

/** All fields of an event (docs/specification/events.md#events-form). */
export function EventFormFields({ form, units, onSearchUsers, budgetHint, ownUnit, children }: EventFormFieldsProps) {
  const t = useTranslate();
  const unitChoices = useMemo(() => unitOptions(units, ownUnit), [units, ownUnit]);
  const errors = useFormState({ control: form.control }).errors.schedule;
  return (
    <>
      <AboutFields form={form} units={unitChoices} onSearchUsers={onSearchUsers} />
      <EventFormPart title={t('Schedule')}>
        <MomentFields form={form} part="schedule" />
        <Grid columns={{ phone: 1, tablet: 2 }} align="start">
          <Field label={t(EVENT_FORM_LABELS['schedule.venue'])} error={errors?.venue?.message}>
            <TextInput {...form.register('schedule.venue')} autoComplete="off" />
          </Field>
          <Field label={t(EVENT_FORM_LABELS['schedule.mode'])} error={errors?.mode?.message}>
            <Select {...form.register('schedule.mode')} options={optionsOf('mode', t)} placeholder={t('Choose a mode')} />
          </Field>
        </Grid>
        {children && <AfterSchedule form={form}>{children}</AfterSchedule>}
      </EventFormPart>
      <EventFormPart title={t('Registration')}>
        <RegistrationFields form={form} />
      </EventFormPart>
      <EventFormPart title={t('Budget')}>
        <BudgetFields form={form} hint={budgetHint} />
      </EventFormPart>
    </>
  );
}
