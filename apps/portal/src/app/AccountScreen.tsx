import { AccountPage } from '@quad/ui/features/accounts';
import { type ReactNode, Suspense } from 'react';
import { LoadingScreen } from './LoadingScreen.tsx';
import { useInstitute } from './PageSettingsContext.ts';

export interface AccountScreenProps {
  title: string;
  subtitle?: string;
  /** One of the account forms. */
  children: ReactNode;
}

/** The frame of an account page: whose portal it is and what the page is for can be read while its form is on the way. */
export function AccountScreen({ children, ...page }: AccountScreenProps) {
  return (
    <AccountPage {...page} institute={useInstitute()}>
      <Suspense fallback={<LoadingScreen />}>{children}</Suspense>
    </AccountPage>
  );
}
