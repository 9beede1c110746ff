import { and, eq, inArray, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Database } from './connection.ts';
import { events, listVersions } from './schema.ts';
import { handwritten } from './statement.ts';

/** The tables whose writes are counted: those that lists without personal data show. */
type Counted = 'events' | 'room_requests' | 'org_units' | 'positions' | 'skills' | 'users';

/** What a list shows. */
export interface Shown {
  readonly tables: readonly Counted[];
  /** Whether what it shows of events changes when one of them begins or is over. */
  readonly isOfTheMoment?: true;
}

/** The statement that reads a version: of each table the few places that count, and of events the last that began and that was over. */
export function versionStatement(instituteId: string | Placeholder, { tables, isOfTheMoment }: Shown, now: string | Placeholder): SQL {
  const { list, place, changes } = listVersions;
  const own = and(eq(listVersions.instituteId, instituteId), inArray(list, [...tables]));
  const counted = sql`(select string_agg(${place} || ' ' || ${changes}, ',' order by ${list}, ${place}) from ${listVersions} where ${own})`;
  const last = (column: typeof events.startsAt | typeof events.finishesAt) =>
    sql`(select ${column} from ${events} where ${and(eq(events.instituteId, instituteId), sql`${column} <= ${now}::timestamptz`)} order by ${column} desc limit 1)`;
  const turned = isOfTheMoment ? sql`, ${last(events.startsAt)}::text as began, ${last(events.finishesAt)}::text as ended` : sql``;
  return sql`select ${counted} as counted${turned}`;
}

type ReadVersion = ReturnType<typeof handwritten<{ counted: string | null }, 'instituteId' | 'now'>>;
const readers = new WeakMap<Shown, ReadVersion>();

function readerOf(shown: Shown): ReadVersion {
  const known = readers.get(shown) ?? handwritten((value) => versionStatement(value('instituteId'), shown, value('now')));
  readers.set(shown, known);
  return known;
}

/**
 * What stands for everything that a list could show now: it is never the same for two different states of the tables, whatever order
 * transactions end in, for a transaction's count is seen when its rows are. Undefined where nothing was counted yet.
 */
export async function versionOf(db: Database, instituteId: string, shown: Shown, now: Date): Promise<string | undefined> {
  const { rows } = await readerOf(shown)(db, { instituteId, now: now.toISOString() });
  return rows[0]?.counted == null ? undefined : JSON.stringify(rows[0]);
}
