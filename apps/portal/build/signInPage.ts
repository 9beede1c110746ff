import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Language } from '@quad/domain/language';
import { ACCOUNT_LABEL_PLACEHOLDER, INSTITUTE_NAME_PLACEHOLDER, NONCE_PLACEHOLDER, PORTAL_TITLE_PLACEHOLDER } from './placeholders.ts';
import { BEHIND_SIGN_IN } from './preloadLinks.ts';

const LATE_FILES = new RegExp(`\\s*<link [^>]*${BEHIND_SIGN_IN}[^>]*>`, 'g');
const STYLESHEET = /<link rel="stylesheet"[^>]*href="(?<href>[^"]+)"[^>]*>/;

interface SignInPageProps {
  readonly name: string;
  readonly portalTitle: string;
  readonly language: Language;
  readonly demonstrationAccounts: { email: string; password: string; label: string }[];
}

export type RenderSignIn = (props: SignInPageProps) => Promise<string>;

/**
 * Writes login.html and login.hi.html: index.html with the rendered sign-in form and inline styles, so that the form works before any script
 * has loaded. login-demonstration.html also lists the demonstration accounts.
 */
export async function writeSignInPages(dist: string, render: RenderSignIn, languages: readonly Language[]): Promise<void> {
  const shell = (await readFile(path.join(dist, 'index.html'), 'utf8')).replaceAll(LATE_FILES, '');
  const href = STYLESHEET.exec(shell)?.groups?.href;
  if (!href) throw new Error('index.html links no stylesheet, so the sign-in page would have no styles.');
  const styles = await readFile(path.join(dist, href), 'utf8');
  const write = async (name: string, language: Language, demonstrationAccounts: SignInPageProps['demonstrationAccounts']) => {
    const props = { name: INSTITUTE_NAME_PLACEHOLDER, portalTitle: PORTAL_TITLE_PLACEHOLDER, demonstrationAccounts, language };
    const markup = await render(props);
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
