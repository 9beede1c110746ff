import type { DemonstrationAccount } from '@quad/ui/features';
import { useEffect, useState } from 'react';
import { usePageSettings } from './PageSettingsContext.ts';

const NONE: readonly DemonstrationAccount[] = [];

/** The accounts to try, where this is a demonstration. They arrive after the form, which is the same everywhere. */
export function useDemonstrationAccounts(): readonly DemonstrationAccount[] {
  const { institute, isDemonstration } = usePageSettings();
  const [accounts, setAccounts] = useState(NONE);
  useEffect(() => {
    if (isDemonstration)
      void import('@quad/domain/demonstration').then(({ demonstrationAccounts }) => setAccounts(demonstrationAccounts(institute.domain)));
  }, [isDemonstration, institute.domain]);
  return accounts;
}
