import type { RepeatRule } from '@quad/domain/series';
import { date, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { id, instant, instituteId, referenceTo } from '../../db/columns.ts';
import { events } from '../events/events.table.ts';
import { institutes } from '../institutes/institutes.table.ts';

/** Series of events: the rule from which their meetings were created, in campus time. It does not change when meetings are moved. */
export const eventSeries = pgTable(
  'event_series',
  {
    instituteId: instituteId().references(() => institutes.id),
    id: id(),
    repeats: jsonb('repeats').$type<RepeatRule>().notNull(),
    firstDay: date('first_day', { mode: 'string' }).notNull(),
    startTime: text('start_time').notNull(),
    endTime: text('end_time').notNull(),
    /** Incremented by every change of the series, for optimistic locking. */
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.instituteId, table.id] })],
);
export type SeriesRow = typeof eventSeries.$inferSelect;

/** Events that are meetings of a series. */
export const seriesMeetings = pgTable(
  'series_meetings',
  {
    instituteId: instituteId(),
    eventId: uuid('event_id').notNull(),
    seriesId: uuid('series_id').notNull(),
    /** Start according to the rule. It identifies the meeting even if it is moved. */
    originalStart: instant('original_start').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.eventId] }),
    unique('series_meetings_original').on(table.instituteId, table.seriesId, table.originalStart),
    referenceTo(events, 'series_meetings_event_fk', [table.instituteId, table.eventId]).onDelete('cascade'),
    referenceTo(eventSeries, 'series_meetings_series_fk', [table.instituteId, table.seriesId]).onDelete('cascade'),
  ],
);
