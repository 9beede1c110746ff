import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bytes, id, instant, instituteId, referenceTo } from '../../db/columns.ts';
import { users } from '../accounts/accounts.table.ts';
import { events } from '../events/events.table.ts';

/** Reports of events, one each. The figures are computed when a report is read. */
export const eventReports = pgTable(
  'event_reports',
  {
    instituteId: instituteId(),
    eventId: uuid('event_id').notNull(),
    text: text('text').notNull(),
    photosAsEvidence: boolean('photos_as_evidence').notNull(),
    /** Number of times it was written. */
    version: integer('version').notNull(),
    writtenBy: uuid('written_by').notNull(),
    /** Time of the first version, from which on the event has a report. */
    writtenAt: instant('written_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.eventId] }),
    referenceTo(events, 'event_reports_event_fk', [table.instituteId, table.eventId]),
    referenceTo(users, 'event_reports_writer_fk', [table.instituteId, table.writtenBy]),
    index('event_reports_writer').on(table.instituteId, table.writtenBy),
  ],
);
export type EventReportRow = typeof eventReports.$inferSelect;

/** Photos of reports. They are stored like profile photos and served to signed-in users. */
export const eventReportPhotos = pgTable(
  'event_report_photos',
  {
    instituteId: instituteId(),
    id: id(),
    eventId: uuid('event_id').notNull(),
    /** Name of the object in the photo store, unless the image is in this row. */
    name: text('name').notNull(),
    image: bytes('image'),
    /** Place and time from the photo's EXIF data, if the uploader chose to keep them. */
    place: text('place'),
    takenAt: text('taken_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.id] }),
    referenceTo(events, 'event_report_photos_event_fk', [table.instituteId, table.eventId]),
    uniqueIndex('event_report_photos_name').on(table.instituteId, table.name),
    index('event_report_photos_event').on(table.instituteId, table.eventId, table.createdAt),
  ],
);
export type EventReportPhotoRow = typeof eventReportPhotos.$inferSelect;
