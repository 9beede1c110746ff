import { sql } from 'drizzle-orm';
import { bigint, foreignKey, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, instituteId } from '../../db/columns.ts';
import { orgUnits } from '../org-units/orgUnits.table.ts';
import { calendarFeeds } from './calendarFeeds.table.ts';

/**
 * Feeds as they were written last, a week of events at a time, so that no node writes what another has written. All of it can be written
 * again, and none of it is in a backup.
 */
export const calendarPages = pgTable(
  'calendar_pages',
  {
    instituteId: instituteId(),
    /** Whose events, of a unit's. */
    unitId: uuid('unit_id'),
    /** Which feed, of a personal one: nobody else's has the same events. */
    feedId: uuid('feed_id'),
    scope: uuid('scope').notNull().generatedAlwaysAs(sql`coalesce(feed_id, unit_id, institute_id)`),
    /** The number of the week in which its events begin. */
    week: integer('week').notNull(),
    /** Stands for its events, each as it is, and for how they were written. */
    version: text('version').notNull(),
    /** The events as a part of a gzip file, with the checksum and the length of what is packed. */
    packed: bytes('packed').notNull(),
    checksum: bigint('checksum', { mode: 'number' }).notNull(),
    length: integer('length').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.scope, table.week] }),
    foreignKey({
      name: 'calendar_pages_unit_fk',
      columns: [table.instituteId, table.unitId],
      foreignColumns: [orgUnits.instituteId, orgUnits.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'calendar_pages_feed_fk',
      columns: [table.instituteId, table.feedId],
      foreignColumns: [calendarFeeds.instituteId, calendarFeeds.id],
    }).onDelete('cascade'),
    index('calendar_pages_unit').on(table.instituteId, table.unitId),
    index('calendar_pages_feed').on(table.instituteId, table.feedId),
  ],
);
