import type { User } from '@quad/domain/accounts';
import { appearanceAttributes, parseAppearance } from '@quad/domain/appearance';
import type { Institute } from '@quad/domain/institute';
import { textForHtml } from '../textForHtml.ts';

/** An account that the sign-in page of a demonstration offers. */
export interface DemonstrationAccount {
  readonly email: string;
  readonly password: string;
  readonly label: string;
}

/** What the server knows and the portal's pages say; the placeholders stand in the built HTML. */
export interface PageValues {
  readonly institute: Institute;
  readonly demonstrationAccounts: readonly DemonstrationAccount[];
  /** Folder of the mails, where this is a demonstration that sends none; nobody else is told a path. */
  readonly mailFolder?: string | undefined;
}

const ACCOUNT_LABEL = '__QUAD_ACCOUNT_LABEL__';
/** The one item of a list that stands for all accounts of a demonstration. */
const ACCOUNT_ITEM = new RegExp(`<li(?:(?!<li)[^])*?${ACCOUNT_LABEL}[^]*?</li>`);

/** Fills everything into a page that is the same for every visitor. */
export function fillPage(template: string, { institute, demonstrationAccounts, mailFolder }: PageValues): string {
  const settings = demonstrationAccounts.length > 0 ? { ...institute, demonstrationAccounts, mailFolder } : institute;
  return template
    .replaceAll('__QUAD_INSTITUTE_JSON__', () => jsonForHtml(settings))
    .replaceAll('__QUAD_PORTAL_TITLE__', () => textForHtml(institute.portalTitle))
    .replaceAll('__QUAD_INSTITUTE_NAME__', () => textForHtml(institute.name))
    .replace(ACCOUNT_ITEM, (item) =>
      demonstrationAccounts.map(({ label }) => item.replace(ACCOUNT_LABEL, () => textForHtml(label))).join(''),
    );
}

/** Puts the nonce of one answer into a filled page. */
export function withNonce(page: string, nonce: string): string {
  return page.replaceAll('__QUAD_NONCE__', nonce);
}

const SESSION = '__QUAD_SESSION_JSON__';

/**
 * Puts in who asks for the page, as `/auth/fetchAuth` answers it, and begins the calls that the portal will make first: it then
 * waits for neither. Undefined leaves both out, and the portal asks by itself.
 */
export function withSession(page: string, user: User | null | undefined, calls: readonly string[] = []): string {
  if (!page.includes(SESSION)) return page;
  const begin = calls.map((address) => `<link rel="preload" as="fetch" crossorigin="use-credentials" href="${textForHtml(address)}">`);
  return page.replace(SESSION, () => (user === undefined ? '' : jsonForHtml(user))).replace('</head>', () => `${begin.join('')}</head>`);
}

/** Marks a page with what its reader wants it to look like, so that it arrives as it will stay. */
export function withAppearance(page: string, cookie: string | undefined): string {
  const attributes = Object.entries(appearanceAttributes(parseAppearance(cookie)));
  return page.replace('<html', () => ['<html', ...attributes.map(([name, value]) => `${name}="${value}"`)].join(' '));
}

/** JSON that cannot end the element that it stands in. */
function jsonForHtml(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
