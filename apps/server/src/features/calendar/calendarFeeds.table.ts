import { FEED_KINDS } from '@quad/domain/calendar';
import { bigint, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { id, instant, instituteId, referenceTo } from '../../db/columns.ts';
import { users } from '../accounts/accounts.table.ts';
import { orgUnits } from '../org-units/orgUnits.table.ts';

/** Feeds for calendar programs, one per person, kind and unit. Only hashes of their tokens are stored. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    instituteId: instituteId(),
    id: id(),
    userId: uuid('user_id').notNull(),
    kind: text('kind', { enum: FEED_KINDS }).notNull(),
    /** The unit, for a unit's feed. */
    unitId: uuid('unit_id'),
    tokenHash: text('token_hash').notNull(),
    /** Number of changes to the set of events in a personal feed. Triggers on registrations and follows increment it. */
    changes: bigint('changes', { mode: 'number' }).notNull().default(0),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.id] }),
    unique('calendar_feeds_token').on(table.instituteId, table.tokenHash),
    unique('calendar_feeds_once').on(table.instituteId, table.userId, table.kind, table.unitId).nullsNotDistinct(),
    referenceTo(users, 'calendar_feeds_user_fk', [table.instituteId, table.userId]),
    referenceTo(orgUnits, 'calendar_feeds_unit_fk', [table.instituteId, table.unitId]).onDelete('cascade'),
    index('calendar_feeds_unit').on(table.instituteId, table.unitId),
  ],
);
export type CalendarFeedRow = typeof calendarFeeds.$inferSelect;
