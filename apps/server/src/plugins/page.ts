import type { SignInOffer } from '@quad/domain/access';
import type { User } from '@quad/domain/accounts';
import { appearanceAttributes, parseAppearance } from '@quad/domain/appearance';
import type { Institute } from '@quad/domain/institute';
import type { Language } from '@quad/domain/language';
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
  /** How people sign in, where that is not by passwords and Google alone. */
  readonly offered?: SignInOffer | undefined;
  /** Where the style sheet of its own colours is, where it has any. */
  readonly brandSheet?: string | undefined;
}

const ACCOUNT_LABEL = '__QUAD_ACCOUNT_LABEL__';
/** The one item of a list that stands for all accounts of a demonstration. */
const ACCOUNT_ITEM = new RegExp(`<li(?:(?!<li)[^])*?${ACCOUNT_LABEL}[^]*?</li>`);

/** Fills everything into a page that is the same for every visitor. */
export function fillPage(template: string, { institute, demonstrationAccounts, mailFolder, offered, brandSheet }: PageValues): string {
  const settings = { ...institute, ...(demonstrationAccounts.length > 0 && { demonstrationAccounts, mailFolder }), offered };
  return (
    template
      .replaceAll('__QUAD_INSTITUTE_JSON__', () => jsonForHtml(settings))
      .replaceAll('__QUAD_PORTAL_TITLE__', () => textForHtml(institute.portalTitle))
      .replaceAll('__QUAD_INSTITUTE_NAME__', () => textForHtml(institute.name))
      // In the head, so that nothing is painted before it is there.
      .replace('</head>', (end) => (brandSheet ? `<link rel="stylesheet" href="${textForHtml(brandSheet)}">${end}` : end))
      .replace(ACCOUNT_ITEM, (item) =>
        demonstrationAccounts.map(({ label }) => item.replace(ACCOUNT_LABEL, () => textForHtml(label))).join(''),
      )
  );
}

const SESSION = '__QUAD_SESSION_JSON__';
const FIRST_SCREEN = '__QUAD_FIRST_SCREEN_JSON__';
const ROOT = '<div id="root"></div>';

/** Puts in who asks for the page, as `/auth/fetchAuth` answers it: the portal then need not ask. Undefined leaves it out. */
function withSession(page: string, user: User | null | undefined): string {
  return page.replace(SESSION, () => (user === undefined ? '' : jsonForHtml(user)));
}

/** What a call was answered, for the portal to take it as the answer. */
export interface PageAnswer {
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

/** A screen as HTML, and what it was made from, with which the portal takes it over. */
export interface FirstScreen {
  readonly path: string;
  readonly renderedAt: Date;
  /** What its calls were answered, by address. */
  readonly answers: Readonly<Record<string, PageAnswer>>;
  readonly html: string;
}

/** The values of the style attributes in a rendered screen, each once. */
export function stylesIn(screen: FirstScreen | undefined): string[] {
  // React writes a quotation mark of a text as an entity, so that this is nothing but an attribute.
  const found = screen?.html.matchAll(/ style="([^"]*)"/g) ?? [];
  return [...new Set([...found].map(([, value = '']) => value))];
}

/** Puts in the screen that the page is opened for: it is read before any script has arrived. */
function withFirstScreen(page: string, screen: FirstScreen | undefined): string {
  if (!screen) return page.replace(FIRST_SCREEN, '');
  const { html, ...source } = screen;
  return page.replace(FIRST_SCREEN, () => jsonForHtml(source)).replace(ROOT, () => `<div id="root">${html}</div>`);
}

/** What one visitor's page has that others' have not. */
export interface Visit {
  readonly nonce: string;
  /** The cookie with what its reader wants it to look like. */
  readonly appearance: string | undefined;
  readonly language: Language;
  /** Who asks for it; null for nobody, undefined where that is not known. */
  readonly user: User | null | undefined;
  /** From where on the page has to be told what changes. */
  readonly changesAfter: string | undefined;
  readonly firstScreen: FirstScreen | undefined;
}

/**
 * Fills in what belongs to one visitor. What people wrote comes last, and from the end of the page to its beginning: a placeholder
 * that stands in a text of theirs stays a text.
 */
export function pageFor(page: string, { nonce, appearance, language, user, changesAfter, firstScreen }: Visit): string {
  const attributes = { ...appearanceAttributes(parseAppearance(appearance)), ...(changesAfter && { 'data-changes-after': changesAfter }) };
  const prepared = withAttributes(page.replaceAll('__QUAD_NONCE__', nonce), attributes).replace('lang="en"', `lang="${language}"`);
  return withSession(withFirstScreen(prepared, firstScreen), user);
}

/** Marks a page with what its reader wants it to look like, so that it arrives as it will stay, and with what its script begins with. */
function withAttributes(page: string, attributes: Readonly<Record<string, string>>): string {
  return page.replace('<html', () => ['<html', ...Object.entries(attributes).map(([name, value]) => `${name}="${value}"`)].join(' '));
}

/** JSON that cannot end the element that it stands in. */
function jsonForHtml(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
