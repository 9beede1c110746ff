const A_YEAR_IN_SECONDS = 365 * 24 * 60 * 60;

/** Returns the value of a cookie; undefined if it is not set or there is no browser. */
export function readCookie(name: string): string | undefined {
  if (typeof document === 'undefined') return undefined;
  const entry = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`));
  return entry?.slice(name.length + 1);
}

/**
 * Stores a choice in a cookie for one year, so that the server can read it too. If the browser refuses cookies, the choice is lost at the
 * next visit.
 */
export function writeCookie(name: string, value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
  document.cookie = `${name}=${value}; Path=/; Max-Age=${A_YEAR_IN_SECONDS}; SameSite=Lax`;
}
