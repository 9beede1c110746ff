import { eq, sql } from 'drizzle-orm';
import { firstRow, matches } from '../../db/conditions.ts';
import type { Database } from '../../db/connection.ts';
import { institutes, signInProviders, users } from '../../db/schema.ts';
import type { UserRow } from './accounts.table.ts';

type ProviderRow = typeof signInProviders.$inferSelect;
type ProviderKey = Pick<ProviderRow, 'instituteId' | 'name'>;

function isProvider({ instituteId, name }: ProviderKey) {
  return matches(signInProviders, { instituteId, name });
}

/** Locks a provider, so that concurrent changes of it wait. */
export function lockProvider(tx: Database, instituteId: string, name: string): Promise<ProviderRow | undefined> {
  return firstRow(tx.select().from(signInProviders).where(isProvider({ instituteId, name })).for('update'));
}

export async function insertProvider(tx: Database, row: typeof signInProviders.$inferInsert): Promise<void> {
  await tx.insert(signInProviders).values(row);
  await touchInstitute(tx, row.instituteId);
}

export async function updateProvider(tx: Database, key: ProviderKey, changes: Partial<ProviderRow>): Promise<void> {
  await tx.update(signInProviders).set(changes).where(isProvider(key));
  await touchInstitute(tx, key.instituteId);
}

export async function deleteProvider(tx: Database, key: ProviderKey): Promise<void> {
  await tx.delete(signInProviders).where(isProvider(key));
  await touchInstitute(tx, key.instituteId);
}

/** Servers cache an institute by the version of its row, so a change of its providers updates that version. */
async function touchInstitute(tx: Database, instituteId: string): Promise<void> {
  await tx
    .update(institutes)
    .set({ name: sql`${institutes.name}` })
    .where(eq(institutes.id, instituteId));
}

export async function savePasswordSignIn(tx: Database, instituteId: string, passwordSignIn: boolean): Promise<void> {
  await tx.update(institutes).set({ passwordSignIn }).where(eq(institutes.id, instituteId));
}

/** All people whose role was granted by the groups of a provider. */
export function usersWithRoleFrom(tx: Database, instituteId: string, provider: string): Promise<UserRow[]> {
  return tx
    .select()
    .from(users)
    .where(matches(users, { instituteId, roleFrom: provider }))
    .for('update');
}
