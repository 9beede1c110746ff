import { search } from '@quad/api-client/contract';
import { accept } from '@quad/domain/refusals';
import { type Server, serve } from '../../plugins/endpoints.ts';
import type { Limit } from '../../plugins/rateLimit.ts';
import { findAnything } from './search.service.ts';

/** Enough for searching while typing, too few to copy the directory of people. */
const SEARCHES: Limit = { name: 'search', attempts: 60, windowMs: 60_000 };

/** Routes to search everything that the requester may read (access I2). */
export function searchRoutes(server: Server): void {
  serve(server, search.find, async ({ context, actor, query }) => accept(await findAnything(context, actor, query.q)), { limit: SEARCHES });
}
