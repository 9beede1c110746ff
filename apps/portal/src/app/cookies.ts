const A_YEAR_IN_SECONDS = 365 * 24 * 60 * 60;

/** What this browser keeps under a name; undefined where it keeps nothing, and where there is no browser. */
export function readCookie(name: string): string | undefined {
  if (typeof document === 'undefined') return undefined;
  const entry = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`));
  return entry?.slice(name.length + 1);
}

/** Keeps a choice in this browser for a year, where the server reads it too. One that refuses to keep it loses it at the next visit. */
export function writeCookie(name: string, value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
  document.cookie = `${name}=${value}; Path=/; Max-Age=${A_YEAR_IN_SECONDS}; SameSite=Lax`;
}
