import { useProofLink } from '@quad/api-client/hooks';
import { ACCOUNT_TEXTS } from '@quad/domain/messages';
import { useParams } from 'react-router-dom';
import { AccountScreen } from '../../app/AccountScreen.tsx';
import { ConfirmAddress } from '../../app/accountForms.ts';
import { useAddressProof } from '../../app/useAddressProof.ts';

/** /verify-email/:id/:token. */
export function ConfirmAddressPage() {
  const { id = '', token = '' } = useParams();
  return (
    <AccountScreen title={ACCOUNT_TEXTS.confirmTitle}>
      <OneLink key={`${id}/${token}`} id={id} token={token} />
    </AccountScreen>
  );
}

function OneLink(link: { id: string; token: string }) {
  return <ConfirmAddress link={useProofLink(link)} onConfirm={useAddressProof(link)} />;
}
