import { type Endpoint, openPages, publicPages } from '@quad/api-client/contract';
import type { Language } from '@quad/domain/language';
import { PUBLIC_PAGE_KINDS, PUBLIC_PAGE_RULES, PUBLIC_PAGE_TEXTS } from '@quad/domain/public-pages';
import { accept, type Result, refuse } from '@quad/domain/refusals';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { networkOf } from '../../plugins/address.ts';
import { type Server, serve, servePrepared, servePublic } from '../../plugins/endpoints.ts';
import { contextOf } from '../../plugins/institute.ts';
import { preferredLanguage } from '../../plugins/language.ts';
import { renderMessagePage } from '../../plugins/messagePage.ts';
import { pageTranslation } from '../../plugins/pageTranslation.ts';
import { type PreparedAnswer, prepareText } from '../../plugins/preparedAnswers.ts';
import type { Limit } from '../../plugins/rateLimit.ts';
import { textForHtml } from '../../textForHtml.ts';
import { Misses } from './misses.ts';
import { PageCache, type PageSource } from './pageCache.ts';
import {
  findEmbedded,
  findEventSource,
  findPicture,
  findRobots,
  findSitemap,
  findSpendingSource,
  findUnitSource,
  preparePicture,
} from './pageSources.service.ts';
import { PICTURE, PictureRenderer } from './pictures.ts';
import { changePublicPage, readPublicPage } from './publicPages.service.ts';

const HOUR_MS = 60 * 60_000;
const CHANGES: Limit = { name: 'public-pages.change', attempts: 60, windowMs: HOUR_MS };

const NO_PAGE = 'There is no page at that address.';
const TOO_OFTEN = refuse('TOO_MANY_REQUESTS', 'That was too often. Please wait a moment.');
const FRAME = { width: 600, height: 320 } as const;
/** How long consumers may cache the oEmbed response. */
const CACHE_AGE_SECONDS = 3600;

interface PageParams {
  readonly context: Context;
  readonly slug: string;
  readonly language: Language;
}

/**
 * Routes for public pages of events and units (access O1 to O3). They read from the primary, by the context of the request: a replica may not
 * know yet what was made private.
 */
export function publicPageRoutes(server: Server): void {
  const cache = new PageCache();
  const misses = new Misses();
  const press = new PictureRenderer();
  server.app.addHook('onClose', () => press.close());

  /**
   * Runs a lookup. Only what was not found counts against guessing: many readers on a campus share one network, and none of them is refused
   * a page because of the others.
   */
  async function countMisses<Found>(
    request: FastifyRequest,
    find: () => Promise<Result<Found | undefined>>,
  ): Promise<Result<Found | undefined>> {
    const found = await find();
    if (!found.ok || found.value !== undefined) return found;
    const { instituteId, clock } = contextOf(request);
    return misses.count(`${instituteId} ${networkOf(request.ip)}`, clock().getTime()) ? found : TOO_OFTEN;
  }

  /** A prepared response; for pages, a miss is an HTML page as well. */
  async function answer(
    { mediaType }: Pick<Endpoint, 'mediaType'>,
    request: FastifyRequest,
    find: () => Promise<Result<PreparedAnswer | undefined>>,
  ): Promise<Result<PreparedAnswer>> {
    const found = await countMisses(request, find);
    if (!found.ok) return found;
    if (found.value) return accept(found.value);
    return mediaType === 'text/html' ? accept(await renderMissingPage(request)) : refuse('NOT_FOUND', NO_PAGE);
  }

  serve(server, publicPages.read, ({ context, actor, params }) => readPublicPage(context, { actor, ...params }));
  serve(
    server,
    publicPages.change,
    async ({ context, actor, params, body }) => {
      const changed = await changePublicPage(context, { actor, ...params, input: body });
      cache.evict(context.instituteId);
      return changed;
    },
    { limit: CHANGES },
  );

  const page = (endpoint: Endpoint, find: (params: PageParams) => Promise<PageSource | undefined>) =>
    servePrepared(server, endpoint, ({ request, params }) => {
      const context = contextOf(request);
      const language = preferredLanguage(request);
      const { unitId = '', slug = unitId } = params as { readonly slug?: string; readonly unitId?: string };
      const key = `${context.instituteId} ${endpoint.path} ${language} ${slug}`;
      const now = context.clock().getTime();
      return answer(endpoint, request, async () => accept(await cache.read(key, now, () => find({ context, slug, language }))));
    });
  page(openPages.event, (params) => findEventSource({ ...params, part: '' }));
  page(openPages.embed, (params) => findEventSource({ ...params, part: '/embed' }));
  page(openPages.calendar, (params) => findEventSource({ ...params, part: '/calendar.ics' }));
  page(openPages.unit, (params) => findUnitSource({ ...params, part: '' }));
  page(openPages.atom, (params) => findUnitSource({ ...params, part: '/events.atom' }));
  page(openPages.spending, findSpendingSource);
  page(openPages.sitemap, ({ context }) => findSitemap(context));
  page(openPages.robots, ({ context }) => findRobots(context));

  for (const kind of PUBLIC_PAGE_KINDS) {
    const endpoint = kind === 'event' ? openPages.eventPicture : openPages.unitPicture;
    servePrepared(server, endpoint, ({ request, params: { slug }, query }) =>
      answer(endpoint, request, async () => {
        const wanted = { context: contextOf(request), slug, language: preferredLanguage(request), wanted: query.v };
        const found = await findPicture(wanted, kind);
        return found ? preparePicture(press, found) : accept(undefined);
      }),
    );
  }

  servePublic(server, openPages.oembed, async ({ request, query }) => {
    const context = contextOf(request);
    const found = await countMisses(request, async () => accept(await findEmbedded(context, query.url, preferredLanguage(request))));
    if (!found.ok) return found;
    if (!found.value) return refuse('NOT_FOUND', NO_PAGE);
    const { view, addresses } = found.value;
    const width = limitedTo(query.maxwidth, FRAME.width);
    const height = limitedTo(query.maxheight, FRAME.height);
    const title = textForHtml(view.title);
    return accept({
      version: '1.0' as const,
      type: 'rich' as const,
      title: view.title,
      provider_name: context.config.institute.name,
      provider_url: addresses.portal,
      cache_age: CACHE_AGE_SECONDS,
      html: `<iframe src="${addresses.page}/embed" width="${width}" height="${height}" title="${title}" sandbox="allow-popups allow-popups-to-escape-sandbox" loading="lazy" style="border:0"></iframe>`,
      ...{ width, height },
      thumbnail_url: addresses.picture,
      thumbnail_width: PICTURE.width,
      thumbnail_height: PICTURE.height,
    });
  });
}

/** Limits a size to what the consumer allows. */
function limitedTo(wanted: string | undefined, own: number): number {
  const most = Number(wanted);
  return wanted !== undefined && Number.isInteger(most) && most > 0 ? Math.min(most, own) : own;
}

function renderMissingPage(request: FastifyRequest): Promise<PreparedAnswer> {
  const { config } = contextOf(request);
  const language = preferredLanguage(request);
  const { translate: t } = pageTranslation(language);
  const { html, policy } = renderMessagePage({
    status: 404,
    language,
    title: t(NO_PAGE),
    texts: [t(PUBLIC_PAGE_RULES.noPageHint)],
    link: { text: t(PUBLIC_PAGE_TEXTS.portal, { institute: config.institute.name }), href: config.portalUrl },
  });
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy, 'x-robots-tag': 'noindex' };
  return prepareText(html, { ...headers, vary: 'Origin, Accept-Encoding, Accept-Language, Cookie' }, 404);
}
