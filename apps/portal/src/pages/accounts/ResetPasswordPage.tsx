import { AccountScreen } from '../../app/AccountScreen.tsx';
import { ResetPasswordForm } from '../../app/accountForms.ts';
import { useCheckedResetLink } from '../../app/useCheckedResetLink.ts';
import { usePasswordReset } from '../../app/usePasswordReset.ts';
import { type ResetLinkParams, useResetLinkParams } from '../../app/useResetLinkParams.ts';

/** /reset-password/:id/:resetToken. */
export function ResetPasswordPage() {
  const params = useResetLinkParams();
  return (
    <AccountScreen title="Choose a new password">
      <OneLink key={`${params.id}/${params.resetToken}`} {...params} />
    </AccountScreen>
  );
}

function OneLink(params: ResetLinkParams) {
  return <ResetPasswordForm link={useCheckedResetLink(params)} onReset={usePasswordReset(params)} />;
}
