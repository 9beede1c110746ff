import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { orgUnits } from '../../db/schema.ts';

interface Contact {
  readonly id: string;
  readonly name: string;
}

function isContact(instituteId: string, email: string) {
  return and(eq(orgUnits.instituteId, instituteId), eq(sql`lower(${orgUnits.contactEmail})`, email.toLowerCase()));
}

/** The unit whose contact has this address, and that would come to an account with it. */
export async function unitOfContact(db: Database, instituteId: string, email: string): Promise<Contact | undefined> {
  const [unit] = await db.select({ id: orgUnits.id, name: orgUnits.name }).from(orgUnits).where(isContact(instituteId, email));
  return unit;
}

/** Lets a unit follow its contact to another address. Gives the unit, if there is one. */
export async function changeContact(
  tx: Database,
  instituteId: string,
  { from, to }: { from: string; to: string },
): Promise<Contact | undefined> {
  const [unit] = await tx
    .update(orgUnits)
    .set({ contactEmail: to })
    .where(isContact(instituteId, from))
    .returning({ id: orgUnits.id, name: orgUnits.name });
  return unit;
}
