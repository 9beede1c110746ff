import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import { firstRow, matches } from '../../db/conditions.ts';
import type { Database } from '../../db/connection.ts';
import { instituteHosts, institutes, signInProviders } from './institutes.table.ts';

/** All queries here are across institutes, because they find the institute. */

export type InstituteRow = typeof institutes.$inferSelect;

export type ProviderRow = typeof signInProviders.$inferSelect;

/** An institute with its hosts and providers; `version` changes whenever any of them does. */
export interface StoredInstitute {
  readonly row: InstituteRow;
  readonly hosts: readonly string[];
  /** In the order of creation. */
  readonly providers: readonly ProviderRow[];
  readonly version: string;
}

/** A version that changes whenever any institute or host does. */
export async function readVersion(across: Database): Promise<string> {
  const { rows } = await across.execute<{ version: string }>(sql`
    select md5(concat(
      (select string_agg(id::text || xmin::text, ',' order by id) from institutes),
      (select string_agg(host || institute_id::text || xmin::text, ',' order by host) from institute_hosts))) as version`);
  return rows[0]?.version ?? '';
}

/** All institutes, first one first. */
export async function readInstitutes(across: Database): Promise<StoredInstitute[]> {
  const rows = await across
    .select({ row: institutes, version: sql<string>`${institutes}.xmin::text` })
    .from(institutes)
    .orderBy(asc(institutes.createdAt), asc(institutes.id));
  const hosts = Map.groupBy(await across.select().from(instituteHosts).orderBy(asc(instituteHosts.host)), ({ instituteId }) => instituteId);
  const providers = Map.groupBy(await listProviders(across), ({ instituteId }) => instituteId);
  return rows.map(({ row, version }) => {
    const own = (hosts.get(row.id) ?? []).map(({ host }) => host);
    return { row, hosts: own, providers: providers.get(row.id) ?? [], version: [version, ...own].join(' ') };
  });
}

/** The institute with this id. */
export function readInstitute(db: Database, id: string): Promise<InstituteRow | undefined> {
  return firstRow(db.select().from(institutes).where(eq(institutes.id, id)));
}

/** The first institute, which the environment variables describe. */
export async function readFirst(across: Database): Promise<InstituteRow | undefined> {
  const [first] = await across.select().from(institutes).orderBy(asc(institutes.createdAt), asc(institutes.id)).limit(1);
  return first;
}

/** The providers of all institutes, in the order of creation. */
export function listProviders(across: Database): Promise<ProviderRow[]> {
  return across.select().from(signInProviders).orderBy(asc(signInProviders.createdAt), asc(signInProviders.name));
}

export async function listIds(across: Database): Promise<string[]> {
  const rows = await across.select({ id: institutes.id }).from(institutes).orderBy(asc(institutes.createdAt), asc(institutes.id));
  return rows.map(({ id }) => id);
}

/** Serializes adding and changing institutes until the transaction ends. */
export async function lockInstitutes(tx: Database): Promise<void> {
  await tx.execute(sql`lock table ${institutes} in share row exclusive mode`);
}

export async function insertInstitute(tx: Database, row: typeof institutes.$inferInsert): Promise<void> {
  await tx.insert(institutes).values(row);
}

export async function updateInstitute(tx: Database, id: string, changes: Partial<typeof institutes.$inferInsert>): Promise<void> {
  await tx.update(institutes).set(changes).where(eq(institutes.id, id));
}

/** Whether another institute has the domain (case-insensitive). */
export async function hasDomain(tx: Database, domain: string, ownId: string): Promise<boolean> {
  const same = and(eq(sql`lower(${institutes.domain})`, domain.toLowerCase()), ne(institutes.id, ownId));
  return (await tx.select({ id: institutes.id }).from(institutes).where(same).limit(1)).length > 0;
}

/** Those of the hosts that another institute has. */
export async function takenHosts(tx: Database, hosts: readonly string[], ownId: string): Promise<string[]> {
  const taken = and(inArray(instituteHosts.host, [...hosts]), ne(instituteHosts.instituteId, ownId));
  return (await tx.select({ host: instituteHosts.host }).from(instituteHosts).where(taken)).map(({ host }) => host);
}

export async function addHosts(tx: Database, instituteId: string, hosts: readonly string[]): Promise<void> {
  if (hosts.length > 0)
    await tx
      .insert(instituteHosts)
      .values(hosts.map((host) => ({ host, instituteId })))
      .onConflictDoNothing();
}

export async function dropHosts(tx: Database, instituteId: string, hosts: readonly string[]): Promise<void> {
  if (hosts.length > 0) await tx.delete(instituteHosts).where(matches(instituteHosts, { instituteId, host: hosts }));
}

export async function hostsOf(tx: Database, instituteId: string): Promise<string[]> {
  const rows = await tx.select({ host: instituteHosts.host }).from(instituteHosts).where(eq(instituteHosts.instituteId, instituteId));
  return rows.map(({ host }) => host);
}

/** Replaces the encrypted secret of a provider. */
export async function saveProviderSecret(
  tx: Database,
  { instituteId, name, clientSecret }: Pick<ProviderRow, 'instituteId' | 'name' | 'clientSecret'>,
): Promise<void> {
  await tx.update(signInProviders).set({ clientSecret }).where(matches(signInProviders, { instituteId, name }));
}
