import { useReauthentication } from '@quad/api-client/hooks';
import { lazy, Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const ReauthenticationDialog = lazy(async () => ({ default: (await import('@quad/ui/features/settings')).ReauthenticationDialog }));

/** Asks the person to authenticate again when the server requires it; the interrupted action then continues. */
export function Reauthenticate() {
  const { ways, byPassword, byPasskey, decline } = useReauthentication();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  if (!ways) return null;
  const isAdministration = pathname.startsWith('/admin/');
  const turnDown = () => {
    decline();
    if (isAdministration) navigate('/dashboard');
  };
  const about = isAdministration ? 'administration' : pathname === '/my-data' ? 'own-data' : 'sign-in';
  return (
    <Suspense>
      <ReauthenticationDialog about={about} ways={ways} onPasswordSubmit={byPassword} onPasskeyRequest={byPasskey} onDecline={turnDown} />
    </Suspense>
  );
}
