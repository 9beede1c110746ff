import { POSITION_TEXTS } from '@quad/domain/messages';
import { PositionInput } from '@quad/domain/positions';
import { useWatch } from 'react-hook-form';
import { useServerForm } from '../../forms/useServerForm.ts';

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
  const form = useServerForm({
    schema: PositionInput,
    fields: FIELDS,
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
    send: onSubmit,
    failure: POSITION_TEXTS.createFailed,
    onSuccess: ({ reset }) => reset(),
  });
  const isOtherType = useWatch({ control: form.control, name: 'position_type' }) === 'Other';
  return { ...form, isOtherType };
}
