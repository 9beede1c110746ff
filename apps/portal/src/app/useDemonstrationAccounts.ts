import type { DemonstrationAccount } from '@quad/ui/features';
import { usePageSettings } from './PageSettingsContext.ts';

/** The accounts to try, where this is a demonstration. */
export function useDemonstrationAccounts(): readonly DemonstrationAccount[] {
  return usePageSettings().demonstrationAccounts;
}
