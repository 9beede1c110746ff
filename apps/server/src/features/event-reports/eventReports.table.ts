import { boolean, foreignKey, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bytes, id, instant, instituteId } from '../../db/columns.ts';
import { users } from '../accounts/accounts.table.ts';
import { events } from '../events/events.table.ts';

/** What happened at events, one report each. Its figures are counted when it is read. */
export const eventReports = pgTable(
  'event_reports',
  {
    instituteId: instituteId(),
    eventId: uuid('event_id').notNull(),
    text: text('text').notNull(),
    photosAsEvidence: boolean('photos_as_evidence').notNull(),
    /** How often it was written. */
    version: integer('version').notNull(),
    writtenBy: uuid('written_by').notNull(),
    /** When it was written first: from then on the event has one. */
    writtenAt: instant('written_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.eventId] }),
    foreignKey({
      name: 'event_reports_event_fk',
      columns: [table.instituteId, table.eventId],
      foreignColumns: [events.instituteId, events.id],
    }),
    foreignKey({
      name: 'event_reports_writer_fk',
      columns: [table.instituteId, table.writtenBy],
      foreignColumns: [users.instituteId, users.id],
    }),
    index('event_reports_writer').on(table.instituteId, table.writtenBy),
  ],
);
export type EventReportRow = typeof eventReports.$inferSelect;

/** Photos of reports. They are kept like those of people, and served to whoever is signed in. */
export const eventReportPhotos = pgTable(
  'event_report_photos',
  {
    instituteId: instituteId(),
    id: id(),
    eventId: uuid('event_id').notNull(),
    /** By which the photo store has it, where that is not this row. */
    name: text('name').notNull(),
    image: bytes('image'),
    /** What the camera wrote of both, where whoever added it wanted that kept. */
    place: text('place'),
    takenAt: text('taken_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.id] }),
    foreignKey({
      name: 'event_report_photos_event_fk',
      columns: [table.instituteId, table.eventId],
      foreignColumns: [events.instituteId, events.id],
    }),
    uniqueIndex('event_report_photos_name').on(table.instituteId, table.name),
    index('event_report_photos_event').on(table.instituteId, table.eventId, table.createdAt),
  ],
);
export type EventReportPhotoRow = typeof eventReportPhotos.$inferSelect;
