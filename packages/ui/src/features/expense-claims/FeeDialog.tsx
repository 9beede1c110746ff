import { WAY_TEXTS } from '@quad/domain/expense-claims';
import { FEE_DESK_LABELS, type FeeEntry, FeeInput, FeeRefundInput } from '@quad/domain/fee-desk';
import { FEE_PAYMENT_METHODS, formatPaise } from '@quad/domain/ledger';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '../../primitives/Field/Field.tsx';
import { Select } from '../../primitives/Select/Select.tsx';
import { TextInput } from '../../primitives/TextInput/TextInput.tsx';
import { useLocaleSettings, useTranslate } from '../../primitives/UiProvider/LocaleSettings.ts';
import { type ClosableProps, FormDialog } from '../forms/FormDialog.tsx';
import { useDialogForm } from '../forms/useDialogForm.ts';
import { claimantName } from './claimFormats.ts';

export interface FeeDialogProps extends ClosableProps {
  /** The person and the fee's status. */
  entry: FeeEntry;
  /** The fee of the event, in paise. */
  fee: number;
  /** Marks the fee as paid. If the promise rejects, the dialog shows why. */
  onTake: (fee: FeeInput) => Promise<unknown>;
  /** Refunds the fee. If the promise rejects, the dialog shows why. */
  onReturn: (refund: FeeRefundInput) => Promise<unknown>;
}

/** Collects a fee, or refunds it if it was paid. It is open while it is rendered; load it lazily. */
export function FeeDialog({ entry, fee, onTake, onReturn, onClose }: FeeDialogProps) {
  return entry.fee ? (
    <RefundForm entry={entry} amount={entry.fee.amount} onSubmit={onReturn} onClose={onClose} />
  ) : (
    <CollectForm entry={entry} amount={fee} onSubmit={onTake} onClose={onClose} />
  );
}

interface PartProps<Sent> extends Pick<FeeDialogProps, 'entry' | 'onClose'> {
  amount: number;
  onSubmit: (sent: Sent) => Promise<unknown>;
}

function CollectForm({ entry, amount, onSubmit, onClose }: PartProps<FeeInput>) {
  const settings = useLocaleSettings();
  const t = settings.translate;
  const { register, errors, watch, ...form } = useDialogForm({
    schema: FeeInput,
    defaultValues: { user_id: entry.person._id, via: 'cash', reference: '' },
    fields: ['via', 'reference'],
    send: onSubmit,
    fallback: FEE_DESK_LABELS.takeFailed,
    onClose,
  });
  const of = { amount: formatPaise(amount, settings), name: claimantName(entry.person, t) };
  return (
    <FormDialog
      {...form}
      title={t(FEE_DESK_LABELS.takeTitle, of)}
      about={entry.user_id ?? ''}
      verb={t(FEE_DESK_LABELS.take, of)}
      loadingText={t(FEE_DESK_LABELS.taking)}
      onClose={onClose}
    >
      <PaymentMethodField label={t(FEE_DESK_LABELS.via)} via={watch('via')} register={register} errors={errors} />
    </FormDialog>
  );
}

function RefundForm({ entry, amount, onSubmit, onClose }: PartProps<FeeRefundInput>) {
  const settings = useLocaleSettings();
  const t = settings.translate;
  const { register, errors, watch, ...form } = useDialogForm({
    schema: FeeRefundInput,
    defaultValues: { via: entry.fee?.via ?? 'cash', reference: '', reason: '' },
    fields: ['via', 'reference', 'reason'],
    send: onSubmit,
    fallback: FEE_DESK_LABELS.refundFailed,
    onClose,
  });
  const of = { amount: formatPaise(amount, settings), name: claimantName(entry.person, t) };
  return (
    <FormDialog
      {...form}
      title={t(FEE_DESK_LABELS.refundTitle, of)}
      about={entry.user_id ?? ''}
      verb={t(FEE_DESK_LABELS.refund)}
      loadingText={t(FEE_DESK_LABELS.refunding)}
      onClose={onClose}
    >
      <PaymentMethodField label={t(FEE_DESK_LABELS.refundVia)} via={watch('via')} register={register} errors={errors} />
      <Field label={t(FEE_DESK_LABELS.reason)} error={errors.reason?.message} required>
        <TextInput {...register('reason')} autoComplete="off" />
      </Field>
    </FormDialog>
  );
}

interface PaymentMethodFieldProps {
  label: string;
  via: string;
  register: (field: 'via' | 'reference') => UseFormRegisterReturn;
  errors: { readonly [Field in 'via' | 'reference']?: { readonly message?: string | undefined } | undefined };
}

/** In cash, or by UPI with its reference. */
function PaymentMethodField({ label, via, register, errors }: PaymentMethodFieldProps) {
  const t = useTranslate();
  return (
    <>
      <Field label={label} error={errors.via?.message} required>
        <Select {...register('via')} options={FEE_PAYMENT_METHODS.map((value) => ({ value, label: t(WAY_TEXTS[value]) }))} />
      </Field>
      {via === 'upi' && (
        <Field label={t(FEE_DESK_LABELS.reference)} error={errors.reference?.message} required>
          <TextInput {...register('reference')} autoComplete="off" inputMode="numeric" />
        </Field>
      )}
    </>
  );
}
