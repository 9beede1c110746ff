import type { Institute } from '@quad/domain/institute';
import { LANGUAGE_LOCALES, type Language } from '@quad/domain/language';
import type { Translation } from '@quad/domain/messages';
import { formatMoney } from '@quad/domain/money';
import { unitTypeName } from '@quad/domain/org-units';
import {
  eventMarkup,
  PUBLIC_PAGE_TEXTS,
  type PublicEvent,
  type PublicEventEntry,
  type PublicUnit,
  publicPagePath,
} from '@quad/domain/public-pages';
import { formatDay, formatTime, isSameCampusDay } from '@quad/domain/time';
import { type EmblemMarkup, emblemMarkup } from '@quad/ui/theming';
import { textForHtml } from '../../textForHtml.ts';
import { colorsOf, hashOf, OWN_TIME, styleOf } from './pageStyle.ts';
import { PICTURE, type PictureTask } from './pictures.ts';

/** URLs of a page and its links. */
export interface PageAddresses {
  /** Public origin of the server. */
  readonly server: string;
  /** URL of the page itself. */
  readonly page: string;
  readonly picture: string;
  /** URLs of the portal and of the page's subject in it. */
  readonly portal: string;
  readonly inPortal: string;
}

/** Institute, language and URLs with which a page is written. */
export interface PageSettings {
  readonly institute: Pick<Institute, 'name' | 'timeZone' | 'brandColor'>;
  readonly language: Language;
  readonly translation: Translation;
  readonly addresses: PageAddresses;
}

/** A page and its content security policy. */
export interface WrittenPage {
  readonly html: string;
  readonly policy: string;
}

/** A year in which no event takes place, so that every date includes its year: pages are read for a long time. */
const ANY_YEAR = new Date(0);
export const RUPEES = (language: Language) => ({ currency: 'INR', locale: LANGUAGE_LOCALES[language] });

const escaped = textForHtml;

/** Formats a period in campus time, such as 'Fri 27 Nov 2026, 6:30 pm – 9:00 pm'. */
export function whenText(
  { starts_at: start, ends_at: end }: Pick<PublicEvent, 'starts_at' | 'ends_at'>,
  { institute: { timeZone }, translation: { locale, translate: t } }: Pick<PageSettings, 'institute' | 'translation'>,
): string {
  if (start === null) return t(PUBLIC_PAGE_TEXTS.undated);
  const day = (moment: string) => formatDay(moment, timeZone, locale, ANY_YEAR);
  const time = (moment: string) => formatTime(moment, timeZone, locale);
  const from = `${day(start)}, ${time(start)}`;
  if (end === null) return from;
  return isSameCampusDay(start, end, timeZone) ? `${from} – ${time(end)}` : `${from} – ${day(end)}, ${time(end)}`;
}

function zoneName({ institute: { timeZone }, translation: { locale } }: PageSettings, moment: string): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'long' }).formatToParts(new Date(moment));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** Content of the preview image of an event. */
export function eventPicture(event: PublicEvent, settings: PageSettings): PictureTask {
  const { title, venue, organizer } = event;
  const lines = [whenText(event, settings), venue, organizer.name].filter(Boolean);
  return { institute: settings.institute.name, colors: colorsOf(settings.institute).light, title, lines };
}

/** Content of the preview image of a unit. */
export function unitPicture({ name, type }: PublicUnit, { institute, translation: { translate: t } }: PageSettings): PictureTask {
  return { institute: institute.name, colors: colorsOf(institute).light, title: name, lines: [t(unitTypeName(type))] };
}

interface Frame {
  readonly title: string;
  readonly description: string;
  /** Preview image for shared links, with its alternative text. */
  readonly picture?: { readonly address: string; readonly alt: string };
  /** Emblem of the unit, shown as the cover. */
  readonly emblem?: EmblemMarkup;
  readonly head?: readonly string[];
  readonly body: readonly string[];
}

/** The same for a page without a preview image. */
export type PlainPageSettings = Omit<PageSettings, 'addresses'> & { readonly addresses: Omit<PageAddresses, 'picture'> };

