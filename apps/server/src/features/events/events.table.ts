import { EVENT_OPTIONS, EVENT_STATUSES } from '@quad/domain/events';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, numeric, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant, instituteId, referenceTo } from '../../db/columns.ts';
import { users } from '../accounts/accounts.table.ts';
import { institutes } from '../institutes/institutes.table.ts';
import { orgUnits } from '../org-units/orgUnits.table.ts';

const amount = (name: string) => numeric(name, { precision: 14, scale: 2, mode: 'number' });

/** Events. The schedule may be blank while an event is being planned; the only stored status is 'cancelled'. */
export const events = pgTable(
  'events',
  {
    instituteId: instituteId().references(() => institutes.id),
    id: id(),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    category: text('category', { enum: EVENT_OPTIONS.category }).notNull(),
    type: text('type').notNull().default(''),
    unitId: uuid('unit_id').notNull(),
    startsAt: instant('starts_at'),
    endsAt: instant('ends_at'),
    venue: text('venue').notNull().default(''),
    mode: text('mode', { enum: EVENT_OPTIONS.mode }),
    registrationRequired: boolean('registration_required').notNull().default(false),
    registrationStartsAt: instant('registration_starts_at'),
    registrationEndsAt: instant('registration_ends_at'),
    fees: amount('fees'),
    maxParticipants: integer('max_participants'),
    allocatedBudget: amount('allocated_budget'),
    spentBudget: amount('spent_budget').notNull().default(0),
    /** Budget of the event in the ledger, in rupees: approved and not returned, and spent. Null without entries. */
    ledgerAllocated: amount('ledger_allocated'),
    ledgerSpent: amount('ledger_spent'),
    sponsors: text('sponsors').array().notNull().default(sql`'{}'`),
    status: text('status', { enum: EVENT_STATUSES }).notNull().default('planned'),
    /** End according to the schedule, as in the domain's `eventStatus`; maintained by a trigger. */
    finishesAt: instant('finishes_at'),
    /** Whether the figures count it as completed, which happens some time after its end. */
    isCounted: boolean('is_counted').notNull().default(false),
    /** Maintained by a trigger. */
    participantCount: integer('participant_count').notNull().default(0),
    /** Text that searches match, as in the domain's `eventText`, folded to lower case without accents; maintained by a trigger. */
    searchText: text('search_text').notNull().default(''),
    /** Number of changes that calendars show: the SEQUENCE of RFC 5545. Maintained by a trigger. */
    sequence: integer('sequence').notNull().default(0),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.id] }),
    referenceTo(orgUnits, 'events_unit_fk', [table.instituteId, table.unitId]),
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
 * Sort time of an event, the same expression as in the indexes. Events without a date come last. `coalesce` would prevent the use of
 * indexes under row-level security (db/rowLevelSecurity.ts).
 */
export const eventSortTime = sql`case when ${events.startsAt} is not null then ${events.startsAt} when ${events.endsAt} is not null then ${events.endsAt} else 'infinity'::timestamptz end`;

/** Students who organize an event. */
export const eventOrganizers = pgTable(
  'event_organizers',
  { instituteId: instituteId(), eventId: eventId(), userId: userId() },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.eventId, table.userId] }),
    referenceTo(events, 'event_organizers_event_fk', [table.instituteId, table.eventId]).onDelete('cascade'),
    referenceTo(users, 'event_organizers_user_fk', [table.instituteId, table.userId]),
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
    /** When they were added; null if unknown, and then they count for any day. */
    addedAt: instant('added_at'),
  },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.eventId, table.userId] }),
    referenceTo(events, 'event_participants_event_fk', [table.instituteId, table.eventId]).onDelete('cascade'),
    referenceTo(users, 'event_participants_user_fk', [table.instituteId, table.userId]),
    index('event_participants_user').on(table.instituteId, table.userId),
  ],
);
