import {
  PAYMENT_METHODS,
  PAYMENT_SCREEN_TEXTS,
  PAYMENT_STATE_TEXTS,
  PAYMENT_TEXTS,
  type PaymentMethod,
  WAY_TEXTS,
} from '@quad/domain/expense-claims';
import { body, optionalText } from '@quad/domain/fields';
import { useId, useState } from 'react';
import * as v from 'valibot';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { QrCode } from '../../../primitives/QrCode/QrCode.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { TextInput } from '../../../primitives/TextInput/TextInput.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { type ClosableProps, FormDialog } from '../../forms/FormDialog.tsx';
import { useAction } from '../../forms/useAction.ts';
import { useDialogForm } from '../../forms/useDialogForm.ts';
import { usePaise } from '../claimFormats.ts';

/** The manually entered result of a payment. */
export interface EnteredPayment {
  readonly way: PaymentMethod;
  readonly result: 'paid' | 'failed';
  readonly reference: string;
  readonly failure: string;
}

export interface PaymentDialogProps extends ClosableProps {
  /** The payee. */
  name: string;
  /** In paise. */
  amount: number;
  /** Whether it is a payment of a batch, which the bank may have refused; otherwise a claim that is paid manually. */
  batched?: boolean;
  /** Loads the content of the UPI code. If the promise rejects, the dialog shows why. */
  onLoad?: (() => Promise<string>) | undefined;
  /** Saves the result. If the promise rejects, the dialog shows why. */
  onSubmit: (payment: EnteredPayment) => Promise<unknown>;
}

const Entered = v.pipe(
  body({
    way: v.picklist(PAYMENT_METHODS),
    result: v.picklist(['paid', 'failed']),
    reference: optionalText(100),
    failure: optionalText(),
  }),
  v.forward(
    v.check(({ result, reference }) => result !== 'paid' || reference !== '', PAYMENT_TEXTS.reference),
    ['reference'],
  ),
  v.forward(
    v.check(({ result, failure }) => result !== 'failed' || failure !== '', PAYMENT_TEXTS.failure),
    ['failure'],
  ),
);

/** Records the result of a payment manually. It is open while it is rendered; load it lazily. */
export function PaymentDialog({ name, amount, batched = false, onLoad, onSubmit, onClose }: PaymentDialogProps) {
  const t = useTranslate();
  const id = useId();
  const money = usePaise();
  const [address, setAddress] = useState<string>();
  const upi = useAction();
  const { register, errors, watch, ...form } = useDialogForm({
    schema: Entered,
    defaultValues: { way: batched ? 'bank' : 'upi', result: 'paid', reference: '', failure: '' },
    fields: ['way', 'result', 'reference', 'failure'],
    send: onSubmit,
    fallback: PAYMENT_SCREEN_TEXTS.payFailed,
    onClose,
  });
  const label = t(PAYMENT_SCREEN_TEXTS.upiLabel, { amount: money(amount) });
  return (
    <FormDialog
      {...form}
      title={t(PAYMENT_SCREEN_TEXTS.byHand)}
      about={t(PAYMENT_SCREEN_TEXTS.byHandAbout, { amount: money(amount), name })}
      verb={t(PAYMENT_SCREEN_TEXTS.pay)}
      loadingText={t(PAYMENT_SCREEN_TEXTS.paying)}
      onClose={onClose}
    >
      {onLoad && !address && (
        <Stack gap="s">
          <Button
            loading={upi.isPending}
            aria-describedby={upi.failure ? id : undefined}
            onClick={() => void upi.run(async () => setAddress(await onLoad()), PAYMENT_SCREEN_TEXTS.upiFailed)}
          >
            {t(PAYMENT_SCREEN_TEXTS.showUpi)}
          </Button>
          {upi.failure && (
            <Text id={id} role="alert" size="s">
              {t(upi.failure)}
            </Text>
          )}
        </Stack>
      )}
      {address && <QrCode value={address} label={label} />}
      {batched ? (
        <Field label={t(PAYMENT_SCREEN_TEXTS.state)} error={errors.result?.message} required>
          <Select
            {...register('result')}
            options={(['paid', 'failed'] as const).map((value) => ({ value, label: t(PAYMENT_STATE_TEXTS[value]) }))}
          />
        </Field>
      ) : (
        <Field label={t(PAYMENT_SCREEN_TEXTS.way)} error={errors.way?.message} required>
          <Select {...register('way')} options={PAYMENT_METHODS.map((value) => ({ value, label: t(WAY_TEXTS[value]) }))} />
        </Field>
      )}
      {watch('result') === 'paid' ? (
        <Field label={t(PAYMENT_SCREEN_TEXTS.reference)} error={errors.reference?.message} required>
          <TextInput {...register('reference')} autoComplete="off" />
        </Field>
      ) : (
        <Field label={t(PAYMENT_SCREEN_TEXTS.failure)} error={errors.failure?.message} required>
          <TextInput {...register('failure')} autoComplete="off" />
        </Field>
      )}
    </FormDialog>
  );
}
