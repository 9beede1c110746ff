import type { Institute } from '@quad/domain/institute';
import { DEFAULT_INSTITUTE } from '@quad/domain/institute';
import type { DemonstrationAccount } from '@quad/ui/features/accounts';

/** What the page was served with: the institute, and, where this is a demonstration, the accounts to try and the folder of its mails. */
export interface PageSettings {
  readonly institute: Institute;
  readonly demonstrationAccounts: readonly DemonstrationAccount[];
  readonly mailFolder?: string | undefined;
}

/** Reads what the server wrote into the page. A page served by anybody else says nothing: then the build's settings hold. */
export function readPageSettings(): PageSettings {
  try {
    const {
      demonstrationAccounts = [],
      mailFolder,
      ...institute
    } = JSON.parse(document.getElementById('quad-institute')?.textContent ?? '');
    return { institute, demonstrationAccounts, mailFolder };
  } catch {
    return { institute: { ...DEFAULT_INSTITUTE, ...settingsOfBuild() }, demonstrationAccounts: [] };
  }
}

/** Who the server says opened this page; undefined where it was served by anybody else, who does not know. */
export function readPageSession(): unknown {
  try {
    return JSON.parse(document.getElementById('quad-session')?.textContent ?? '');
  } catch {
    return undefined;
  }
}

/** For a portal that is built for a backend of its own (VITE_API_URL) and served by any web server. */
function settingsOfBuild(): Partial<Institute> {
  const {
    VITE_INSTITUTE_NAME: name,
    VITE_INSTITUTE_DOMAIN: domain,
    VITE_PORTAL_TITLE: portalTitle,
    VITE_CAMPUS_TIME_ZONE: timeZone,
  } = import.meta.env;
  return Object.fromEntries(Object.entries({ name, domain, portalTitle, timeZone }).filter(([, value]) => value));
}
