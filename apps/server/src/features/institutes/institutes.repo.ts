import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { instituteHosts, institutes, signInProviders } from './institutes.table.ts';

/** Everything here works across institutes: it is how they are found. */

export type InstituteRow = typeof institutes.$inferSelect;

export type ProviderRow = typeof signInProviders.$inferSelect;

/** An institute with its hosts and providers, and with what tells whether either has changed. */
export interface StoredInstitute {
  readonly row: InstituteRow;
  readonly hosts: readonly string[];
  /** In the order in which they were added. */
  readonly providers: readonly ProviderRow[];
  readonly version: string;
}

/** What is another whenever any institute or host has changed. */
export async function readVersion(across: Database): Promise<string> {
  const { rows } = await across.execute<{ version: string }>(sql`
    select md5(concat(
      (select string_agg(id::text || xmin::text, ',' order by id) from institutes),
      (select string_agg(host || institute_id::text || xmin::text, ',' order by host) from institute_hosts))) as version`);
  return rows[0]?.version ?? '';
}

/** All institutes, the first one first. */
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

/** One institute. */
export async function readInstitute(db: Database, id: string): Promise<InstituteRow | undefined> {
  const [row] = await db.select().from(institutes).where(eq(institutes.id, id));
  return row;
}

/** The first institute: the one that the server's variables describe. */
export async function readFirst(across: Database): Promise<InstituteRow | undefined> {
  const [first] = await across.select().from(institutes).orderBy(asc(institutes.createdAt), asc(institutes.id)).limit(1);
  return first;
}

/** Everybody's providers, in the order in which they were added. */
export function listProviders(across: Database): Promise<ProviderRow[]> {
  return across.select().from(signInProviders).orderBy(asc(signInProviders.createdAt), asc(signInProviders.name));
}

export async function listIds(across: Database): Promise<string[]> {
  const rows = await across.select({ id: institutes.id }).from(institutes).orderBy(asc(institutes.createdAt), asc(institutes.id));
  return rows.map(({ id }) => id);
}

/** Makes those who add or change institutes wait for one another, until the transaction ends. */
export async function lockInstitutes(tx: Database): Promise<void> {
  await tx.execute(sql`lock table ${institutes} in share row exclusive mode`);
}

export async function insertInstitute(tx: Database, row: typeof institutes.$inferInsert): Promise<void> {
  await tx.insert(institutes).values(row);
}

export async function updateInstitute(tx: Database, id: string, changes: Partial<typeof institutes.$inferInsert>): Promise<void> {
  await tx.update(institutes).set(changes).where(eq(institutes.id, id));
}

/** Whether another institute has the domain, in any case. */
export async function hasDomain(tx: Database, domain: string, ownId: string): Promise<boolean> {
  const same = and(eq(sql`lower(${institutes.domain})`, domain.toLowerCase()), ne(institutes.id, ownId));
  return (await tx.select({ id: institutes.id }).from(institutes).where(same).limit(1)).length > 0;
}

/** Of these hosts the ones that another institute has. */
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
  if (hosts.length > 0)
    await tx.delete(instituteHosts).where(and(eq(instituteHosts.instituteId, instituteId), inArray(instituteHosts.host, [...hosts])));
}

export async function hostsOf(tx: Database, instituteId: string): Promise<string[]> {
  const rows = await tx.select({ host: instituteHosts.host }).from(instituteHosts).where(eq(instituteHosts.instituteId, instituteId));
  return rows.map(({ host }) => host);
}

/** Replaces the sealed secret of a provider. */
export async function saveProviderSecret(
  tx: Database,
  { instituteId, name, clientSecret }: Pick<ProviderRow, 'instituteId' | 'name' | 'clientSecret'>,
): Promise<void> {
  await tx
    .update(signInProviders)
    .set({ clientSecret })
    .where(and(eq(signInProviders.instituteId, instituteId), eq(signInProviders.name, name)));
}
