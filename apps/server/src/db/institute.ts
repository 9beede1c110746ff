import type { Institute } from '@quad/domain/institute';
import { asc, eq, sql } from 'drizzle-orm';
import { recountFigures } from '../features/figures/figures.service.ts';
import type { Database } from './connection.ts';
import { newId } from './ids.ts';
import { institutes } from './schema.ts';

/** The id of the institute that this database is for: creates it at the first start, keeps its name up to date later. */
export async function ensureInstitute(db: Database, institute: Institute): Promise<string> {
  // What almost every start finds needs no lock.
  const known = await findInstitute(db);
  return known && isSame(known, institute) ? known.id : writeInstitute(db, institute);
}

/** Creates or corrects it; of several processes that start at once, one does and the others find it done. */
async function writeInstitute(db: Database, institute: Institute): Promise<string> {
  const { name, domain, timeZone } = institute;
  return db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${institutes} in share row exclusive mode`);
    const known = await findInstitute(tx);
    if (known) {
      if (!isSame(known, institute)) await tx.update(institutes).set({ name, domain, timeZone }).where(eq(institutes.id, known.id));
      // Which month an event belongs to hangs on the time zone.
      if (known.timeZone !== timeZone) await recountFigures(tx, known.id);
      return known.id;
    }
    const id = newId();
    await tx.insert(institutes).values({ id, name, domain, timeZone });
    return id;
  });
}

/** The ids of all institutes of a database, the oldest first. */
export async function listInstitutes(db: Database): Promise<string[]> {
  const rows = await db.select({ id: institutes.id }).from(institutes).orderBy(asc(institutes.createdAt));
  return rows.map(({ id }) => id);
}

type Named = Pick<Institute, 'name' | 'domain' | 'timeZone'>;

async function findInstitute(db: Database): Promise<(Named & { readonly id: string }) | undefined> {
  const { id, name, domain, timeZone } = institutes;
  const [known] = await db.select({ id, name, domain, timeZone }).from(institutes).orderBy(asc(institutes.createdAt)).limit(1);
  return known;
}

function isSame(known: Named, { name, domain, timeZone }: Named): boolean {
  return known.name === name && known.domain === domain && known.timeZone === timeZone;
}
