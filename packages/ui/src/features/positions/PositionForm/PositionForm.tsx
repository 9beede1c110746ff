import type { OrgUnit } from '@quad/domain/org-units';
import { POSITION_TYPES } from '@quad/domain/positions';
import { Controller } from 'react-hook-form';
import { FormActions } from '../../../layout/FormActions/FormActions.tsx';
import { Grid } from '../../../layout/Grid/Grid.tsx';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ErrorState } from '../../../primitives/ErrorState/ErrorState.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { NumberInput } from '../../../primitives/NumberInput/NumberInput.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { TagListInput } from '../../../primitives/TagListInput/TagListInput.tsx';
import { Textarea } from '../../../primitives/Textarea/Textarea.tsx';
import { TextInput } from '../../../primitives/TextInput/TextInput.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { choices, translatedOptions } from '../../forms/options.ts';
import { type PositionFormOptions, usePositionForm } from './usePositionForm.ts';

export interface PositionFormProps extends Pick<PositionFormOptions, 'onSubmit'> {
  /** The units for which the user may create positions. */
  units: readonly Pick<OrgUnit, '_id' | 'name'>[];
  /** Whether the unit is fixed, as for a coordinator. */
  unitFixed?: boolean;
  /** Called to leave the form, which discards its values. */
  onCancel: () => void;
}

/** 'Add Position': a form for a position of a unit. Load it lazily. */
export function PositionForm({ units, unitFixed = false, onSubmit, onCancel }: PositionFormProps) {
  const t = useTranslate();
  const unitId = unitFixed ? units[0]?._id : undefined;
  const { control, register, errors, error, loading, isOtherType, submit } = usePositionForm({ unitId, onSubmit });
  const options = units.map(({ _id, name }) => ({ value: _id, label: name }));
  return (
    <form aria-label={t('Add Position')} noValidate onSubmit={submit}>
      <Stack width="form">
        {error && <ErrorState description={error} />}
        <Grid columns={{ phone: 1, tablet: 2 }}>
          <Field label={t('Position title')} error={errors.title?.message} required>
            <TextInput {...register('title')} autoComplete="off" />
          </Field>
          <Field label={t('Organizational unit')} error={errors.unit_id?.message} required>
            {unitFixed && units[0] ? (
              <TextInput readOnly value={units[0].name} />
            ) : (
              <Select {...register('unit_id')} placeholder={t('Select a unit')} options={options} />
            )}
          </Field>
          <Field label={t('Position type')} error={errors.position_type?.message} required>
            <Select
              {...register('position_type')}
              placeholder={t('Select a type')}
              options={translatedOptions(choices(POSITION_TYPES), t)}
            />
          </Field>
          {isOtherType && (
            <Field label={t('Custom position type')} error={errors.custom_position_type?.message} required>
              <TextInput {...register('custom_position_type')} autoComplete="off" />
            </Field>
          )}
          <Field label={t('Position count')} error={errors.position_count?.message} hint={t('How many people may hold it in a tenure.')}>
            <NumberInput {...register('position_count')} min={1} step={1} />
          </Field>
        </Grid>
        <Field label={t('Responsibilities')} error={errors.responsibilities?.message} group required>
          <Controller
            control={control}
            name="responsibilities"
            render={({ field: { disabled: _never, value, onChange, ...field } }) => (
              <TagListInput
                {...field}
                onValueChange={onChange}
                value={value ?? []}
                itemName={t('Responsibility')}
                addText={t('Add responsibility')}
                maxItems={100}
              />
            )}
          />
        </Field>
        <Grid columns={{ phone: 1, tablet: 2 }}>
          <Field label={t('Minimum CGPA')} error={errors.requirements?.min_cgpa?.message}>
            <NumberInput {...register('requirements.min_cgpa')} min={0} max={10} step={0.1} />
          </Field>
          <Field label={t('Minimum year')} error={errors.requirements?.min_year?.message}>
            <NumberInput {...register('requirements.min_year')} min={1} max={5} step={1} />
          </Field>
        </Grid>
        <Field label={t('Skills required')} error={errors.requirements?.skills_required?.message} group>
          <Controller
            control={control}
            name="requirements.skills_required"
            render={({ field: { disabled: _never, value, onChange, ...field } }) => (
              <TagListInput
                {...field}
                onValueChange={onChange}
                value={value ?? []}
                itemName={t('Skill')}
                addText={t('Add skill')}
                maxItems={100}
              />
            )}
          />
        </Field>
        <Field label={t('Description')} error={errors.description?.message}>
          <Textarea {...register('description')} />
        </Field>
        <FormActions>
          <Button type="submit" variant="primary" loading={loading} loadingText={t('Creating...')}>
            {t('Create Position')}
          </Button>
          <Button onClick={onCancel}>{t('Cancel')}</Button>
        </FormActions>
      </Stack>
    </form>
  );
}
