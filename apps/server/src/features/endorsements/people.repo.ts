import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { users } from '../../db/schema.ts';

/** Whether there is a person with that id. */
export async function isPerson(db: Database, instituteId: string, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.instituteId, instituteId), eq(users.id, id)));
  return rows.length > 0;
}
