import { POSITION_TEXTS } from '@quad/domain/messages';
import { type PositionHolderInput, positionHolderInput } from '@quad/domain/positions';
import { useMemo } from 'react';
import { useServerForm } from '../../forms/useServerForm.ts';

export interface PositionHolderFormOptions {
  /** The current year on campus, in which the last available tenure starts. */
  currentYear: number;
  /** The current tenure on campus, selected initially; none by default. */
  currentTenure?: string | undefined;
  /** Appoints the person. If the promise resolves, the form is reset; if it rejects, the form shows why and keeps the input. */
  onSubmit: (holder: PositionHolderInput) => Promise<unknown>;
}

/** The fields of the form, in reading order. */
const FIELDS = [
  'user_id',
  'position_id',
  'tenure_year',
  'status',
  'appointment_details.appointed_by',
  'appointment_details.appointment_date',
  'performance_metrics.events_organized',
  'performance_metrics.budget_utilized',
  'performance_metrics.feedback',
] as const;

/** The form behind 'Add Position Holder'. */
export function usePositionHolderForm({ currentYear, currentTenure = '', onSubmit }: PositionHolderFormOptions) {
  return useServerForm({
    schema: useMemo(() => positionHolderInput({ currentYear }), [currentYear]),
    fields: FIELDS,
    defaultValues: {
      user_id: '',
      position_id: '',
      tenure_year: currentTenure,
      status: 'active' as const,
      appointment_details: { appointed_by: '', appointment_date: '' },
      performance_metrics: { events_organized: '0', budget_utilized: '0', feedback: '' },
    },
    send: onSubmit,
    failure: POSITION_TEXTS.holderCreateFailed,
    onSuccess: ({ reset }) => reset(),
  });
}
