import { PUBLIC_PAGE_KINDS } from '@quad/domain/public-pages';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { id, instant, instituteId, referenceTo } from '../../db/columns.ts';
import { events } from '../events/events.table.ts';
import { orgUnits } from '../org-units/orgUnits.table.ts';

/** Public pages of events and units, created when first published. Each belongs to one event or one unit. */
export const publicPages = pgTable(
  'public_pages',
  {
    instituteId: instituteId(),
    id: id(),
    eventId: uuid('event_id'),
    unitId: uuid('unit_id'),
    /** Current address. */
    slug: text('slug').notNull(),
    isPublic: boolean('is_public').notNull(),
    /** Number of times it was published or unpublished. */
    version: integer('version').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.id] }),
    referenceTo(events, 'public_pages_event_fk', [table.instituteId, table.eventId]).onDelete('cascade'),
    referenceTo(orgUnits, 'public_pages_unit_fk', [table.instituteId, table.unitId]).onDelete('cascade'),
    unique('public_pages_event').on(table.instituteId, table.eventId),
    unique('public_pages_unit').on(table.instituteId, table.unitId),
    check('public_pages_one', sql`num_nonnulls(${table.eventId}, ${table.unitId}) = 1`),
    index('public_pages_changed').on(table.instituteId, table.changedAt, table.id).where(sql`${table.isPublic}`),
  ],
);
export type PublicPageRow = typeof publicPages.$inferSelect;

/** All current and former addresses of pages. Former ones redirect permanently. */
export const publicPageAddresses = pgTable(
  'public_page_addresses',
  {
    instituteId: instituteId(),
    kind: text('kind', { enum: PUBLIC_PAGE_KINDS }).notNull(),
    slug: text('slug').notNull(),
    pageId: uuid('page_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.kind, table.slug] }),
    referenceTo(publicPages, 'public_page_addresses_page_fk', [table.instituteId, table.pageId]).onDelete('cascade'),
    index('public_page_addresses_page').on(table.instituteId, table.pageId),
  ],
);
