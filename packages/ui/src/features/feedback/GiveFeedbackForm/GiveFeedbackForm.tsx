import { FEEDBACK_TARGET_TYPES, FEEDBACK_TYPES } from '@quad/domain/feedback';
import { MAX_TEXT_LENGTH } from '@quad/domain/fields';
import { Controller } from 'react-hook-form';
import { FormActions } from '../../../layout/FormActions/FormActions.tsx';
import { Grid } from '../../../layout/Grid/Grid.tsx';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
import { ErrorState } from '../../../primitives/ErrorState/ErrorState.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { StarRatingInput } from '../../../primitives/StarRatingInput/StarRatingInput.tsx';
import { Textarea } from '../../../primitives/Textarea/Textarea.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { DailyLimitNote } from '../../daily-limits/DailyLimitNote.tsx';
import { capitalizedOptions, translatedOptions } from '../../forms/options.ts';
import { TargetField, type TargetFieldProps } from './TargetField.tsx';
import { type GiveFormOptions, useGiveForm } from './useGiveForm.ts';

const TYPES = capitalizedOptions(FEEDBACK_TYPES);
const TARGET_TYPES = capitalizedOptions(FEEDBACK_TARGET_TYPES);
const ANONYMOUS_HINT =
  'Nobody who reads or resolves it can see that it was you. It appears in the list when the hour is over, so that its time does not identify you.';

export interface GiveFeedbackFormProps extends GiveFormOptions, Pick<TargetFieldProps, 'onSearchTargets' | 'suggestions'> {
  /** The number of submissions left today; shown beside the button when only a few are left. */
  remaining?: number | undefined;
}

/** A form for feedback about a person, an event, a unit or a position (docs/specification/feedback.md#feedback-give). Load it lazily. */
export function GiveFeedbackForm({ about, onSearchTargets, suggestions, remaining, onSubmit }: GiveFeedbackFormProps) {
  const t = useTranslate();
  const { form, errors, error, loading, submit } = useGiveForm({ about, onSubmit });
  const { control, register, resetField } = form;
  return (
    <form noValidate onSubmit={submit}>
      <Stack width="form">
        <Grid columns={{ phone: 1, tablet: 2 }}>
          <Field label={t('Type')} error={errors.type?.message} required>
            <Select {...register('type')} options={translatedOptions(TYPES, t)} placeholder={t('Choose a type')} />
          </Field>
          <Field label={t('Target type')} error={errors.target_type?.message} required>
            <Select
              {...register('target_type', { onChange: () => resetField('target_id') })}
              options={translatedOptions(TARGET_TYPES, t)}
              placeholder={t('Choose a target type')}
            />
          </Field>
        </Grid>
        <TargetField form={form} about={about} onSearchTargets={onSearchTargets} suggestions={suggestions} />
        <Field label={t('Rating')} error={errors.rating?.message} group required>
          <StarRatingInput {...register('rating')} />
        </Field>
        <Controller
          control={control}
          name="comments"
          render={({ field }) => (
            <Field label={t('Comments')} error={errors.comments?.message} required>
              <Textarea {...field} rows={5} maxLength={MAX_TEXT_LENGTH} />
            </Field>
          )}
        />
        <Checkbox {...register('is_anonymous')} label={t('Give it anonymously')} hint={t(ANONYMOUS_HINT)} />
        {error && <ErrorState description={error} />}
        <FormActions>
          <Button type="submit" variant="primary" loading={loading} loadingText={t('Submitting...')}>
            {t('Submit')}
          </Button>
          <DailyLimitNote kind="feedback" remaining={remaining} />
        </FormActions>
      </Stack>
    </form>
  );
}
