import { and, eq, lt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { calendarPages } from '../../db/schema.ts';
import type { PackedPart } from './packing.ts';

/** The events on a page: of a personal feed, of a unit, or of the whole institute. */
export interface PageOwner {
  readonly unitId: string | null;
  readonly feedId: string | null;
}

/** A week of events, serialized in one version. */
export interface CalendarPage extends PackedPart {
  readonly week: number;
  readonly version: string;
}

function isOf(instituteId: string, { unitId, feedId }: PageOwner): SQL | undefined {
  return and(eq(calendarPages.instituteId, instituteId), eq(calendarPages.scope, feedId ?? unitId ?? instituteId));
}

/** The pages that exist in the requested versions. */
export function findPages(
  db: Database,
  instituteId: string,
  owner: PageOwner,
  wanted: readonly Pick<CalendarPage, 'week' | 'version'>[],
): Promise<CalendarPage[]> {
  const { week, version, checksum, length } = calendarPages;
  // Base64 is shorter than the drivers' format for bytea, and much faster to read in the embedded database.
  const packed = sql<Buffer>`encode(${calendarPages.packed}, 'base64')`.mapWith((text: string) => Buffer.from(text, 'base64'));
  const requested = sql`jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) asked (week integer, version text)`;
  return db
    .select({ week, version, packed, checksum, length })
    .from(calendarPages)
    .where(and(isOf(instituteId, owner), sql`(${week}, ${version}) in (select asked.week, asked.version from ${requested})`));
}

/** Stores pages, replacing earlier versions of their weeks, and deletes the weeks before the feed's first one. */
export async function savePages(
  db: Database,
  instituteId: string,
  owner: PageOwner,
  { pages, from }: { pages: readonly CalendarPage[]; from: number },
): Promise<void> {
  const { unitId, feedId } = owner;
  await db.delete(calendarPages).where(and(isOf(instituteId, owner), lt(calendarPages.week, from)));
  await db
    .insert(calendarPages)
    .values(
      pages.map(({ week, version, packed, checksum, length }) => ({
        instituteId,
        unitId,
        feedId,
        week,
        version,
        packed,
        checksum,
        length,
      })),
    )
    .onConflictDoUpdate({
      target: [calendarPages.instituteId, calendarPages.scope, calendarPages.week],
      set: { version: sql`excluded.version`, packed: sql`excluded.packed`, checksum: sql`excluded.checksum`, length: sql`excluded.length` },
    });
}
