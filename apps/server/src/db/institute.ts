import type { Institute } from '@quad/domain/institute';
import { asc, eq, sql } from 'drizzle-orm';
import { recountFigures } from '../features/figures/figures.repo.ts';
import type { Database } from './connection.ts';
import { newId } from './ids.ts';
import { institutes } from './schema.ts';

/** The id of the institute that this database is for: creates it at the first start, keeps its name up to date later. */
export async function ensureInstitute(db: Database, { name, domain, timeZone }: Institute): Promise<string> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${institutes} in share row exclusive mode`);
    const [known] = await tx.select().from(institutes).orderBy(asc(institutes.createdAt)).limit(1);
    if (known) {
      if (known.name !== name || known.domain !== domain || known.timeZone !== timeZone)
        await tx.update(institutes).set({ name, domain, timeZone }).where(eq(institutes.id, known.id));
      // Which month an event belongs to hangs on the time zone.
      if (known.timeZone !== timeZone) await recountFigures(tx, known.id);
      return known.id;
    }
    const id = newId();
    await tx.insert(institutes).values({ id, name, domain, timeZone });
    return id;
  });
}
