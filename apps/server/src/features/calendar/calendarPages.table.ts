import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, instituteId, referenceTo } from '../../db/columns.ts';
import { orgUnits } from '../org-units/orgUnits.table.ts';
import { calendarFeeds } from './calendarFeeds.table.ts';

/** A cache of serialized feeds by week, so that no node serializes what another one has. It can be rebuilt and is not in backups. */
export const calendarPages = pgTable(
  'calendar_pages',
  {
    instituteId: instituteId(),
    /** The unit, for a unit's feed. */
    unitId: uuid('unit_id'),
    /** The feed, for a personal one: nobody else's has the same events. */
    feedId: uuid('feed_id'),
    scope: uuid('scope').notNull().generatedAlwaysAs(sql`coalesce(feed_id, unit_id, institute_id)`),
    /** Number of the week in which the events begin. */
    week: integer('week').notNull(),
    /** Version of the events and of the serialization. */
    version: text('version').notNull(),
    /** The events as a part of a gzip file, with checksum and uncompressed length. */
    packed: bytes('packed').notNull(),
    checksum: bigint('checksum', { mode: 'number' }).notNull(),
    length: integer('length').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.scope, table.week] }),
    referenceTo(orgUnits, 'calendar_pages_unit_fk', [table.instituteId, table.unitId]).onDelete('cascade'),
    referenceTo(calendarFeeds, 'calendar_pages_feed_fk', [table.instituteId, table.feedId]).onDelete('cascade'),
    index('calendar_pages_unit').on(table.instituteId, table.unitId),
    index('calendar_pages_feed').on(table.instituteId, table.feedId),
  ],
);
