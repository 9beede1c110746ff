import { AccountPage } from '@quad/ui/features/accounts';
import type { ReactNode } from 'react';
import { useInstitute } from '../../boot/PageSettingsContext.ts';

export interface AccountLayoutProps {
  title: string;
  subtitle?: string;
  /** One of the account forms. */
  children: ReactNode;
}

/** The frame of an account page: whose portal it is, and what the page is for. */
export function AccountLayout(props: AccountLayoutProps) {
  return <AccountPage {...props} institute={useInstitute()} />;
}
