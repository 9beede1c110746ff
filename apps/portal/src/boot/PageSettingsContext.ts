import { DEFAULT_INSTITUTE } from '@quad/domain/institute';
import { createContext, use } from 'react';
import type { OfferingInstitute, PageSettings } from './pageSettings.ts';

export const PageSettingsContext = createContext<PageSettings>({ institute: DEFAULT_INSTITUTE, demonstrationAccounts: [] });

/** What this page was served with. */
export function usePageSettings(): PageSettings {
  return use(PageSettingsContext);
}

/** The institute whose portal this is: its names, its mail domain, its time zone. */
export function useInstitute(): OfferingInstitute {
  return use(PageSettingsContext).institute;
}
