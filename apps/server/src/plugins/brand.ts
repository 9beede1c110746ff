import { createHash } from 'node:crypto';
import { brandSheet, brandTheme } from '@quad/ui/theming';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { NOT_FOUND, sendRefusal } from './errors.ts';
import { contextOf } from './institute.ts';

/** The style sheet of an institute with its own colors. */
interface BrandSheet {
  /** URL of the style sheet. It contains a hash of the content, so that the response can be cached forever. */
  readonly address: string;
  readonly css: string;
}

/** Cached per context: a change of the institute's settings creates another context. */
const made = new WeakMap<Context, BrandSheet | undefined>();

/** Returns the style sheet with an institute's colors. Undefined when it uses the default theme. */
export function brandSheetOf(context: Context): BrandSheet | undefined {
  if (!made.has(context)) made.set(context, makeSheet(context));
  return made.get(context);
}

function makeSheet({ config }: Context): BrandSheet | undefined {
  const { brandColor } = config.institute;
  if (!brandColor) return undefined;
  const css = brandSheet(brandTheme(brandColor));
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 16);
  return { address: `/brand/${hash}.css`, css };
}

/**
 * Serves the style sheet of the request's institute. A request with another hash (an older page, or a page of a node that already knows of
 * a change) gets the current style sheet without caching.
 */
export function serveBrand(app: FastifyInstance): void {
  app.get('/brand/:name', { config: { isPortal: true } }, (request, reply) => {
    const sheet = brandSheetOf(contextOf(request));
    if (!sheet) return sendRefusal(reply, NOT_FOUND);
    const isCurrent = request.url === sheet.address;
    return reply
      .type('text/css; charset=utf-8')
      .header('cache-control', isCurrent ? 'public, max-age=31536000, immutable' : 'no-store')
      .send(sheet.css);
  });
}
