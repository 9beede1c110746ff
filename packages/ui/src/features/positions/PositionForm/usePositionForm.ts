import { POSITION_TEXTS } from '@quad/domain/messages';
import { PositionInput } from '@quad/domain/positions';
import { useForm, useWatch } from 'react-hook-form';
import { failureOf } from '../../forms/failure.ts';
import { focusFirstError, showFailure, useSchemaResolver } from '../../forms/formErrors.ts';

export interface PositionFormOptions {
  /** The id of the initially selected unit: the only one if there is no choice. */
  unitId?: string;
  /** Creates the position. If the promise resolves, the form is reset; if it rejects, the form shows why and keeps the input. */
  onSubmit: (position: PositionInput) => Promise<unknown>;
}

/** The fields of the form, in reading order. */
const FIELDS = [
  'title',
  'unit_id',
  'position_type',
  'custom_position_type',
  'position_count',
  'responsibilities',
  'requirements.min_cgpa',
  'requirements.min_year',
  'requirements.skills_required',
  'description',
] as const;

/** The form behind 'Add Position', with its defaults (docs/specification/positions.md#positions-form). */
export function usePositionForm({ unitId = '', onSubmit }: PositionFormOptions) {
  const form = useForm({
    resolver: useSchemaResolver(PositionInput),
    shouldFocusError: false,
    // A missing custom type is reported together with the other errors.
    criteriaMode: 'all',
    defaultValues: {
      title: '',
      unit_id: unitId,
      position_type: '',
      custom_position_type: '',
      position_count: '1',
      responsibilities: [''],
      requirements: { min_cgpa: '0', min_year: '1', skills_required: [''] },
      description: '',
    },
  });
  const { control, register, reset, setError, setFocus, handleSubmit } = form;
  const { errors, isSubmitting } = form.formState;
  const send = async (position: PositionInput) => {
    try {
      await onSubmit(position);
    } catch (error) {
      showFailure({ setError, fields: FIELDS }, failureOf(error, POSITION_TEXTS.createFailed));
      return;
    }
    reset();
  };
  const isOtherType = useWatch({ control, name: 'position_type' }) === 'Other';
  return { control, register, errors, isSubmitting, isOtherType, submit: handleSubmit(send, focusFirstError(FIELDS, setFocus)) };
}
