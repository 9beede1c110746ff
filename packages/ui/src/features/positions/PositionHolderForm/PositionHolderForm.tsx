import type { UserChoice } from '@quad/domain/accounts';
import { POSITION_HOLDER_STATUSES, type Position, tenureOptions } from '@quad/domain/positions';
import { useMemo } from 'react';
import { Controller } from 'react-hook-form';
import { FormActions } from '../../../layout/FormActions/FormActions.tsx';
import { Grid } from '../../../layout/Grid/Grid.tsx';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Combobox } from '../../../primitives/Combobox/Combobox.tsx';
import type { ComboboxOption } from '../../../primitives/combo/options.ts';
import type { OptionSearch } from '../../../primitives/combo/useOptionSearch.ts';
import { DateInput } from '../../../primitives/DateInput/DateInput.tsx';
import { ErrorState } from '../../../primitives/ErrorState/ErrorState.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { NumberInput } from '../../../primitives/NumberInput/NumberInput.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { Textarea } from '../../../primitives/Textarea/Textarea.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { choices, translatedOptions } from '../../forms/options.ts';
import { legend } from './PositionHolderForm.css.ts';
import { type PositionHolderFormOptions, usePositionHolderForm } from './usePositionHolderForm.ts';

export interface PositionHolderFormProps extends PositionHolderFormOptions {
  /** Searches people to appoint, and those who may have appointed them, by name or address. */
  onSearchUsers: (typed: string, signal: AbortSignal) => Promise<readonly UserChoice[]>;
  /** The positions that the user may appoint to, or the first of them. */
  positions: readonly Position[];
  /** Searches further positions by title or unit; undefined if all are loaded. */
  onSearchPositions?: ((typed: string, signal: AbortSignal) => Promise<readonly Position[]>) | undefined;
  /** The current user, suggested as the person who appointed. */
  appointer: UserChoice;
  /** Called to leave the form, which discards its values. */
  onCancel: () => void;
}

function personOption({ _id, username, personal_info }: UserChoice): ComboboxOption {
  return { value: _id, label: personal_info.name, detail: username };
}

function positionOption({ _id, title, unit_id }: Position): ComboboxOption {
  return { value: _id, label: title, detail: unit_id?.name };
}

function isNot(one: ComboboxOption): (other: ComboboxOption) => boolean {
  return ({ value }) => value !== one.value;
}

/** 'Add Position Holder': a form that appoints a person to a position for a tenure. Load it lazily. */
export function PositionHolderForm(props: PositionHolderFormProps) {
  const t = useTranslate();
  const { onSearchUsers, positions, onSearchPositions, appointer, currentYear, currentTenure, onSubmit, onCancel } = props;
  const { control, register, errors, error, loading, submit } = usePositionHolderForm({ currentYear, currentTenure, onSubmit });
  const searchUsers: OptionSearch = async (typed, signal) => (await onSearchUsers(typed, signal)).map(personOption);
  const self = useMemo(() => personOption(appointer), [appointer]);
  const searchAppointers: OptionSearch = async (typed, signal) => [self, ...(await searchUsers(typed, signal)).filter(isNot(self))];
  const positionOptions = useMemo(() => positions.map(positionOption), [positions]);
  const searchPositions: OptionSearch | undefined =
    onSearchPositions && (async (typed, signal) => (await onSearchPositions(typed, signal)).map(positionOption));
  const { appointment_details: appointment, performance_metrics: metrics } = errors;
  return (
    <form aria-label={t('Add Position Holder')} noValidate onSubmit={submit}>
      <Stack width="form">
        {error && <ErrorState description={error} />}
        <Grid columns={{ phone: 1, tablet: 2 }}>
          <Field label={t('User')} error={errors.user_id?.message} required>
            <Controller
              control={control}
              name="user_id"
              render={({ field: { onChange, ...field } }) => (
                <Combobox {...field} onValueChange={onChange} onSearch={searchUsers} placeholder={t('Search by name or email')} />
              )}
            />
          </Field>
          <Field label={t('Position')} error={errors.position_id?.message} required>
            <Controller
              control={control}
              name="position_id"
              render={({ field: { onChange, ...field } }) => (
                <Combobox
                  {...field}
                  onValueChange={onChange}
                  options={positionOptions}
                  {...(searchPositions && { onSearch: searchPositions })}
                  placeholder={t('Search by title or unit')}
                />
              )}
            />
          </Field>
          <Field label={t('Tenure year')} error={errors.tenure_year?.message} required>
            <Select {...register('tenure_year')} placeholder={t('Select a tenure')} options={choices(tenureOptions({ currentYear }))} />
          </Field>
          <Field label={t('Status')} error={errors.status?.message}>
            <Select {...register('status')} options={translatedOptions(choices(POSITION_HOLDER_STATUSES), t)} />
          </Field>
        </Grid>
        <Stack as="fieldset">
          <legend className={legend}>{t('Appointment details (optional)')}</legend>
          <Grid columns={{ phone: 1, tablet: 2 }}>
            <Field label={t('Appointed by')} hint={t('You, if nobody is chosen.')} error={appointment?.appointed_by?.message}>
              <Controller
                control={control}
                name="appointment_details.appointed_by"
                render={({ field: { value, onChange, ...field } }) => (
                  <Combobox
                    {...field}
                    onValueChange={onChange}
                    value={value ?? ''}
                    options={[self]}
                    onSearch={searchAppointers}
                    placeholder={t('Search by name or email')}
                  />
                )}
              />
            </Field>
            <Field label={t('Appointment date')} error={appointment?.appointment_date?.message}>
              <DateInput {...register('appointment_details.appointment_date')} />
            </Field>
          </Grid>
        </Stack>
        <Stack as="fieldset">
          <legend className={legend}>{t('Performance metrics (optional)')}</legend>
          <Grid columns={{ phone: 1, tablet: 2 }}>
            <Field label={t('Events organized')} error={metrics?.events_organized?.message}>
              <NumberInput {...register('performance_metrics.events_organized')} min={0} step={1} />
            </Field>
            <Field label={t('Budget utilized')} error={metrics?.budget_utilized?.message}>
              <NumberInput {...register('performance_metrics.budget_utilized')} min={0} step="any" currency="₹" />
            </Field>
          </Grid>
          <Field label={t('Feedback')} error={metrics?.feedback?.message}>
            <Textarea {...register('performance_metrics.feedback')} />
          </Field>
        </Stack>
        <FormActions>
          <Button type="submit" variant="primary" loading={loading} loadingText={t('Adding...')}>
            {t('Add Position Holder')}
          </Button>
          <Button onClick={onCancel}>{t('Cancel')}</Button>
        </FormActions>
      </Stack>
    </form>
  );
}
