import { gunzipSync } from 'node:zlib';
import { isEnabled } from '@quad/domain/feature-flags';
import { LANGUAGES, type Language } from '@quad/domain/language';
import { spendingPagePath } from '@quad/domain/ledger';
import { isSlug, type PublicPageKind, publicPagePath } from '@quad/domain/public-pages';
import { accept, type Result } from '@quad/domain/refusals';
import type { Context } from '../../context.ts';
import { SharedLookups } from '../../db/sharedLookups.ts';
import { pageTranslation } from '../../plugins/pageTranslation.ts';
import { type PreparedAnswer, prepareText, tagOf } from '../../plugins/preparedAnswers.ts';
import { readEventFile } from '../calendar/calendarFeeds.service.ts';
import { readPublicSpending } from '../ledger/publicSpending.service.ts';
import { writeAtom, writeRobots, writeSitemap } from './feeds.ts';
import type { PageSource } from './pageCache.ts';
import { eventPicture, type PageSettings, unitPicture, type WrittenPage, writeEmbed, writeEventPage, writeUnitPage } from './pageHtml.ts';
import { type PictureRenderer, type PictureTask, pictureHash } from './pictures.ts';
import { findPublicAt, findPublicPages } from './publicPages.repo.ts';
import { readShownEvent, readShownUnit, type ShownEvent } from './publicViews.service.ts';
import { writeSpendingPage } from './spendingHtml.ts';

/** Maximum number of URLs in a sitemap. */
const MAX_ADDRESSES = 50_000;

const NO_CONTENT = "default-src 'none'; frame-ancestors 'none'; sandbox";

/**
 * Caching headers: browsers revalidate every time and get a 304; a shared cache, which can purge by key, may keep the page for ten seconds.
 */
function headersOf(mediaType: string, keys: string, policy = NO_CONTENT): Record<string, string> {
  return {
    'content-type': `${mediaType}; charset=utf-8`,
    'content-security-policy': policy,
    'cache-control': 'public, no-cache',
    'surrogate-control': 'max-age=10',
    'surrogate-key': keys,
    vary: 'Origin, Accept-Encoding, Accept-Language, Cookie',
  };
}

/** The resources of an event or a unit besides its page. */
export type EventPart = '' | '/embed' | '/calendar.ics' | '/picture.png';
export type UnitPart = '' | '/events.atom' | '/picture.png';

interface PageParams<Part> {
  readonly context: Context;
  readonly slug: string;
  readonly part: Part;
  readonly language: Language;
}

/** A page found by its address. */
interface FoundPage {
  readonly subjectId: string;
  readonly slug: string;
}

const LOOKUPS: Readonly<Record<PublicPageKind, SharedLookups<FoundPage>>> = { event: lookupsOf('event'), unit: lookupsOf('unit') };

function lookupsOf(kind: PublicPageKind): SharedLookups<FoundPage> {
  return new SharedLookups(async ({ db, instituteId }, slugs) => {
    const { rows } = await findPublicAt(db, { instituteId, kind, slugs });
    return new Map(rows.map(({ address, ...found }) => [address, found]));
  });
}

async function findPublic(context: Context, kind: PublicPageKind, address: string): Promise<FoundPage | undefined> {
  const slug = address.normalize('NFC').toLowerCase();
  return isEnabled(context.config.institute, 'public-pages') && isSlug(slug) ? LOOKUPS[kind].find(context, slug) : undefined;
}

/** Redirects a former or differently written address to the current one. */
function movedTo(address: string, key: string): PageSource {
  const headers = { ...headersOf('text/plain', key), location: address };
  return { version: `moved ${address}`, render: async () => ({ status: 301, body: Buffer.alloc(0), headers }) };
}

function pageSettingsOf(
  { config }: Context,
  language: Language,
  at: { kind: PublicPageKind; slug: string; inPortal: string; hash?: string },
): PageSettings {
  const { institute, serverUrl, portalUrl } = config;
  const address = `${serverUrl}${publicPagePath(at.kind, at.slug)}`;
  return {
    institute,
    language,
    translation: pageTranslation(language),
    addresses: {
      server: serverUrl,
      page: address,
      picture: `${address}/picture.png${at.hash ? `?v=${at.hash}` : ''}`,
      portal: portalUrl,
      inPortal: `${portalUrl}${at.inPortal}`,
    },
  };
}

/** Version from everything that is written. The cache does not outlive the process, so the code is always the same. */
function versionOf(...parts: readonly unknown[]): string {
  return JSON.stringify(parts);
}

