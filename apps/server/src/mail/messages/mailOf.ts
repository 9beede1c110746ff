import type { Institute } from '@quad/domain/institute';
import type { Language } from '@quad/domain/language';
import { ENGLISH, TERMS_TEXT, type Translation } from '@quad/domain/messages';
import { brandTheme } from '@quad/ui/theming';
import { textForHtml } from '../../textForHtml.ts';
import type { MailMessage } from '../mailer.ts';

/** The recipient's account and its institute. */
export interface AccountMail {
  readonly email: string;
  readonly name: string;
  readonly institute: Institute;
  /** Origin of the portal, without a trailing slash. */
  readonly portalUrl: string;
  /** The reader's language with its translation. English if unknown. */
  readonly language?: Language | undefined;
  readonly translation?: Translation | undefined;
  /** Unsubscribe URL, for mails that have one. */
  readonly stopUrl?: string | undefined;
}

/** A sentence, or a link. */
export type MailPart = string | { readonly label: string; readonly url: string };

export interface MailParts {
  readonly subject: string;
  readonly parts: readonly MailPart[];
  /** Signature, if it differs from the portal and its institute. */
  readonly from?: string;
}

/** The translation for the reader's language. */
export function translationFor({ translation = ENGLISH }: Pick<AccountMail, 'translation'>): Translation {
  return translation;
}

/** The default signature: the portal and its institute. */
function signature({ portalTitle, name }: Institute): string {
  return `${portalTitle}, ${name}`;
}

/**
 * Renders a mail as plain text and as equivalent HTML with light and dark colors. All values are escaped as text. The light colors are
 * inline, for mail programs that drop the head; the dark ones are in the head.
 */
export function mailOf(account: AccountMail, { subject, parts, from = signature(account.institute) }: MailParts): MailMessage {
  const { email: to, language = 'en', stopUrl } = account;
  const { translate: t } = translationFor(account);
  const stop = stopUrl && t('Stop these mails');
  const { brandColor, termsUrl } = account.institute;
  const terms = termsUrl && t(TERMS_TEXT);
  const accent = accentOf(brandColor);
  const text = [
    ...parts.map((part) => (typeof part === 'string' ? part : `${part.label}:\n${part.url}`)),
    from,
    ...(terms ? [`${terms}:\n${termsUrl}`] : []),
    ...(stop ? [`${stop}:\n${stopUrl}`] : []),
  ].join('\n\n');
  const title = textForHtml(subject);
  const html = [
    '<!DOCTYPE html>',
    `<html lang="${language}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="supported-color-schemes" content="light dark">',
    `<title>${title}</title>`,
    `<style>${headStyle(accent)}</style>`,
    '</head>',
    `<body class="ground" style="${STYLES.ground}">`,
    `<main class="sheet" style="${STYLES.sheet}">`,
    ...parts.map((part) => paragraph(part, accent)),
    `<p class="quiet" style="${STYLES.foot}">${textForHtml(from)}</p>`,
    ...(terms && termsUrl ? [quietLink(terms, termsUrl)] : []),
    ...(stop && stopUrl ? [quietLink(stop, stopUrl)] : []),
    '</main>',
    '</body>',
    '</html>',
  ].join('\n');
  return { to, subject, text: `${text}\n`, html, ...(stopUrl && { stopUrl }) };
}

/** Button colors for the light and the dark scheme. */
interface Accent {
  readonly light: { readonly surface: string; readonly text: string };
  readonly dark: { readonly surface: string; readonly text: string };
}

const OWN_ACCENT: Accent = { light: { surface: '#1d4ed8', text: '#ffffff' }, dark: { surface: '#9ec1ff', text: '#0d1117' } };

/** Cached by brand color. */
const accents = new Map<string, Accent>();

/** The button colors derived from an institute's color, as in its portal. A default if it has none. */
function accentOf(brandColor: string | undefined): Accent {
  if (!brandColor) return OWN_ACCENT;
  const known = accents.get(brandColor);
  if (known) return known;
  const { light, dark } = brandTheme(brandColor);
  const button = (values: typeof light, own: Accent['light']) => ({
    surface: values['color.action.primary.surface'] ?? own.surface,
    text: values['color.action.primary.text'] ?? own.text,
  });
  const accent = { light: button(light, OWN_ACCENT.light), dark: button(dark, OWN_ACCENT.dark) };
  accents.set(brandColor, accent);
  return accent;
}

/** Contrast ratios of at least 4.5:1 in both schemes. */
const STYLES = {
  ground:
    'margin:0;padding:24px 12px;background-color:#f3f4f6;color:#1f2328;font-family:system-ui,-apple-system,sans-serif;font-size:16px;line-height:1.5',
  sheet: 'display:block;max-width:544px;margin:0 auto;padding:24px;background-color:#ffffff;border-radius:8px',
  text: 'margin:0 0 16px;white-space:pre-line;overflow-wrap:anywhere',
  button: 'display:inline-block;padding:10px 18px;border-radius:6px;text-decoration:none;font-weight:600',
  quiet: 'margin:0 0 8px;color:#57606a;font-size:14px;overflow-wrap:anywhere',
  foot: 'margin:24px 0 8px;padding-top:16px;border-top:1px solid #d0d7de;color:#57606a;font-size:14px',
} as const;

const headStyle = ({ dark }: Accent) =>
  [
    ':root{color-scheme:light dark;supported-color-schemes:light dark}',
    '@media (prefers-color-scheme:dark){',
    '.ground{background-color:#0d1117!important;color:#e6edf3!important}',
    '.sheet{background-color:#161b22!important}',
    `.button{background-color:${dark.surface}!important;color:${dark.text}!important}`,
    '.quiet{color:#adb6c0!important;border-color:#30363d!important}',
    '}',
  ].join('');

function quietLink(label: string, url: string): string {
  return `<p class="quiet" style="${STYLES.quiet}"><a class="quiet" style="${STYLES.quiet}" href="${textForHtml(url)}">${textForHtml(label)}</a></p>`;
}

function paragraph(part: MailPart, { light }: Accent): string {
  if (typeof part === 'string') return `<p style="${STYLES.text}">${textForHtml(part)}</p>`;
  const url = textForHtml(part.url);
  const button = `${STYLES.button};background-color:${light.surface};color:${light.text}`;
  return [
    `<p style="${STYLES.text}"><a class="button" style="${button}" href="${url}">${textForHtml(part.label)}</a></p>`,
    `<p class="quiet" style="${STYLES.quiet}">${url}</p>`,
  ].join('\n');
}
