import { useProveMailbox } from '@quad/api-client/hooks';
import { ACCOUNT_TEXTS } from '@quad/domain/messages';
import { showToast } from '@quad/ui';
import { useNavigate } from 'react-router-dom';

/** Confirms the address by the link of this page, says when it is done, and leads on to where the person belongs. */
export function useAddressProof(link: { id: string; token: string }): ReturnType<typeof useProveMailbox> {
  const prove = useProveMailbox(link);
  const navigate = useNavigate();
  return async (choice) => {
    const user = await prove(choice);
    showToast({ tone: 'positive', message: ACCOUNT_TEXTS.addressConfirmed });
    void navigate('/', { replace: true });
    return user;
  };
}
