import { FEED_KINDS } from '@quad/domain/calendar';
import { bigint, foreignKey, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { id, instant, instituteId } from '../../db/columns.ts';
import { users } from '../accounts/accounts.table.ts';
import { orgUnits } from '../org-units/orgUnits.table.ts';

/** The addresses by which calendar programs subscribe: one of each kind and unit for each person. Only hashes of them are here. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    instituteId: instituteId(),
    id: id(),
    userId: uuid('user_id').notNull(),
    kind: text('kind', { enum: FEED_KINDS }).notNull(),
    /** Whose events, of a unit's. */
    unitId: uuid('unit_id'),
    tokenHash: text('token_hash').notNull(),
    /** How often it changed whose events a personal one has: kept by triggers where somebody registers or follows. */
    changes: bigint('changes', { mode: 'number' }).notNull().default(0),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.id] }),
    unique('calendar_feeds_token').on(table.instituteId, table.tokenHash),
    unique('calendar_feeds_once').on(table.instituteId, table.userId, table.kind, table.unitId).nullsNotDistinct(),
    foreignKey({
      name: 'calendar_feeds_user_fk',
      columns: [table.instituteId, table.userId],
      foreignColumns: [users.instituteId, users.id],
    }),
    foreignKey({
      name: 'calendar_feeds_unit_fk',
      columns: [table.instituteId, table.unitId],
      foreignColumns: [orgUnits.instituteId, orgUnits.id],
    }).onDelete('cascade'),
    index('calendar_feeds_unit').on(table.instituteId, table.unitId),
  ],
);
export type CalendarFeedRow = typeof calendarFeeds.$inferSelect;
