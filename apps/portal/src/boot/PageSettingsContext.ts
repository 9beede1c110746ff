import { DEFAULT_INSTITUTE } from '@quad/domain/institute';
import { createContext, use } from 'react';
import type { InstituteWithSignIn, PageSettings } from './pageSettings.ts';

export const PageSettingsContext = createContext<PageSettings>({ institute: DEFAULT_INSTITUTE, demonstrationAccounts: [] });

/** Returns the settings that this page was served with. */
export function usePageSettings(): PageSettings {
  return use(PageSettingsContext);
}

/** Returns the institute of this portal: its names, mail domain and time zone. */
export function useInstitute(): InstituteWithSignIn {
  return use(PageSettingsContext).institute;
}