function htmlSource(version: string, key: string, write: () => WrittenPage, framed?: true): PageSource {
  return {
    version,
    async render() {
      const { html, policy } = write();
      const prepared = await prepareText(html, headersOf('text/html', key, policy));
      return framed ? { ...prepared, framed } : prepared;
    },
  };
}

/** Adds the image URL, which contains a hash of its content. */
function withPicture(settings: PageSettings, task: PictureTask): PageSettings {
  const { addresses } = settings;
  return { ...settings, addresses: { ...addresses, picture: `${addresses.picture}?v=${pictureHash(task)}` } };
}

/** Source of an event's page or other resource; undefined if it is not public. */
export async function findEventSource({
  context,
  slug,
  part,
  language,
}: PageParams<Exclude<EventPart, '/picture.png'>>): Promise<PageSource | undefined> {
  const found = await findPublic(context, 'event', slug);
  const shown = found && (await readShownEvent(context, found.subjectId));
  if (!found || !shown) return undefined;
  const key = `event-${found.subjectId} unit-${shown.unit.id}`;
  const plainSettings = pageSettingsOf(context, language, { kind: 'event', slug: found.slug, inPortal: `/events/${found.subjectId}` });
  const settings = withPicture(plainSettings, eventPicture(shown.view, plainSettings));
  if (found.slug !== slug) return movedTo(`${settings.addresses.page}${part}`, key);
  const { embedHosts } = context.config;
  switch (part) {
    case '':
      return htmlSource(versionOf(shown.view, settings.addresses, settings.institute), key, () => writeEventPage(shown.view, settings));
    case '/embed':
      return htmlSource(
        versionOf(shown.view, settings.addresses, settings.institute, embedHosts),
        key,
        () => writeEmbed(shown.view, settings, embedHosts),
        true,
      );
    case '/calendar.ics':
      return calendarSource(context, shown, key);
  }
}

async function calendarSource(context: Context, { stored }: ShownEvent, key: string): Promise<PageSource | undefined> {
  const file = await readEventFile(context, stored.id);
  if (!file.ok) return undefined;
  const { tag, name, read } = file.value;
  return {
    version: tag,
    async render() {
      const body = await read();
      if (!body.ok || !('gzip' in body.value) || !body.value.gzip) throw new Error('A calendar file was not written.');
      const headers = { ...headersOf('text/calendar', key), 'content-disposition': `attachment; filename="${name}"` };
      return prepareText(gunzipSync(body.value.gzip).toString('utf8'), headers);
    },
  };
}

/** Source of a unit's page or other resource; undefined if it is not public. */
export async function findUnitSource({
  context,
  slug,
  part,
  language,
}: PageParams<Exclude<UnitPart, '/picture.png'>>): Promise<PageSource | undefined> {
  const found = await findPublic(context, 'unit', slug);
  const shown = found && (await readShownUnit(context, found.subjectId));
  if (!found || !shown) return undefined;
  const key = `unit-${found.subjectId}`;
  const plainSettings = pageSettingsOf(context, language, { kind: 'unit', slug: found.slug, inPortal: '/dashboard/organization' });
  const settings = withPicture(plainSettings, unitPicture(shown.view, plainSettings));
  if (found.slug !== slug) return movedTo(`${settings.addresses.page}${part}`, key);
  if (part === '')
    return htmlSource(versionOf(shown.view, settings.addresses, settings.institute), key, () => writeUnitPage(shown.view, settings));
  const { stored, view, events } = shown;
  return {
    version: versionOf(view, events, settings.addresses, settings.institute),
    render: () =>
      prepareText(writeAtom({ ...view, changedAt: stored.updatedAt }, events, settings), headersOf('application/atom+xml', key)),
  };
}

/** Source of a unit's spending page; undefined if it is not public. */
export async function findSpendingSource({ context, slug, language }: Omit<PageParams<never>, 'part'>): Promise<PageSource | undefined> {
  const { institute, serverUrl, portalUrl } = context.config;
  const found = isEnabled(institute, 'public-pages') ? await readPublicSpending(context, slug) : undefined;
  if (!found) return undefined;
  const { unit, years } = found;
  const addresses = {
    server: serverUrl,
    page: `${serverUrl}${spendingPagePath(unit.id)}`,
    portal: portalUrl,
    inPortal: `${portalUrl}/money/${unit.id}`,
  };
  const settings = { institute, language, translation: pageTranslation(language), addresses };
  return htmlSource(versionOf(unit, years, addresses, institute), `unit-${unit.id}`, () => writeSpendingPage(found, settings));
}

