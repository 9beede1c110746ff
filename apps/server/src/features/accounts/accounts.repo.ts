import { and, asc, eq, isNotNull, isNull, lte, ne, type SQL, sql } from 'drizzle-orm';
import { firstRow, matches } from '../../db/conditions.ts';
import type { Database } from '../../db/connection.ts';
import { type UserRow, users } from './accounts.table.ts';

/** The account of an e-mail address, case-insensitively. */
export async function findByEmail(db: Database, instituteId: string, email: string): Promise<UserRow | undefined> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.instituteId, instituteId), eq(sql`lower(${users.email})`, email.toLowerCase())));
  return row;
}

/** The account that is linked to a Google account. */
export async function findByGoogleSubject(db: Database, instituteId: string, subject: string): Promise<UserRow | undefined> {
  const [row] = await db
    .select()
    .from(users)
    .where(matches(users, { instituteId, googleSubject: subject }));
  return row;
}

export function findById(db: Database, instituteId: string, id: string): Promise<UserRow | undefined> {
  return firstRow(db.select().from(users).where(matches(users, { instituteId, id })));
}

/**
 * Locks the account's row until the transaction ends, for changes that must not run concurrently (verification, emptying, corrections,
 * roles).
 */
export function lockById(tx: Database, instituteId: string, id: string): Promise<UserRow | undefined> {
  return firstRow(tx.select().from(users).where(matches(users, { instituteId, id })).for('update'));
}

/** Locks the account of an e-mail address, like `lockById`. */
export async function lockByEmail(tx: Database, instituteId: string, email: string): Promise<UserRow | undefined> {
  const [row] = await tx
    .select()
    .from(users)
    .where(and(eq(users.instituteId, instituteId), eq(sql`lower(${users.email})`, email.toLowerCase())))
    .for('update');
  return row;
}

/** Returns undefined for a disabled account. */
export function unlessDisabled(user: UserRow | undefined): UserRow | undefined {
  return user?.disabledAt ? undefined : user;
}

/** Whether an import or a unit created the account, and nobody has opened it yet: whoever registers with its address opens it. */
export function isUnopened({ emailVerified, emailClaimed, passwordHash, googleSubject }: UserRow): boolean {
  return !emailVerified && !emailClaimed && passwordHash === null && googleSubject === null;
}

/** Whether somebody has this roll number as their final one. */
export async function isSettledNumber(db: Database, instituteId: string, rollNumber: string): Promise<boolean> {
  return (await db.$count(users, matches(users, { instituteId, rollNumber, onboardingComplete: true }))) > 0;
}

/** E-mail addresses and final roll numbers of the accounts with one of these addresses (lower case) or numbers. */
export async function findSettled(
  db: Database,
  instituteId: string,
  { emails, rollNumbers }: { emails: readonly string[]; rollNumbers: readonly string[] },
): Promise<{ email: string; rollNumber: string | null }[]> {
  const [addresses, numbers] = [JSON.stringify(emails), JSON.stringify(rollNumbers)];
  const isOne = (texts: string) => sql`(select jsonb_array_elements_text(${texts}::jsonb))`;
  const found = (one: SQL) =>
    db
      .select({ email: users.email, rollNumber: users.rollNumber })
      .from(users)
      .where(and(matches(users, { instituteId, onboardingComplete: true }), one));
  return found(sql`lower(${users.email}) in ${isOne(addresses)}`).union(found(sql`${users.rollNumber} in ${isOne(numbers)}`));
}

export async function deleteUser(tx: Database, { instituteId, id }: Pick<UserRow, 'instituteId' | 'id'>): Promise<void> {
  await tx.delete(users).where(matches(users, { instituteId, id }));
}

/** Inserts accounts, any number up to a batch of an import. */
export async function insertUsers(db: Database, rows: readonly (typeof users.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await db.insert(users).values([...rows]);
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
  await db.update(users).set(changes).where(matches(users, { instituteId, id }));
}

/** Replaces a password hash with a new hash of the same password. False when the password was changed meanwhile. */
export async function replaceHash(
  db: Database,
  { instituteId, id, passwordHash }: { instituteId: string; id: string; passwordHash: string },
  renewed: string,
  now: Date,
): Promise<boolean> {
  const replaced = await db
    .update(users)
    .set({ passwordHash: renewed, updatedAt: now })
    .where(matches(users, { instituteId, id, passwordHash }))
    .returning({ id: users.id });
  return replaced.length > 0;
}

/**
 * Marks the account as onboarded and stores the form. Undefined when it was onboarded already, or when the address was verified meanwhile,
 * since the account may belong to somebody else now.
 */
export async function completeOnboarding(
  db: Database,
  { instituteId, id, emailVerified }: Pick<UserRow, 'instituteId' | 'id' | 'emailVerified'>,
  settled: Partial<typeof users.$inferInsert>,
): Promise<UserRow | undefined> {
  const isOpen = matches(users, { onboardingComplete: false, emailVerified });
  const [row] = await db
    .update(users)
    .set({ ...settled, onboardingComplete: true })
    .where(and(matches(users, { instituteId, id }), isOpen))
    .returning();
  return row;
}

/** Removes a roll number from accounts that only claimed it at registration. */
export async function releaseProvisional(tx: Database, instituteId: string, rollNumber: string, ownId: string): Promise<void> {
  const isProvisional = and(matches(users, { rollNumber, onboardingComplete: false }), ne(users.id, ownId));
  await tx
    .update(users)
    .set({ rollNumber: null })
    .where(and(eq(users.instituteId, instituteId), isProvisional));
}

const isAdministrator = (instituteId: string) =>
  and(eq(users.instituteId, instituteId), isNotNull(users.administratorSince), isNull(users.disabledAt));

/** Locks all administrators who can sign in, in a fixed order, so that two concurrent removals wait for each other. */
export async function lockAdministrators(tx: Database, instituteId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(isAdministrator(instituteId)).orderBy(asc(users.id)).for('update');
}

/** Number of other administrators who can sign in. */
export function countOtherAdministrators(db: Database, { instituteId, id }: Pick<UserRow, 'instituteId' | 'id'>): Promise<number> {
  return db.$count(users, and(isAdministrator(instituteId), ne(users.id, id)));
}

/** All administrators, by name. */
export function findAdministrators(db: Database, instituteId: string): Promise<UserRow[]> {
  return db
    .select()
    .from(users)
    .where(and(eq(users.instituteId, instituteId), isNotNull(users.administratorSince)))
    .orderBy(asc(users.name), asc(users.id));
}

/** Accounts whose role has ended by then. */
export function findEndedRoles(db: Database, instituteId: string, now: Date): Promise<Pick<UserRow, 'email'>[]> {
  return db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.instituteId, instituteId), lte(users.roleUntil, now)));
}

/** The ids of those who may get a right: their address is verified and the account is enabled. */
export async function findCapable(tx: Database, instituteId: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(matches(users, { instituteId, id: ids, emailVerified: true, disabledAt: null, erasedAt: null }))
    .for('key share');
  return rows.map(({ id }) => id);
}
