import { lte } from 'drizzle-orm';
import type { RateLimiterDrizzle } from 'rate-limiter-flexible';
import type { Database } from '../db/connection.ts';
import { rateLimits } from './rateLimit.table.ts';

/** Where the library keeps its counters. */
export function counterStore(db: Database): Pick<ConstructorParameters<typeof RateLimiterDrizzle>[0], 'storeClient' | 'schema'> {
  return { storeClient: db, schema: rateLimits };
}

/** Removes counters whose time is over by then. */
export async function deleteCountersUntil(db: Database, moment: Date): Promise<void> {
  await db.delete(rateLimits).where(lte(rateLimits.expire, moment));
}
