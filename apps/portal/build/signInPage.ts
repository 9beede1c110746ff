import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Language } from '@quad/domain/language';
import { BEHIND_SIGN_IN } from './firstFiles.ts';
import { ACCOUNT_LABEL_PLACEHOLDER, INSTITUTE_NAME_PLACEHOLDER, NONCE_PLACEHOLDER, PORTAL_TITLE_PLACEHOLDER } from './placeholders.ts';

const LATER = new RegExp(`\\s*<link [^>]*${BEHIND_SIGN_IN}[^>]*>`, 'g');
const STYLESHEET = /<link rel="stylesheet"[^>]*href="(?<href>[^"]+)"[^>]*>/;

interface Placeholders {
  readonly name: string;
  readonly portalTitle: string;
  readonly language: Language;
  readonly demonstrationAccounts: { email: string; password: string; label: string }[];
}

export type RenderSignIn = (placeholders: Placeholders) => Promise<string>;

/**
 * Writes login.html, and login.hi.html in Hindi: index.html with the sign-in form already in it and its styles inline, so that the form can be read
 * and typed into before any script has arrived. And login-demonstration.html: the same with the accounts that anybody may try.
 */
export async function writeSignInPages(dist: string, render: RenderSignIn, languages: readonly Language[]): Promise<void> {
  const shell = (await readFile(path.join(dist, 'index.html'), 'utf8')).replaceAll(LATER, '');
  const href = STYLESHEET.exec(shell)?.groups?.href;
  if (!href) throw new Error('index.html links no stylesheet, so the sign-in page would have no styles.');
  const styles = await readFile(path.join(dist, href), 'utf8');
  const write = async (name: string, language: Language, demonstrationAccounts: Placeholders['demonstrationAccounts']) => {
    const placeholders = { name: INSTITUTE_NAME_PLACEHOLDER, portalTitle: PORTAL_TITLE_PLACEHOLDER, demonstrationAccounts, language };
    const markup = await render(placeholders);
    const page = shell
      .replace(STYLESHEET, () => `<style nonce="${NONCE_PLACEHOLDER}">${styles.trim()}</style>`)
      .replace('<div id="root"></div>', () => `<div id="root">${markup}</div>`);
    await writeFile(path.join(dist, language === 'en' ? `${name}.html` : `${name}.${language}.html`), page);
  };
  for (const language of languages) {
    await write('login', language, []);
    await write('login-demonstration', language, [{ email: '', password: '', label: ACCOUNT_LABEL_PLACEHOLDER }]);
  }
}