/** Content and URL of a preview image, in the language whose image is requested or else in the reader's. */
export async function findPicture(
  { context, slug, language, wanted }: Omit<PageParams<never>, 'part'> & { readonly wanted: string | undefined },
  kind: PublicPageKind,
): Promise<FoundPicture | undefined> {
  const found = await findPublic(context, kind, slug);
  const draw = found && (await (kind === 'event' ? eventTask : unitTask)(context, found.subjectId));
  if (!found || !draw) return undefined;
  const settingsIn = (each: Language) => pageSettingsOf(context, each, { kind, slug: found.slug, inPortal: '' });
  const moved = found.slug === slug ? undefined : settingsIn(language).addresses.picture;
  const tasks = [language, ...LANGUAGES].map((each) => draw(settingsIn(each)));
  const named = tasks.find((task) => pictureHash(task) === wanted);
  const [own] = tasks;
  const task = named ?? own;
  return task && { task, isNamed: named !== undefined, moved, key: `${kind}-${found.subjectId}` };
}

/** A preview image to render, and whether the URL contains its hash. */
interface FoundPicture {
  readonly task: PictureTask;
  readonly isNamed: boolean;
  readonly moved: string | undefined;
  readonly key: string;
}

async function eventTask(context: Context, id: string) {
  const shown = await readShownEvent(context, id);
  return shown && ((settings: PageSettings) => eventPicture(shown.view, settings));
}

async function unitTask(context: Context, id: string) {
  const shown = await readShownUnit(context, id);
  return shown && ((settings: PageSettings) => unitPicture(shown.view, settings));
}

/** A preview image as a response; cacheable forever if the URL contains its hash. */
export async function preparePicture(press: PictureRenderer, { task, isNamed, moved, key }: FoundPicture): Promise<Result<PreparedAnswer>> {
  if (moved !== undefined) return accept(await movedTo(moved, key).render());
  const rendered = await press.picture(task);
  if (!rendered.ok) return rendered;
  const headers = {
    ...headersOf('image/png', key),
    'content-type': 'image/png',
    ...(isNamed && { 'cache-control': 'public, max-age=31536000, immutable' }),
    // Link previews load it from other sites.
    'cross-origin-resource-policy': 'cross-origin',
    etag: tagOf(rendered.value),
  };
  return accept({ status: 200, body: rendered.value, headers });
}

/** The embeddable version of an event, by the URL of its page; undefined if it is not one of ours. */
export async function findEmbedded(context: Context, address: string, language: Language) {
  const { serverUrl } = context.config;
  if (!URL.canParse(address)) return undefined;
  const { origin, pathname } = new URL(address);
  const slug = /^\/e\/([^/]+)\/?$/.exec(pathname)?.[1];
  if (origin !== new URL(serverUrl).origin || slug === undefined) return undefined;
  const found = await findPublic(context, 'event', decoded(slug));
  const shown = found && (await readShownEvent(context, found.subjectId));
  if (!found || !shown) return undefined;
  const plainSettings = pageSettingsOf(context, language, { kind: 'event', slug: found.slug, inPortal: '' });
  return { view: shown.view, addresses: withPicture(plainSettings, eventPicture(shown.view, plainSettings)).addresses };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The sitemap; undefined if public pages are turned off. */
export async function findSitemap(context: Context): Promise<PageSource | undefined> {
  const { config, db, instituteId } = context;
  if (!isEnabled(config.institute, 'public-pages')) return undefined;
  const pages = await findPublicPages(db, instituteId, MAX_ADDRESSES);
  const listed = pages.map(({ slug, eventId, changedAt }) => ({
    address: `${config.serverUrl}${publicPagePath(eventId === null ? 'unit' : 'event', slug)}`,
    changedAt,
  }));
  return { version: versionOf(listed), render: () => prepareText(writeSitemap(listed), headersOf('application/xml', 'sitemap')) };
}

/** The robots.txt; undefined if public pages are turned off. */
export async function findRobots({ config }: Context): Promise<PageSource | undefined> {
  if (!isEnabled(config.institute, 'public-pages')) return undefined;
  const { serverUrl } = config;
  return { version: serverUrl, render: () => prepareText(writeRobots(serverUrl), headersOf('text/plain', 'robots')) };
}
