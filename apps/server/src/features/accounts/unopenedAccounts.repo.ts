import { and, eq, type SQL, sql } from 'drizzle-orm';
import { BATCH_SIZE, insertRows, isOneOf } from '../../db/bulk.ts';
import { matches } from '../../db/conditions.ts';
import type { Database } from '../../db/connection.ts';
import { newId } from '../../db/ids.ts';
import { users } from '../../db/schema.ts';
import { PERSONAL_COLUMNS } from './personalColumns.repo.ts';

interface NewPerson {
  readonly email: string;
  readonly name: string;
}

/** Those of these addresses that have an account, in lower case. */
export async function findExistingEmails(db: Database, instituteId: string, emails: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.instituteId, instituteId), isOneOf(sql`lower(${users.email})`, emails)));
  return new Set(rows.map(({ email }) => email.toLowerCase()));
}

/**
 * Creates accounts for people on a list and returns their ids by address. The addresses are unverified and there is no password: a password
 * reset or Google opens them.
 */
export async function insertUnopenedAccounts(
  tx: Database,
  instituteId: string,
  people: readonly NewPerson[],
  now: Date,
): Promise<Map<string, string>> {
  const rows = people.map(({ email, name }) => ({
    instituteId,
    id: newId(now),
    email,
    name,
    role: 'STUDENT',
    createdAt: now,
    updatedAt: now,
  }));
  await insertRows(tx, users, rows);
  return new Map(rows.map(({ email, id }) => [email, id]));
}

/** Deletes those of these accounts that nobody has opened and nothing refers to. Returns the ids of the others. */
export async function deleteUnopenedAccounts(
  tx: Database,
  instituteId: string,
  ids: readonly string[],
  role = 'STUDENT',
): Promise<Set<string>> {
  const remaining = new Set(ids);
  for (let start = 0; start < ids.length; start += BATCH_SIZE) {
    const batch = [...ids.slice(start, start + BATCH_SIZE)];
    const among = sql`any(${`{${batch.join(',')}}`}::uuid[])`;
    const references: SQL[] = PERSONAL_COLUMNS.map(
      ({ column }) =>
        sql`exists (select from ${column.table} b where b.institute_id = ${users.instituteId} and b.${sql.identifier(column.name)} = ${users.id})`,
    );
    const deleted = await tx
      .delete(users)
      .where(
        and(
          eq(users.instituteId, instituteId),
          sql`${users.id} = ${among}`,
          matches(users, { passwordHash: null, googleSubject: null, emailVerified: false, role }),
          sql`${users.updatedAt} = ${users.createdAt}`,
          sql`not (${sql.join(references, sql` or `)})`,
        ),
      )
      .returning({ id: users.id });
    for (const { id } of deleted) remaining.delete(id);
  }
  return remaining;
}
