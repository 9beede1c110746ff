import { EVENT_CATEGORIES, EVENT_MODES, EVENT_STATUSES } from '@quad/domain/events';
import { sql } from 'drizzle-orm';
import { boolean, foreignKey, index, integer, numeric, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant, instituteId } from '../../db/columns.ts';
import { users } from '../accounts/accounts.table.ts';
import { institutes } from '../institutes/institutes.table.ts';
import { orgUnits } from '../org-units/orgUnits.table.ts';

const amount = (name: string) => numeric(name, { precision: 14, scale: 2, mode: 'number' });

/** Events. The schedule may be blank while an event is being planned; of the status only 'cancelled' is ever stored. */
export const events = pgTable(
  'events',
  {
    instituteId: instituteId().references(() => institutes.id),
    id: id(),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    category: text('category', { enum: EVENT_CATEGORIES }).notNull(),
    type: text('type').notNull().default(''),
    unitId: uuid('unit_id').notNull(),
    startsAt: instant('starts_at'),
    endsAt: instant('ends_at'),
    venue: text('venue').notNull().default(''),
    mode: text('mode', { enum: EVENT_MODES }),
    registrationRequired: boolean('registration_required').notNull().default(false),
    registrationStartsAt: instant('registration_starts_at'),
    registrationEndsAt: instant('registration_ends_at'),
    fees: amount('fees'),
    maxParticipants: integer('max_participants'),
    allocatedBudget: amount('allocated_budget'),
    spentBudget: amount('spent_budget').notNull().default(0),
    /** What the ledger has of the event's budgets, in rupees: approved and not given back, and spent. Null where it has none. */
    ledgerAllocated: amount('ledger_allocated'),
    ledgerSpent: amount('ledger_spent'),
    sponsors: text('sponsors').array().notNull().default(sql`'{}'`),
    status: text('status', { enum: EVENT_STATUSES }).notNull().default('planned'),
    /** When the schedule says that it is over, as `eventStatus` of the domain has it; kept by a trigger. */
    finishesAt: instant('finishes_at'),
    /** Whether the figures have it as completed: true some time after it is over. */
    isCounted: boolean('is_counted').notNull().default(false),
    /** Kept by a trigger. */
    participantCount: integer('participant_count').notNull().default(0),
    /** In what a search looks, as the domain's `eventText` has it, without accents and case; kept by a trigger. */
    searchText: text('search_text').notNull().default(''),
    /** How often what a calendar shows of it has changed: the SEQUENCE of RFC 5545. Kept by a trigger. */
    sequence: integer('sequence').notNull().default(0),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.id] }),
    foreignKey({ name: 'events_unit_fk', columns: [table.instituteId, table.unitId], foreignColumns: [orgUnits.instituteId, orgUnits.id] }),
    index('events_start').on(table.instituteId, table.startsAt),
    index('events_unit_start').on(table.instituteId, table.unitId, table.startsAt),
    index('events_updated').on(table.instituteId, table.updatedAt),
    index('events_to_count').on(table.instituteId, table.finishesAt).where(sql`not ${table.isCounted} and ${table.status} <> 'cancelled'`),
    index('events_open')
      .on(table.instituteId, table.category, table.startsAt)
      .where(sql`not ${table.isCounted} and ${table.status} = 'planned'`),
    index('events_best_attended').on(table.instituteId, table.category, table.participantCount, table.id).where(sql`${table.isCounted}`),
  ],
);
export type EventRow = Omit<typeof events.$inferSelect, 'searchText'>;

const eventId = () => uuid('event_id').notNull();
const userId = () => uuid('user_id').notNull();

/**
 * When an event takes its place: the expression that its indexes have. Without a date it comes after all others. Not by `coalesce`, with
 * which row-level security (db/rowLevelSecurity.ts) lets no index be used.
 */
export const eventMoment = sql`case when ${events.startsAt} is not null then ${events.startsAt} when ${events.endsAt} is not null then ${events.endsAt} else 'infinity'::timestamptz end`;

/** Students who run an event. */
export const eventOrganizers = pgTable(
  'event_organizers',
  { instituteId: instituteId(), eventId: eventId(), userId: userId() },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.eventId, table.userId] }),
    foreignKey({
      name: 'event_organizers_event_fk',
      columns: [table.instituteId, table.eventId],
      foreignColumns: [events.instituteId, events.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'event_organizers_user_fk',
      columns: [table.instituteId, table.userId],
      foreignColumns: [users.instituteId, users.id],
    }),
    index('event_organizers_user').on(table.instituteId, table.userId),
  ],
);

/** Students who take part in an event. */
export const eventParticipants = pgTable(
  'event_participants',
  {
    instituteId: instituteId(),
    eventId: eventId(),
    userId: userId(),
    /** When they came to the list; null where that is not known, and they count whatever the day. */
    addedAt: instant('added_at'),
  },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.eventId, table.userId] }),
    foreignKey({
      name: 'event_participants_event_fk',
      columns: [table.instituteId, table.eventId],
      foreignColumns: [events.instituteId, events.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'event_participants_user_fk',
      columns: [table.instituteId, table.userId],
      foreignColumns: [users.instituteId, users.id],
    }),
    index('event_participants_user').on(table.instituteId, table.userId),
  ],
);
