import { PAYMENT_SCREEN_TEXTS, type Payee, PayeeInput } from '@quad/domain/expense-claims';
import { useController } from 'react-hook-form';
import { Grid } from '../../../layout/Grid/Grid.tsx';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { TextInput } from '../../../primitives/TextInput/TextInput.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { type ClosableProps, FormDialog } from '../../forms/FormDialog.tsx';
import { useDialogForm } from '../../forms/useDialogForm.ts';

export interface PayeeDialogProps extends ClosableProps {
  /** The current payment details; account numbers have to be typed again. */
  payee: Payee;
  /** Saves the details. If the promise rejects, the dialog shows why. */
  onSubmit: (payee: PayeeInput) => Promise<unknown>;
}

/** A user's payment details, with consent. It is open while it is rendered; load it lazily. */
export function PayeeDialog({ payee, onSubmit, onClose }: PayeeDialogProps) {
  const t = useTranslate();
  const { register, control, errors, ...form } = useDialogForm({
    schema: PayeeInput,
    // Consent has to be given again each time.
    defaultValues: { holder: payee.holder, account: '', ifsc: payee.ifsc ?? '', upi: '', consent: false as never },
    fields: ['holder', 'account', 'ifsc', 'upi', 'consent'],
    send: onSubmit,
    fallback: PAYMENT_SCREEN_TEXTS.payeeFailed,
    onClose,
  });
  const { field } = useController({ control, name: 'consent' });
  return (
    <FormDialog
      {...form}
      title={t(PAYMENT_SCREEN_TEXTS.payeeTitle)}
      about={t(PAYMENT_SCREEN_TEXTS.payeeAbout)}
      verb={t(PAYMENT_SCREEN_TEXTS.payeeSave)}
      loadingText={t(PAYMENT_SCREEN_TEXTS.payeeSaving)}
      onClose={onClose}
    >
      <Field label={t(PAYMENT_SCREEN_TEXTS.holder)} error={errors.holder?.message} required>
        <TextInput {...register('holder')} autoComplete="name" />
      </Field>
      <Grid columns={{ phone: 1, tablet: 2 }}>
        <Field label={t(PAYMENT_SCREEN_TEXTS.account)} error={errors.account?.message}>
          <TextInput {...register('account')} inputMode="numeric" autoComplete="off" />
        </Field>
        <Field label={t(PAYMENT_SCREEN_TEXTS.ifsc)} error={errors.ifsc?.message}>
          <TextInput {...register('ifsc')} autoComplete="off" />
        </Field>
      </Grid>
      <Field label={t(PAYMENT_SCREEN_TEXTS.upi)} error={errors.upi?.message}>
        <TextInput {...register('upi')} autoComplete="off" />
      </Field>
      <div>
        <Checkbox
          ref={field.ref}
          name={field.name}
          label={t(PAYMENT_SCREEN_TEXTS.consent)}
          checked={field.value === true}
          onCheckedChange={field.onChange}
          onBlur={field.onBlur}
          invalid={errors.consent !== undefined}
          required
        />
        {errors.consent?.message && (
          <Text size="s" role="alert">
            {t(errors.consent.message)}
          </Text>
        )}
      </div>
    </FormDialog>
  );
}
