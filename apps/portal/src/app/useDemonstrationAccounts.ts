import type { DemonstrationAccount } from '@quad/ui/features';
import { useSyncExternalStore } from 'react';
import { usePageSettings } from './PageSettingsContext.ts';

const NONE: readonly DemonstrationAccount[] = [];
const subscribeToNothing = () => () => {};

/** The accounts to try, where this is a demonstration. They come after the prerendered form, which has none. */
export function useDemonstrationAccounts(): readonly DemonstrationAccount[] {
  const { demonstrationAccounts } = usePageSettings();
  return useSyncExternalStore(
    subscribeToNothing,
    () => demonstrationAccounts,
    () => NONE,
  );
}
