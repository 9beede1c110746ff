import { HolderChangeInput, type Holding, type OfficeHolder } from '@quad/domain/administration';
import { POSITION_HOLDER_STATUSES, tenureOptions } from '@quad/domain/positions';
import { DateInput } from '../../../primitives/DateInput/DateInput.tsx';
import { EmailInput } from '../../../primitives/EmailInput/EmailInput.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { type ClosableProps, FormDialog } from '../../forms/FormDialog.tsx';
import { choices } from '../../forms/options.ts';
import { useDialogForm } from '../../forms/useDialogForm.ts';
import { HOLDER_STATUS_NAMES } from '../texts.ts';

export interface HolderDialogProps extends ClosableProps {
  /** A current or former holder. The day of appointment can only be corrected if it is known. */
  holder: OfficeHolder & Partial<Pick<Holding, 'status' | 'appointed_on'>>;
  /** The current year on campus, in which the latest tenure starts. */
  currentYear: number;
  /** Saves the correction. The dialog is busy while the promise is pending; if it rejects, the dialog shows why and keeps the input. */
  onCorrect: (corrected: HolderChangeInput & { holderId: string }) => Promise<unknown>;
}

/** Ends a holding of a position, or corrects its tenure, start and person. It is open while it is rendered; load it lazily. */
export function HolderDialog({ holder, currentYear, onCorrect, onClose }: HolderDialogProps) {
  const t = useTranslate();
  const { office, unit, person, tenure, status = 'active', appointed_on, holder_id: holderId } = holder;
  const knowsDay = appointed_on !== undefined;
  const { register, errors, ...form } = useDialogForm({
    schema: HolderChangeInput,
    defaultValues: { status, tenure_year: tenure ?? '', email: '', ...(knowsDay && { appointed_on: appointed_on ?? '' }) },
    fields: ['status', 'tenure_year', 'appointed_on', 'email'],
    send: (input) => onCorrect({ ...input, holderId: holderId ?? '' }),
    fallback: 'Failed to correct it.',
    onClose,
  });
  return (
    <FormDialog
      {...form}
      title={t('Correct {office} of {name}', { office, name: person?.name ?? '' })}
      about={unit}
      verb={t('Correct')}
      loadingText={t('Correcting...')}
      onClose={onClose}
    >
      <Text>{t('An ended position is not in any list of offices. A sheet of offices restores it.')}</Text>
      <Field label={t('State')} error={errors.status?.message} required>
        <Select
          {...register('status')}
          options={POSITION_HOLDER_STATUSES.map((status) => ({ value: status, label: t(HOLDER_STATUS_NAMES[status]) }))}
        />
      </Field>
      <Field label={t('Tenure')} error={errors.tenure_year?.message} required>
        <Select {...register('tenure_year')} options={choices(tenureOptions({ currentYear }))} />
      </Field>
      {knowsDay && (
        <Field label={t('Appointed on')} error={errors.appointed_on?.message}>
          <DateInput {...register('appointed_on')} />
        </Field>
      )}
      <Field
        label={t('Email of the right person')}
        hint={t('Leave it blank if {name} is the right person.', { name: person?.name ?? '' })}
        error={errors.email?.message}
      >
        <EmailInput {...register('email')} autoComplete="off" />
      </Field>
    </FormDialog>
  );
}
