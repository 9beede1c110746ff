import { DEFAULT_INSTITUTE, type Institute } from '@quad/domain/institute';

/** What the page was served with. */
export interface PageSettings {
  readonly institute: Institute;
  /** A demonstration: the sign-in page shows accounts to try. */
  readonly isDemonstration: boolean;
}

/** Reads what the server wrote into the page. A page served by anybody else says nothing: then the build's settings hold. */
export function readPageSettings(): PageSettings {
  const written = document.getElementById('quad-institute')?.textContent;
  if (!written) return { institute: { ...DEFAULT_INSTITUTE, ...settingsOfBuild() }, isDemonstration: false };
  const { demo, ...institute } = JSON.parse(written);
  return { institute: { ...DEFAULT_INSTITUTE, ...institute }, isDemonstration: demo === true };
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
