import type { PublicUnit } from '@quad/domain/public-pages';
import { PUBLIC_PAGE_TEXTS, publicPagePath } from '@quad/domain/public-pages';
import { textForHtml } from '../../textForHtml.ts';
import { type PageSettings, whenText } from './pageHtml.ts';

/** The fields of an event in an Atom feed. */
export interface FeedEntry {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly venue: string;
  readonly updatedAt: Date;
}

const escaped = textForHtml;
const XML = '<?xml version="1.0" encoding="utf-8"?>';

/** Characters that XML does not allow, not even escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it is about.
const NOT_XML = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g;

function text(said: string): string {
  return escaped(said.replace(NOT_XML, ''));
}

/** An Atom feed of the public events of a unit (RFC 4287). */
export function writeAtom(unit: PublicUnit & { readonly changedAt: Date }, events: readonly FeedEntry[], settings: PageSettings): string {
  const { addresses, translation } = settings;
  const newest = Math.max(unit.changedAt.getTime(), ...events.map(({ updatedAt }) => updatedAt.getTime()));
  const title = translation.translate(PUBLIC_PAGE_TEXTS.eventsOf, { unit: unit.name });
  return [
    XML,
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${settings.language}">`,
    `<id>${text(addresses.page)}</id>`,
    `<title>${text(title)}</title>`,
    `<updated>${new Date(newest).toISOString()}</updated>`,
    `<author><name>${text(unit.name)}</name></author>`,
    `<link rel="self" type="application/atom+xml" href="${text(`${addresses.page}/events.atom`)}"/>`,
    `<link rel="alternate" type="text/html" href="${text(addresses.page)}"/>`,
    ...events.flatMap((event) => entry(event, settings)),
    '</feed>',
    '',
  ].join('\n');
}

function entry({ id, slug, title, description, startsAt, endsAt, venue, updatedAt }: FeedEntry, settings: PageSettings): string[] {
  const address = `${settings.addresses.server}${publicPagePath('event', slug)}`;
  const schedule = { starts_at: startsAt?.toISOString() ?? null, ends_at: endsAt?.toISOString() ?? null };
  const summary = [whenText(schedule, settings), venue].filter(Boolean).join(' · ');
  return [
    '<entry>',
    `<id>urn:uuid:${id}</id>`,
    `<title>${text(title)}</title>`,
    `<link rel="alternate" type="text/html" href="${text(address)}"/>`,
    `<updated>${updatedAt.toISOString()}</updated>`,
    `<summary>${text(summary)}</summary>`,
    ...(description ? [`<content type="text">${text(description)}</content>`] : []),
    '</entry>',
  ];
}

/** A sitemap of all public pages (sitemaps.org). */
export function writeSitemap(pages: readonly { readonly address: string; readonly changedAt: Date }[]): string {
  return [
    XML,
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.map(({ address, changedAt }) => `<url><loc>${text(address)}</loc><lastmod>${changedAt.toISOString()}</lastmod></url>`),
    '</urlset>',
    '',
  ].join('\n');
}

/** The robots.txt, which allows public pages only (RFC 9309). */
export function writeRobots(server: string): string {
  return ['User-agent: *', 'Allow: /e/', 'Allow: /u/', 'Disallow: /', '', `Sitemap: ${server}/sitemap.xml`, ''].join('\n');
}
