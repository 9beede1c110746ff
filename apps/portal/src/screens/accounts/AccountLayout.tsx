import { AccountPage } from '@quad/ui/features/accounts';
import type { ReactNode } from 'react';
import { useInstitute } from '../../boot/PageSettingsContext.ts';

export interface AccountLayoutProps {
  title: string;
  subtitle?: string;
  /** An account form. */
  children: ReactNode;
}

/** The frame of an account page: the name of the institute's portal and the purpose of the page. */
export function AccountLayout(props: AccountLayoutProps) {
  return <AccountPage {...props} institute={useInstitute()} />;
}
