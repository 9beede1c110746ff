import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { type UserRow, users } from './accounts.table.ts';

/** The account of an e-mail address, in any case. */
export async function findByEmail(db: Database, instituteId: string, email: string): Promise<UserRow | undefined> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.instituteId, instituteId), eq(sql`lower(${users.email})`, email.toLowerCase())));
  return row;
}

/** The account that is linked with a Google account. */
export async function findByGoogleSubject(db: Database, instituteId: string, subject: string): Promise<UserRow | undefined> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.instituteId, instituteId), eq(users.googleSubject, subject)));
  return row;
}

export async function findById(db: Database, instituteId: string, id: string): Promise<UserRow | undefined> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.instituteId, instituteId), eq(users.id, id)));
  return row;
}

/** Nobody in the place of an account that is disabled. */
export function unlessDisabled(user: UserRow | undefined): UserRow | undefined {
  return user?.disabledAt ? undefined : user;
}

export async function insertUser(db: Database, user: typeof users.$inferInsert): Promise<UserRow> {
  const [row] = await db.insert(users).values(user).returning();
  if (!row) throw new Error('The new account was not returned.');
  return row;
}

export async function updateUser(
  db: Database,
  { instituteId, id }: Pick<UserRow, 'instituteId' | 'id'>,
  changes: Partial<typeof users.$inferInsert>,
): Promise<void> {
  await db
    .update(users)
    .set(changes)
    .where(and(eq(users.instituteId, instituteId), eq(users.id, id)));
}

/** Replaces the hash of a password by another of the same password; false when it has been changed meanwhile. */
export async function replaceHash(
  db: Database,
  { instituteId, id, passwordHash }: { instituteId: string; id: string; passwordHash: string },
  renewed: string,
  now: Date,
): Promise<boolean> {
  const replaced = await db
    .update(users)
    .set({ passwordHash: renewed, updatedAt: now })
    .where(and(eq(users.instituteId, instituteId), eq(users.id, id), eq(users.passwordHash, passwordHash)))
    .returning({ id: users.id });
  return replaced.length > 0;
}

/** Marks the account as onboarded, with what was filled in; undefined when it was so already. */
export async function completeOnboarding(
  db: Database,
  { instituteId, id }: Pick<UserRow, 'instituteId' | 'id'>,
  settled: Partial<typeof users.$inferInsert>,
): Promise<UserRow | undefined> {
  const [row] = await db
    .update(users)
    .set({ ...settled, onboardingComplete: true })
    .where(and(eq(users.instituteId, instituteId), eq(users.id, id), eq(users.onboardingComplete, false)))
    .returning();
  return row;
}
