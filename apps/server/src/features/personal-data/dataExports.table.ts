import { EXPORT_STATES } from '@quad/domain/personal-data';
import { foreignKey, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, id, instant, instituteId } from '../../db/columns.ts';
import { users } from '../accounts/accounts.table.ts';

/** Archives that people asked for: one each, gone a week after it was ready. No backup has them. */
export const dataExports = pgTable(
  'data_exports',
  {
    instituteId: instituteId(),
    id: id(),
    userId: uuid('user_id').notNull(),
    state: text('state', { enum: EXPORT_STATES }).notNull(),
    askedAt: instant('asked_at').notNull(),
    readyAt: instant('ready_at'),
    /** From when on it is removed. */
    goneAt: instant('gone_at').notNull(),
    size: integer('size'),
    archive: bytes('archive'),
  },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.id] }),
    foreignKey({
      name: 'data_exports_user_fk',
      columns: [table.instituteId, table.userId],
      foreignColumns: [users.instituteId, users.id],
    }).onDelete('cascade'),
    index('data_exports_user').on(table.instituteId, table.userId),
    index('data_exports_gone').on(table.goneAt),
  ],
);
export type DataExportRow = typeof dataExports.$inferSelect;
