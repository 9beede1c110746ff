import { type Distribution, filesToRun } from './distribution.ts';

const LINKED = /(?:src|href)="\/(assets\/[^"]+)"/g;

/** The files that /login loads before everything on it works: what its HTML names, and what that imports. */
export function signInFiles({ manifest, loginPage }: Distribution): ReadonlySet<string> {
  const linked = [...loginPage.matchAll(LINKED)].flatMap(([, file]) => file ?? []);
  if (!linked.some((file) => file.endsWith('.js'))) throw new Error('The sign-in page names no script, so nothing would be measured.');
  const keys = Object.keys(manifest).filter((key) => linked.includes(manifest[key]?.file ?? ''));
  return new Set([...linked, ...filesToRun(manifest, keys)]);
}

const STYLE = /<style[^>]*>(?<styles>[^<]*)<\/style>/g;

/** The styles that stand in the HTML of /login itself. */
export function inlineStyles(loginPage: string): string {
  return [...loginPage.matchAll(STYLE)].map(({ groups }) => groups?.styles ?? '').join('\n');
}
