import { EXPORT_STATES } from '@quad/domain/personal-data';
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, id, instant, instituteId, referenceTo } from '../../db/columns.ts';
import { users } from '../accounts/accounts.table.ts';

/** Requested archives, one per person, deleted a week after they were ready. Backups exclude them. */
export const dataExports = pgTable(
  'data_exports',
  {
    instituteId: instituteId(),
    id: id(),
    userId: uuid('user_id').notNull(),
    state: text('state', { enum: EXPORT_STATES }).notNull(),
    askedAt: instant('asked_at').notNull(),
    readyAt: instant('ready_at'),
    /** Time of expiry. */
    goneAt: instant('gone_at').notNull(),
    size: integer('size'),
    archive: bytes('archive'),
  },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.id] }),
    referenceTo(users, 'data_exports_user_fk', [table.instituteId, table.userId]).onDelete('cascade'),
    index('data_exports_user').on(table.instituteId, table.userId),
    index('data_exports_gone').on(table.goneAt),
  ],
);
export type DataExportRow = typeof dataExports.$inferSelect;