/** The common frame of all pages. */
export function page({ title, description, picture, emblem, head = [], body }: Frame, settings: PlainPageSettings): WrittenPage {
  const { institute, language, translation, addresses } = settings;
  const { translate: t } = translation;
  const style = `${styleOf(colorsOf(institute))}${emblem?.style ?? ''}`;
  const meta = (name: string, content: string) => `<meta property="${name}" content="${escaped(content)}">`;
  const html = [
    '<!DOCTYPE html>',
    `<html lang="${language}" prefix="og: https://ogp.me/ns#">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${escaped(`${title} · ${institute.name}`)}</title>`,
    `<meta name="description" content="${escaped(description)}">`,
    `<link rel="canonical" href="${escaped(addresses.page)}">`,
    meta('og:type', 'website'),
    meta('og:title', title),
    meta('og:description', description),
    meta('og:url', addresses.page),
    meta('og:site_name', institute.name),
    meta('og:locale', LANGUAGE_LOCALES[language].replace('-', '_')),
    ...(picture
      ? [
          meta('og:image', picture.address),
          meta('og:image:type', 'image/png'),
          meta('og:image:width', String(PICTURE.width)),
          meta('og:image:height', String(PICTURE.height)),
          meta('og:image:alt', picture.alt),
          '<meta name="twitter:card" content="summary_large_image">',
        ]
      : []),
    ...head,
    `<style>${style}</style>`,
    '</head>',
    '<body>',
    `<header class="cover"><p>${escaped(institute.name)}</p></header>`,
    ...(emblem ? [`<div class="mark">${emblem.svg}</div>`] : []),
    '<main>',
    ...body,
    '</main>',
    `<footer><a href="${escaped(addresses.portal)}">${escaped(t(PUBLIC_PAGE_TEXTS.portal, { institute: institute.name }))}</a></footer>`,
    `<script>${OWN_TIME}</script>`,
    '</body>',
    '</html>',
  ].join('\n');
  const policy = `default-src 'none'; script-src ${hashOf(OWN_TIME)}; style-src ${hashOf(style)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
  return { html, policy };
}

/** Maximum length of a description in link previews. */
const MAX_DESCRIPTION_LENGTH = 200;

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= MAX_DESCRIPTION_LENGTH ? line : `${line.slice(0, MAX_DESCRIPTION_LENGTH).replace(/\s+\S*$/, '')} …`;
}

function paragraphs(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((each) => each.trim())
    .filter(Boolean)
    .map((each) => `<p>${escaped(each).replaceAll('\n', '<br>')}</p>`);
}

function stateOf({ status }: Pick<PublicEvent, 'status'>): string | undefined {
  const { cancelled, over, ongoing } = PUBLIC_PAGE_TEXTS;
  return { cancelled, completed: over, ongoing, planned: undefined }[status];
}

function row(term: string, ...descriptions: readonly string[]): string[] {
  const [first = ''] = descriptions;
  return first === '' ? [] : [`<dt>${escaped(term)}</dt>`, `<dd>${descriptions.filter(Boolean).join('')}</dd>`];
}

function when(event: PublicEvent, settings: PageSettings): string[] {
  const { starts_at: start, ends_at: end } = event;
  const { institute, translation } = settings;
  const { translate: t } = translation;
  const text = escaped(whenText(event, settings));
  if (start === null) return row(t(PUBLIC_PAGE_TEXTS.when), text);
  const own = [
    `<small hidden data-start="${start}"${end === null ? '' : ` data-end="${end}"`} data-zone="${escaped(institute.timeZone)}"`,
    ` data-text="${escaped(t(PUBLIC_PAGE_TEXTS.own, { time: '{time}' }))}"></small>`,
  ].join('');
  return row(
    t(PUBLIC_PAGE_TEXTS.when),
    `<time datetime="${start}">${text}</time>`,
    `<small>${escaped(zoneName(settings, start))}</small>`,
    own,
  );
}

function facts(event: PublicEvent, settings: PageSettings): string[] {
  const { language, translation, addresses } = settings;
  const { translate: t } = translation;
  const { organizer, venue, mode, fees, places } = event;
  const where = venue || (mode === 'online' ? t(PUBLIC_PAGE_TEXTS.online) : '');
  const name = escaped(organizer.name);
  const unit =
    organizer.slug === null ? name : `<a href="${escaped(`${addresses.server}${publicPagePath('unit', organizer.slug)}`)}">${name}</a>`;
  const contact = organizer.contact && `<small><a href="mailto:${escaped(organizer.contact)}">${escaped(organizer.contact)}</a></small>`;
  return [
    '<dl>',
    ...when(event, settings),
    ...row(t(PUBLIC_PAGE_TEXTS.where), escaped(where)),
    ...row(t(PUBLIC_PAGE_TEXTS.organizer), unit, contact),
    ...row(t(PUBLIC_PAGE_TEXTS.cost), escaped(fees === 0 ? t(PUBLIC_PAGE_TEXTS.free) : formatMoney(fees, RUPEES(language)))),
    ...row(t(PUBLIC_PAGE_TEXTS.places), places === null ? '' : escaped(t(PUBLIC_PAGE_TEXTS.placesLeft[places]))),
    '</dl>',
  ];
}

function registration(event: PublicEvent, { translation: { translate: t, locale }, institute: { timeZone } }: PageSettings): string[] {
  const { registration: phase, registration_starts_at: opens, status } = event;
  if (phase === 'upcoming' && opens !== null) {
    const day = formatDay(opens, timeZone, locale, ANY_YEAR);
    return [`<p>${escaped(t(PUBLIC_PAGE_TEXTS.opens, { day }))}</p>`];
  }
  return phase === 'closed' && status === 'planned' ? [`<p>${escaped(t(PUBLIC_PAGE_TEXTS.closed))}</p>`] : [];
}

/** Action links; empty if there are none. */
function acts(...all: readonly (false | { readonly text: string; readonly href: string; readonly rank: string })[]): string[] {
  const links = all.flatMap((each) => (each ? [`<a${each.rank} href="${escaped(each.href)}">${escaped(each.text)}</a>`] : []));
  return links.length > 0 ? ['<p class="acts">', ...links, '</p>'] : [];
}

/** Serializes JSON for a script element, so that nothing in it can close the element. */
function jsonForHtml(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** Writes the page of an event, which works without scripts (docs/specification/public-pages.md#public-pages-event). */
export function writeEventPage(event: PublicEvent, settings: PageSettings): WrittenPage {
  const { translation, addresses, institute } = settings;
  const { translate: t } = translation;
  const { title, description, organizer, type } = event;
  const unit = organizer.slug === null ? undefined : `${addresses.server}${publicPagePath('unit', organizer.slug)}`;
  const markup = eventMarkup(event, { addresses: { page: addresses.page, picture: addresses.picture, unit }, institute: institute.name });
  const state = stateOf(event);
  const oembed = `${addresses.server}/api/oembed?format=json&url=${encodeURIComponent(addresses.page)}`;
  const summary = [whenText(event, settings), event.venue, description].filter(Boolean).join(' · ');
  return page(
    {
      title,
      description: shortened(summary),
      picture: { address: addresses.picture, alt: t(PUBLIC_PAGE_TEXTS.pictureOf, { title }) },
      emblem: emblemMarkup(organizer.name),
      head: [
        `<link rel="alternate" type="application/json+oembed" href="${escaped(oembed)}" title="${escaped(title)}">`,
        ...(markup ? [`<script type="application/ld+json">${jsonForHtml(markup)}</script>`] : []),
      ],
      body: [
        `<h1>${escaped(title)}</h1>`,
        ...(state ? [`<p class="state">${escaped(t(state))}</p>`] : []),
        ...(type ? [`<p>${escaped(type)}</p>`] : []),
        ...facts(event, settings),
        ...registration(event, settings),
        ...acts(
          event.registration === 'open' && { text: t(PUBLIC_PAGE_TEXTS.register.text), href: addresses.inPortal, rank: ' class="primary"' },
          event.starts_at !== null && { text: t(PUBLIC_PAGE_TEXTS.calendar), href: `${addresses.page}/calendar.ics`, rank: '' },
        ),
        ...paragraphs(description),
      ],
    },
    settings,
  );
}

/** Writes a short version of an event to embed in other sites; its links open in a new tab. */
export function writeEmbed(event: PublicEvent, settings: PageSettings, hosts: readonly string[]): WrittenPage {
  const { institute, language, translation, addresses } = settings;
  const { translate: t } = translation;
  const style = styleOf(colorsOf(institute));
  const state = stateOf(event);
  const html = [
    '<!DOCTYPE html>',
    `<html lang="${language}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<title>${escaped(event.title)}</title>`,
    `<link rel="canonical" href="${escaped(addresses.page)}">`,
    `<style>${style}</style>`,
    '</head>',
    '<body>',
    `<header class="cover"><p>${escaped(institute.name)}</p></header>`,
    '<main>',
    `<h1>${escaped(event.title)}</h1>`,
    ...(state ? [`<p class="state">${escaped(t(state))}</p>`] : []),
    `<p>${escaped([whenText(event, settings), event.venue, event.organizer.name].filter(Boolean).join(' · '))}</p>`,
    ...acts({ text: t(PUBLIC_PAGE_TEXTS.open), href: addresses.page, rank: ' class="primary" target="_blank" rel="noopener"' }),
    '</main>',
    '</body>',
    '</html>',
  ].join('\n');
  const ancestors = hosts.length > 0 ? hosts.join(' ') : "'none'";
  const policy = `default-src 'none'; style-src ${hashOf(style)}; base-uri 'none'; form-action 'none'; sandbox allow-popups allow-popups-to-escape-sandbox; frame-ancestors ${ancestors}`;
  return { html, policy };
}

