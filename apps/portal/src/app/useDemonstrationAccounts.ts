import type { DemonstrationAccount } from '@quad/ui/features/accounts';
import { usePageSettings } from './PageSettingsContext.ts';
import { useAfterPrerender } from './useAfterPrerender.ts';

const NONE: readonly DemonstrationAccount[] = [];

/** The accounts to try, where this is a demonstration. They come after the prerendered form, which has none. */
export function useDemonstrationAccounts(): readonly DemonstrationAccount[] {
  return useAfterPrerender(usePageSettings().demonstrationAccounts, NONE);
}
