import type { SignInOffer } from '@quad/domain/access';
import type { User } from '@quad/domain/accounts';
import { appearanceAttributes, parseAppearance } from '@quad/domain/appearance';
import type { Institute } from '@quad/domain/institute';
import type { Language } from '@quad/domain/language';
import { textForHtml } from '../textForHtml.ts';

/** An account that visitors of a demonstration can sign in with. */
export interface DemonstrationAccount {
  readonly email: string;
  readonly password: string;
  readonly label: string;
}

/** What the server inserts into the pages of the portal. The built HTML has placeholders for it. */
export interface PageValues {
  readonly institute: Institute;
  readonly demonstrationAccounts: readonly DemonstrationAccount[];
  /** Folder that mails are written to in a demonstration. No other page shows a path of the server. */
  readonly mailFolder?: string | undefined;
  /** The ways to sign in, when they differ from password and Google. */
  readonly offered?: SignInOffer | undefined;
  /** URL of the institute's style sheet, if it has its own colors. */
  readonly brandSheet?: string | undefined;
}

const ACCOUNT_LABEL = '__QUAD_ACCOUNT_LABEL__';
/** The list item in the template that is repeated for every demonstration account. */
const ACCOUNT_ITEM = new RegExp(`<li(?:(?!<li)[^])*?${ACCOUNT_LABEL}[^]*?</li>`);

/** Fills in the values that are the same for every visitor of an institute. */
export function fillPage(template: string, { institute, demonstrationAccounts, mailFolder, offered, brandSheet }: PageValues): string {
  const settings = { ...institute, ...(demonstrationAccounts.length > 0 && { demonstrationAccounts, mailFolder }), offered };
  return (
    template
      .replaceAll('__QUAD_INSTITUTE_JSON__', () => jsonForHtml(settings))
      .replaceAll('__QUAD_PORTAL_TITLE__', () => textWithoutPlaceholders(institute.portalTitle))
      .replaceAll('__QUAD_INSTITUTE_NAME__', () => textWithoutPlaceholders(institute.name))
      // At the end of the head: the page is not painted before the style sheet is loaded.
      .replace('</head>', (end) => (brandSheet ? `<link rel="stylesheet" href="${textForHtml(brandSheet)}">${end}` : end))
      .replace(ACCOUNT_ITEM, (item) =>
        demonstrationAccounts.map(({ label }) => item.replace(ACCOUNT_LABEL, () => textForHtml(label))).join(''),
      )
  );
}

const SESSION = '__QUAD_SESSION_JSON__';
const FIRST_SCREEN = '__QUAD_FIRST_SCREEN_JSON__';
const ROOT = '<div id="root"></div>';

/** Embeds the user in the format of `/auth/fetchAuth`, which saves the portal a request. Undefined leaves it out. */
function withSession(page: string, user: User | null | undefined): string {
  return page.replace(SESSION, () => (user === undefined ? '' : jsonForHtml(user)));
}

/** The response of a call, embedded in a page so that the portal uses it instead of a request. */
export interface PageAnswer {
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

/** A server-rendered screen: its HTML, and the data with which the portal hydrates it. */
export interface FirstScreen {
  readonly path: string;
  readonly renderedAt: Date;
  /** The responses of its calls, by URL. */
  readonly answers: Readonly<Record<string, PageAnswer>>;
  readonly html: string;
}

/** The distinct values of the style attributes in a rendered screen. */
export function stylesIn(screen: FirstScreen | undefined): string[] {
  // React escapes quotation marks in text, so this matches attributes only.
  const found = screen?.html.matchAll(/ style="([^"]*)"/g) ?? [];
  return [...new Set([...found].map(([, value = '']) => value))];
}

/** Inserts the server-rendered screen, which is readable before any script has loaded. */
function withFirstScreen(page: string, screen: FirstScreen | undefined): string {
  if (!screen) return page.replace(FIRST_SCREEN, '');
  const { html, ...source } = screen;
  return page.replace(FIRST_SCREEN, () => jsonForHtml(source)).replace(ROOT, () => `<div id="root">${html}</div>`);
}

/** The parts of a page that differ per visitor. */
export interface Visit {
  readonly nonce: string;
  /** The cookie with the visitor's appearance settings. */
  readonly appearance: string | undefined;
  readonly language: Language;
  /** The signed-in user. Null when nobody is signed in, undefined when that is unknown. */
  readonly user: User | null | undefined;
  /** Position in the change feed when the data of the page was read: the page needs the changes after it. */
  readonly changesAfter: string | undefined;
  readonly firstScreen: FirstScreen | undefined;
}

/**
 * Fills in what belongs to one visitor. The HTML of the screen and the session are inserted last, from the end of the page to its
 * beginning, so that a placeholder in a text that somebody wrote is never replaced.
 */
export function pageFor(page: string, { nonce, appearance, language, user, changesAfter, firstScreen }: Visit): string {
  const attributes = { ...appearanceAttributes(parseAppearance(appearance)), ...(changesAfter && { 'data-changes-after': changesAfter }) };
  const prepared = withAttributes(page.replaceAll('__QUAD_NONCE__', nonce), attributes).replace('lang="en"', `lang="${language}"`);
  return withSession(withFirstScreen(prepared, firstScreen), user);
}

/** Sets attributes of the html element. The appearance is one of them, so that the first paint has it already. */
function withAttributes(page: string, attributes: Readonly<Record<string, string>>): string {
  return page.replace('<html', () => ['<html', ...Object.entries(attributes).map(([name, value]) => `${name}="${value}"`)].join(' '));
}

/** Serializes JSON that cannot close the script element around it and contains no placeholder of a page. */
function jsonForHtml(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('__QUAD_', '\\u005f_QUAD_');
}

/** Escapes a text for HTML, so that it contains no placeholder of a page either. */
function textWithoutPlaceholders(text: string): string {
  return textForHtml(text).replaceAll('__QUAD_', '&#95;_QUAD_');
}
