import { useTranslate } from '@quad/ui';
import { ResetPasswordForm } from '@quad/ui/features/accounts';
import { useParams } from 'react-router-dom';
import { AccountLayout } from './AccountLayout.tsx';
import { type ResetLinkParams, useCheckedResetLink, usePasswordReset } from './passwordReset.ts';

/** /reset-password/:id/:resetToken. */
export function ResetPasswordPage() {
  const t = useTranslate();
  const { id = '', resetToken = '' } = useParams();
  return (
    <AccountLayout title={t('Choose a new password')}>
      <OneLink key={`${id}/${resetToken}`} id={id} resetToken={resetToken} />
    </AccountLayout>
  );
}

function OneLink(params: ResetLinkParams) {
  return <ResetPasswordForm link={useCheckedResetLink(params)} onReset={usePasswordReset(params)} />;
}
