import { useSession } from '@quad/api-client/hooks';
import { decideRoute } from '@quad/domain/access';
import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { announceUnknownAddress } from '../boot/unknownAddress.ts';
import { LoadingScreen } from './LoadingScreen.tsx';

/** Shows a screen to those who may see it and redirects everybody else. The domain package defines the rule. */
export function Guard({ children }: { children: ReactNode }) {
  const { pathname, search, state } = useLocation();
  const decision = decideRoute({ path: pathname + search, session: useSession(), requested: state?.requested });
  const isUnknown = decision.kind === 'redirect' && decision.isUnknown;
  useEffect(() => {
    if (isUnknown) announceUnknownAddress();
  }, [isUnknown]);
  if (decision.kind === 'loading') return <LoadingScreen />;
  if (decision.kind === 'redirect') return <Navigate to={decision.to} replace state={{ requested: decision.remember, from: pathname }} />;
  return children;
}
