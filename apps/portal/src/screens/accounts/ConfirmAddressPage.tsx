import { useProofLink, useVerifyEmail } from '@quad/api-client/hooks';
import { ACCOUNT_TEXTS } from '@quad/domain/messages';
import { showToast, useTranslate } from '@quad/ui';
import { ConfirmAddress } from '@quad/ui/features/accounts';
import { useNavigate, useParams } from 'react-router-dom';
import { AccountLayout } from './AccountLayout.tsx';

interface ProofLink {
  readonly id: string;
  readonly token: string;
}

/** /verify-email/:id/:token. */
export function ConfirmAddressPage() {
  const t = useTranslate();
  const { id = '', token = '' } = useParams();
  return (
    <AccountLayout title={t(ACCOUNT_TEXTS.confirmTitle)}>
      <OneLink key={`${id}/${token}`} id={id} token={token} />
    </AccountLayout>
  );
}

function OneLink(link: ProofLink) {
  return <ConfirmAddress link={useProofLink(link)} onConfirm={useAddressProof(link)} />;
}

/** Confirms the mail address with the link of this page, shows a toast when done, and redirects to where the person belongs. */
function useAddressProof(link: ProofLink): ReturnType<typeof useVerifyEmail> {
  const t = useTranslate();
  const verify = useVerifyEmail(link);
  const navigate = useNavigate();
  return async (choice) => {
    const user = await verify(choice);
    showToast({ tone: 'positive', description: t(ACCOUNT_TEXTS.addressConfirmed) });
    void navigate('/', { replace: true });
    return user;
  };
}
