import { usePayByHand, useTreasury, useUpiAddress } from '@quad/api-client/hooks';
import { CLAIM_SCREEN_TEXTS, type ExpenseClaim, PAYMENT_SCREEN_TEXTS } from '@quad/domain/expense-claims';
import { Button, useTranslate } from '@quad/ui';
import { PaymentDialog } from '@quad/ui/features/expense-claims';
import { useState } from 'react';
import { withSuccessToast } from '../../../app/shell/withSuccessToast.ts';

/** A claim that a treasurer pays individually: by UPI, in cash, or by a separate bank transfer. */
export function Payable({ claim: { _id, claimant, approved_amount: amount } }: { claim: ExpenseClaim }) {
  const t = useTranslate();
  const { data } = useTreasury();
  const pay = usePayByHand();
  const readUpi = useUpiAddress();
  const [open, setOpen] = useState(false);
  if (!data?.is_treasurer) return null;
  return (
    <div>
      <Button onClick={() => setOpen(true)}>{t(PAYMENT_SCREEN_TEXTS.byHand)}</Button>
      {open && (
        <PaymentDialog
          name={claimant?.personal_info?.name ?? t(CLAIM_SCREEN_TEXTS.former)}
          amount={amount}
          onLoad={async () => (await readUpi({ claimId: _id })).address}
          onSubmit={withSuccessToast(({ way, reference }) => pay({ claimId: _id, way, reference }), t(PAYMENT_SCREEN_TEXTS.isPaid))}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
