import { AllocationForm, amountText, formatPaise, MONEY_TEXTS, type UnitYear } from '@quad/domain/ledger';
import type * as v from 'valibot';
import { Field } from '../../primitives/Field/Field.tsx';
import { NumberInput } from '../../primitives/NumberInput/NumberInput.tsx';
import { TextInput } from '../../primitives/TextInput/TextInput.tsx';
import { useLocaleSettings } from '../../primitives/UiProvider/LocaleSettings.ts';
import { type ClosableProps, FormDialog } from '../forms/FormDialog.tsx';
import { useDialogForm } from '../forms/useDialogForm.ts';

export interface AllocateDialogProps extends ClosableProps {
  /** The unit's current year. */
  unitYear: Pick<UnitYear, 'unit' | 'year' | 'allocated' | 'free'>;
  /** Sets the total of the year. If the promise rejects, the dialog shows why. */
  onSubmit: (allocation: v.InferOutput<typeof AllocationForm>) => Promise<unknown>;
}

/** Sets the total budget of a unit for a year. It is open while it is rendered; load it lazily. */
export function AllocateDialog({ unitYear: { unit, year, allocated, free }, onSubmit, onClose }: AllocateDialogProps) {
  const settings = useLocaleSettings();
  const t = settings.translate;
  const {
    register,
    errors,
    control: _,
    ...form
  } = useDialogForm({
    schema: AllocationForm,
    defaultValues: { allocated: allocated === 0 ? '' : amountText(allocated), reason: '' },
    fields: ['allocated', 'reason'],
    send: onSubmit,
    fallback: MONEY_TEXTS.allocateFailed,
    onClose,
  });
  return (
    <FormDialog
      {...form}
      title={t(MONEY_TEXTS.allocateTitle, { unit: unit.name })}
      about={t(MONEY_TEXTS.allocateAbout, { year, committed: formatPaise(allocated - free, settings) })}
      verb={t(MONEY_TEXTS.allocate)}
      loadingText={t(MONEY_TEXTS.allocating)}
      onClose={onClose}
    >
      <Field label={t(MONEY_TEXTS.allocateSum)} error={errors.allocated?.message} required>
        <NumberInput {...register('allocated')} currency="₹" min={0} step={0.01} />
      </Field>
      <Field label={t(MONEY_TEXTS.reason)} error={errors.reason?.message} required>
        <TextInput {...register('reason')} autoComplete="off" />
      </Field>
    </FormDialog>
  );
}
