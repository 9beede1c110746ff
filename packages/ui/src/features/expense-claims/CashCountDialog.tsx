import { CashCountForm, FEE_DESK_LABELS } from '@quad/domain/fee-desk';
import { formatPaise, typedPaise } from '@quad/domain/ledger';
import type * as v from 'valibot';
import { Field } from '../../primitives/Field/Field.tsx';
import { NumberInput } from '../../primitives/NumberInput/NumberInput.tsx';
import { TextInput } from '../../primitives/TextInput/TextInput.tsx';
import { useLocaleSettings } from '../../primitives/UiProvider/LocaleSettings.ts';
import { type ClosableProps, FormDialog } from '../forms/FormDialog.tsx';
import { useDialogForm } from '../forms/useDialogForm.ts';

export interface CashCountDialogProps extends ClosableProps {
  /** The cash of the desk according to the ledger, in paise. */
  cash: number;
  /** Signs the count. If the promise rejects, the dialog shows why. */
  onSubmit: (count: v.InferOutput<typeof CashCountForm>) => Promise<unknown>;
}

/** Records a cash count at a desk. It is open while it is rendered; load it lazily. */
export function CashCountDialog({ cash, onSubmit, onClose }: CashCountDialogProps) {
  const settings = useLocaleSettings();
  const t = settings.translate;
  const {
    register,
    errors,
    watch,
    control: _,
    ...form
  } = useDialogForm({
    schema: CashCountForm,
    defaultValues: { counted: '', reason: '' },
    fields: ['counted', 'reason'],
    send: onSubmit,
    fallback: FEE_DESK_LABELS.signFailed,
    onClose,
  });
  const counted = typedPaise(watch('counted'));
  return (
    <FormDialog
      {...form}
      title={t(FEE_DESK_LABELS.handOver)}
      about={t(FEE_DESK_LABELS.handOverAbout)}
      verb={t(FEE_DESK_LABELS.sign)}
      loadingText={t(FEE_DESK_LABELS.signing)}
      onClose={onClose}
    >
      <Field
        label={t(FEE_DESK_LABELS.counted)}
        hint={t(FEE_DESK_LABELS.expected, { amount: formatPaise(cash, settings) })}
        error={errors.counted?.message}
        required
      >
        <NumberInput {...register('counted')} currency="₹" min={0} step={0.01} />
      </Field>
      {counted !== undefined && counted < cash && (
        <Field label={t(FEE_DESK_LABELS.countReason)} error={errors.reason?.message} required>
          <TextInput {...register('reason')} autoComplete="off" />
        </Field>
      )}
    </FormDialog>
  );
}
