import { search } from '@quad/api-client/contract';
import { accept } from '@quad/domain/refusals';
import { type Server, serve } from '../../plugins/endpoints.ts';
import type { Limit } from '../../plugins/rateLimit.ts';
import { findAnything } from './search.service.ts';

/** Whoever types asks a few times; nobody copies everybody. */
const SEARCHES: Limit = { name: 'search', attempts: 60, windowMs: 60_000 };

/** Finding anything that one may read (access I2). */
export function searchRoutes(server: Server): void {
  serve(server, search.find, async ({ context, actor, query }) => accept(await findAnything(context, actor, query.q)), { limit: SEARCHES });
}
