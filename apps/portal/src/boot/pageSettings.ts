import type { ServedAnswer } from '@quad/api-client/client';
import type { SignInOffer } from '@quad/domain/access';
import type { Institute } from '@quad/domain/institute';
import { DEFAULT_INSTITUTE } from '@quad/domain/institute';
import type { DemonstrationAccount } from '@quad/ui/features/accounts';

/** The institute, with how its people sign in where that is not by passwords and Google alone. */
export interface OfferingInstitute extends Institute {
  readonly offered?: SignInOffer | undefined;
}

/** What the page was served with: the institute, and, where this is a demonstration, the accounts to try and the folder of its mails. */
export interface PageSettings {
  readonly institute: OfferingInstitute;
  readonly demonstrationAccounts: readonly DemonstrationAccount[];
  readonly mailFolder?: string | undefined;
  /** The moment that the page's HTML shows, where it arrived with its first screen. */
  readonly renderedAt?: Date | undefined;
  /** How that HTML shows the sidebar. In a browser the sidebar knows by itself. */
  readonly isSidebarCollapsed?: boolean | undefined;
}

/** The screen that a page arrives with, and what it was made from. */
export interface FirstScreen {
  /** Its address, which need not be the one that was asked for: one that only leads elsewhere is never shown. */
  readonly path: string;
  readonly renderedAt: Date;
  /** What the calls of the screen were answered, by address. */
  readonly answers: Readonly<Record<string, ServedAnswer>>;
}

function readJson(id: string) {
  return JSON.parse(document.getElementById(id)?.textContent ?? '');
}

/** Reads what the server wrote into the page. A page served by anybody else says nothing: then the build's settings hold. */
export function readPageSettings(): PageSettings {
  try {
    const { demonstrationAccounts = [], mailFolder, ...institute } = readJson('quad-institute');
    return { institute, demonstrationAccounts, mailFolder };
  } catch {
    return { institute: { ...DEFAULT_INSTITUTE, ...settingsOfBuild() }, demonstrationAccounts: [] };
  }
}

/** Who the server says opened this page; undefined where it was served by anybody else, who does not know. */
export function readPageSession(): unknown {
  try {
    return readJson('quad-session');
  } catch {
    return undefined;
  }
}

/** The screen that is in the page already; undefined where it is still to be made. */
export function readFirstScreen(): FirstScreen | undefined {
  try {
    const { path, renderedAt, answers } = readJson('quad-first-screen');
    return { path, renderedAt: new Date(renderedAt), answers };
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
