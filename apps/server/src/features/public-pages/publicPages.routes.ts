import { type Endpoint, openPages, publicPages } from '@quad/api-client/contract';
import type { Language } from '@quad/domain/language';
import { PUBLIC_PAGE_KINDS, PUBLIC_PAGE_RULES, PUBLIC_PAGE_TEXTS } from '@quad/domain/public-pages';
import { accept, type Result, refuse } from '@quad/domain/refusals';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { networkOf } from '../../plugins/address.ts';
import { type Server, serve, servePrepared, servePublic } from '../../plugins/endpoints.ts';
import { preferredLanguage } from '../../plugins/language.ts';
import { renderMessagePage } from '../../plugins/messagePage.ts';
import { pageTranslation } from '../../plugins/pageTranslation.ts';
import { type PreparedAnswer, prepareText } from '../../plugins/preparedAnswers.ts';
import { cachedRefusal, type Limit, takeAttempt } from '../../plugins/rateLimit.ts';
import { textForHtml } from '../../textForHtml.ts';
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
/**
 * Limited per network, against guessing addresses. Only misses count, because existing pages come from the cache, and many readers on a
 * campus share one network.
 */
const MISSES: Limit = { name: 'public-pages.miss', attempts: 300, windowMs: HOUR_MS };

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

type PageRequest = Pick<PageParams, 'context'> & {
  readonly request: FastifyRequest;
  /** Whether the page is known to exist, so that the request is no guess. */
  readonly isThere?: boolean;
};

/** Routes for public pages of events and units (access O1 to O3). */
export function publicPageRoutes(server: Server): void {
  const cache = new PageCache();
  const press = new PictureRenderer();
  server.app.addHook('onClose', () => press.close());

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
    servePrepared(server, endpoint, ({ context, request, params }) => {
      const language = preferredLanguage(request);
      const { unitId = '', slug = unitId } = params as { readonly slug?: string; readonly unitId?: string };
      const key = `${context.instituteId} ${endpoint.path} ${language} ${slug}`;
      const now = context.clock().getTime();
      const pageRequest = { context, request, isThere: cache.has(key) };
      return answer(endpoint, pageRequest, async () => accept(await cache.read(key, now, () => find({ context, slug, language }))));
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
    servePrepared(server, endpoint, ({ context, request, params, query }) =>
      answer(endpoint, { context, request }, async () => {
        const found = await findPicture({ context, slug: params.slug, language: preferredLanguage(request), wanted: query.v }, kind);
        return found ? preparePicture(press, found) : accept(undefined);
      }),
    );
  }

  servePublic(server, openPages.oembed, async ({ context, request, query }) => {
    const found = await countMisses({ context, request }, async () =>
      accept(await findEmbedded(context, query.url, preferredLanguage(request))),
    );
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

/** Runs a lookup; refused for networks with too many misses. */
async function countMisses<Found>(
  { context, request, isThere = false }: PageRequest,
  find: () => Promise<Result<Found | undefined>>,
): Promise<Result<Found | undefined>> {
  const network = networkOf(request.ip);
  if (!isThere && !cachedRefusal(context, MISSES, network).allowed) return TOO_OFTEN;
  const found = await find();
  if (!found.ok || found.value !== undefined) return found;
  return (await takeAttempt(context, MISSES, network)).allowed ? found : TOO_OFTEN;
}

/** A prepared response; for pages, a miss is an HTML page as well. */
async function answer(
  { mediaType }: Pick<Endpoint, 'mediaType'>,
  pageRequest: PageRequest,
  find: () => Promise<Result<PreparedAnswer | undefined>>,
): Promise<Result<PreparedAnswer>> {
  const found = await countMisses(pageRequest, find);
  if (!found.ok) return found;
  if (found.value) return accept(found.value);
  return mediaType === 'text/html' ? accept(await renderMissingPage(pageRequest)) : refuse('NOT_FOUND', NO_PAGE);
}

function renderMissingPage({ context: { config }, request }: PageRequest): Promise<PreparedAnswer> {
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
