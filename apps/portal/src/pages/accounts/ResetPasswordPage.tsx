import { AccountPage } from '@quad/ui/features';
import { ResetPasswordForm } from '@quad/ui/features/accounts';
import { useInstitute } from '../../app/PageSettingsContext.ts';
import { useCheckedResetLink } from '../../app/useCheckedResetLink.ts';
import { usePasswordReset } from '../../app/usePasswordReset.ts';
import { type ResetLinkParams, useResetLinkParams } from '../../app/useResetLinkParams.ts';

/** /reset-password/:id/:resetToken. */
export function ResetPasswordPage() {
  const params = useResetLinkParams();
  return (
    <AccountPage institute={useInstitute()} title="Choose a new password">
      <OneLink key={`${params.id}/${params.resetToken}`} {...params} />
    </AccountPage>
  );
}

function OneLink(params: ResetLinkParams) {
  return <ResetPasswordForm link={useCheckedResetLink(params)} onReset={usePasswordReset(params)} />;
}
