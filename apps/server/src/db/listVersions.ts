import { and, eq, inArray, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Database } from './connection.ts';
import { events, listVersions } from './schema.ts';
import { rawStatement } from './statement.ts';

/** The tables whose writes are counted: those behind lists without personal data. */
type CountedTable = 'events' | 'room_requests' | 'org_units' | 'positions' | 'skills' | 'users';

/** The data that a list shows. */
export interface ListSources {
  readonly tables: readonly CountedTable[];
  /** Whether the list changes when an event begins or ends. */
  readonly dependsOnTime?: true;
}

/**
 * Statement that reads a version: the sums of the tables' counters and, if events matter, the latest one that began and the latest that
 * ended.
 */
export function versionStatement(
  instituteId: string | Placeholder,
  { tables, dependsOnTime }: ListSources,
  now: string | Placeholder,
): SQL {
  const { list, place, changes } = listVersions;
  const own = and(eq(listVersions.instituteId, instituteId), inArray(list, [...tables]));
  const counted = sql`(select string_agg(${place} || ' ' || ${changes}, ',' order by ${list}, ${place}) from ${listVersions} where ${own})`;
  const last = (column: typeof events.startsAt | typeof events.finishesAt) =>
    sql`(select ${column} from ${events} where ${and(eq(events.instituteId, instituteId), sql`${column} <= ${now}::timestamptz`)} order by ${column} desc limit 1)`;
  const boundaries = dependsOnTime ? sql`, ${last(events.startsAt)}::text as began, ${last(events.finishesAt)}::text as ended` : sql``;
  return sql`select ${counted} as counted${boundaries}`;
}

type ReadVersion = ReturnType<typeof rawStatement<{ counted: string | null }, 'instituteId' | 'now'>>;
const readers = new WeakMap<ListSources, ReadVersion>();

function readerOf(sources: ListSources): ReadVersion {
  const known = readers.get(sources) ?? rawStatement((value) => versionStatement(value('instituteId'), sources, value('now')));
  readers.set(sources, known);
  return known;
}

/**
 * Returns the version of what a list shows now. Two different states of the tables never have the same version, in whatever order
 * transactions commit, because a count becomes visible together with its rows. Undefined when nothing has been counted yet.
 */
export async function versionOf(db: Database, instituteId: string, sources: ListSources, now: Date): Promise<string | undefined> {
  const { rows } = await readerOf(sources)(db, { instituteId, now: now.toISOString() });
  return rows[0]?.counted == null ? undefined : JSON.stringify(rows[0]);
}
