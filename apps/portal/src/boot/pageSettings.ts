import type { ServedAnswer } from '@quad/api-client/client';
import type { SignInOffer } from '@quad/domain/access';
import type { Institute } from '@quad/domain/institute';
import { DEFAULT_INSTITUTE } from '@quad/domain/institute';
import type { DemonstrationAccount } from '@quad/ui/features/accounts';

/** The institute, with its ways to sign in if they are not just passwords and Google. */
export interface InstituteWithSignIn extends Institute {
  readonly offered?: SignInOffer | undefined;
}

/** Settings that the page was served with: the institute, and, in a demonstration, its accounts and its mail folder. */
export interface PageSettings {
  readonly institute: InstituteWithSignIn;
  readonly demonstrationAccounts: readonly DemonstrationAccount[];
  readonly mailFolder?: string | undefined;
  /** The time that server-rendered HTML shows; undefined if the page was not rendered with its first screen. */
  readonly renderedAt?: Date | undefined;
  /** Whether that HTML shows the sidebar collapsed. In a browser, the sidebar reads its own state. */
  readonly isSidebarCollapsed?: boolean | undefined;
}

/** The screen that the server rendered into the page, and the data that it was rendered from. */
export interface FirstScreen {
  /** Its path. It may differ from the requested one, because a path that only redirects is never shown. */
  readonly path: string;
  readonly renderedAt: Date;
  /** Responses to the calls of the screen, by address. */
  readonly answers: Readonly<Record<string, ServedAnswer>>;
}

function readJson(id: string) {
  return JSON.parse(document.getElementById(id)?.textContent ?? '');
}

/** Reads the settings that the server wrote into the page. If another server serves the page, falls back to the settings of the build. */
export function readPageSettings(): PageSettings {
  try {
    const { demonstrationAccounts = [], mailFolder, ...institute } = readJson('quad-institute');
    return { institute, demonstrationAccounts, mailFolder };
  } catch {
    return { institute: { ...DEFAULT_INSTITUTE, ...settingsOfBuild() }, demonstrationAccounts: [] };
  }
}

/** Returns the session that the server embedded; undefined if another server served the page. */
export function readPageSession(): unknown {
  try {
    return readJson('quad-session');
  } catch {
    return undefined;
  }
}

/** Returns the server-rendered screen; undefined if the page has none. */
export function readFirstScreen(): FirstScreen | undefined {
  try {
    const { path, renderedAt, answers } = readJson('quad-first-screen');
    return { path, renderedAt: new Date(renderedAt), answers };
  } catch {
    return undefined;
  }
}

/** Settings of a build for another backend (VITE_API_URL), which any web server may serve. */
function settingsOfBuild(): Partial<Institute> {
  const {
    VITE_INSTITUTE_NAME: name,
    VITE_INSTITUTE_DOMAIN: domain,
    VITE_PORTAL_TITLE: portalTitle,
    VITE_CAMPUS_TIME_ZONE: timeZone,
  } = import.meta.env;
  return Object.fromEntries(Object.entries({ name, domain, portalTitle, timeZone }).filter(([, value]) => value));
}