function entries(title: string, events: readonly PublicEventEntry[], none: string | undefined, settings: PageSettings): string[] {
  const { translation, addresses } = settings;
  const { translate: t } = translation;
  if (events.length === 0 && none === undefined) return [];
  const items = events.map((event) => {
    const about = [whenText({ ...event, ends_at: null }, settings), event.venue].filter(Boolean).join(' · ');
    const mark = event.status === 'cancelled' ? ` (${escaped(t(PUBLIC_PAGE_TEXTS.cancelledMark))})` : '';
    const address = `${addresses.server}${publicPagePath('event', event.slug)}`;
    return `<li><a href="${escaped(address)}">${escaped(event.title)}</a>${mark}<small>${escaped(about)}</small></li>`;
  });
  return [`<h2>${escaped(title)}</h2>`, ...(items.length > 0 ? ['<ul>', ...items, '</ul>'] : [`<p>${escaped(none ?? '')}</p>`])];
}

/** Writes the page of a unit, which works without scripts (docs/specification/public-pages.md#public-pages-unit). */
export function writeUnitPage(unit: PublicUnit, settings: PageSettings): WrittenPage {
  const { translation, addresses } = settings;
  const { translate: t } = translation;
  const { name, type, description, contact, links, upcoming, past } = unit;
  const feed = `${addresses.page}/events.atom`;
  return page(
    {
      title: name,
      description: shortened(description || t(PUBLIC_PAGE_TEXTS.eventsOf, { unit: name })),
      picture: { address: addresses.picture, alt: name },
      emblem: emblemMarkup(name),
      head: [
        `<link rel="alternate" type="application/atom+xml" href="${escaped(feed)}" title="${escaped(t(PUBLIC_PAGE_TEXTS.eventsOf, { unit: name }))}">`,
      ],
      body: [
        `<h1>${escaped(name)}</h1>`,
        `<p>${escaped(t(unitTypeName(type)))}</p>`,
        ...paragraphs(description),
        '<dl>',
        ...row(t(PUBLIC_PAGE_TEXTS.contact), `<a href="mailto:${escaped(contact)}">${escaped(contact)}</a>`),
        ...links.flatMap(({ platform, url }) => row(platform, `<a href="${escaped(url)}" rel="noopener nofollow">${escaped(url)}</a>`)),
        '</dl>',
        ...acts({ text: t(PUBLIC_PAGE_TEXTS.follow), href: addresses.inPortal, rank: ' class="primary"' }),
        ...entries(t(PUBLIC_PAGE_TEXTS.next), upcoming, t(PUBLIC_PAGE_TEXTS.noNext), settings),
        ...entries(t(PUBLIC_PAGE_TEXTS.past), past, undefined, settings),
        `<p><a href="${escaped(feed)}">${escaped(t(PUBLIC_PAGE_TEXTS.feed))}</a></p>`,
      ],
    },
    settings,
  );
}
