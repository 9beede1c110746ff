import { createHash } from 'node:crypto';
import { brandSheet, brandTheme } from '@quad/ui/theming';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { NO_SUCH_CALL, sendRefusal } from './errors.ts';
import { contextOf } from './institute.ts';

/** The style sheet of an institute that has colours of its own. */
interface BrandSheet {
  /** Where it is. With a hash of what it says in it, so that it can be kept for good. */
  readonly address: string;
  readonly css: string;
}

/** Once for what an institute says: it is another context when that changes. */
const made = new WeakMap<Context, BrandSheet | undefined>();

/** The style sheet that paints an institute's pages in its colours; undefined where it has none, and its pages are as the house has them. */
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
 * Serves the style sheet of the institute that is asked. Who asks by another hash, with a page of a moment ago or of a server that knows
 * of a change already, gets the one that there is, and keeps it not.
 */
export function serveBrand(app: FastifyInstance): void {
  app.get('/brand/:name', { config: { isPortal: true } }, (request, reply) => {
    const sheet = brandSheetOf(contextOf(request));
    if (!sheet) return sendRefusal(reply, NO_SUCH_CALL);
    const isCurrent = request.url === sheet.address;
    return reply
      .type('text/css; charset=utf-8')
      .header('cache-control', isCurrent ? 'public, max-age=31536000, immutable' : 'no-store')
      .send(sheet.css);
  });
}
