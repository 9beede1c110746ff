import { NOTIFICATION_KIND_NAMES, NOTIFICATION_SUBJECTS, REASONS, TOPICS } from '@quad/domain/notifications';
import { sql } from 'drizzle-orm';
import { bigint, boolean, foreignKey, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant, instituteId, referenceTo } from '../../db/columns.ts';
import { users } from '../accounts/accounts.table.ts';

const userId = () => uuid('user_id').notNull();

/**
 * Events that people are notified of, in the order of insertion; a transaction that commits later may have a lower position. No row reveals
 * who gave feedback, and the position of anonymous feedback reveals no time: it is inserted later and in random order.
 */
export const notificationEvents = pgTable(
  // The former table name is kept, because nodes of the previous version read it during an upgrade.
  'happenings',
  {
    instituteId: instituteId(),
    position: bigint('position', { mode: 'bigint' }).generatedByDefaultAsIdentity(),
    at: instant('at').notNull(),
    /** Who did it, if recipients may know. */
    actorId: uuid('actor_id'),
    kind: text('kind', { enum: NOTIFICATION_KIND_NAMES }).notNull(),
    subjectType: text('subject_type', { enum: NOTIFICATION_SUBJECTS }).notNull(),
    subjectId: uuid('subject_id').notNull(),
    /** Title of the subject; empty for a person. */
    title: text('title').notNull().default(''),
    /** Id of the record that the mail is about, if it is not the subject. */
    mailSubjectId: uuid('mail_subject_id'),
    /** Whether it can happen to its subject only once. */
    isOnce: boolean('is_once').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.position] }),
    referenceTo(users, 'happenings_actor_fk', [table.instituteId, table.actorId]),
    index('happenings_subject').on(table.instituteId, table.subjectId, table.kind),
    index('happenings_actor').on(table.instituteId, table.actorId),
    index('happenings_at').on(table.at),
    uniqueIndex('happenings_once').on(table.instituteId, table.kind, table.subjectId).where(sql`${table.isOnce}`),
  ],
);
export type NotificationEventRow = typeof notificationEvents.$inferSelect;

/** Who is notified of an event, why, and through which channels. */
export const notifications = pgTable(
  'notifications',
  {
    instituteId: instituteId(),
    userId: userId(),
    position: bigint('position', { mode: 'bigint' }).notNull(),
    why: text('why', { enum: REASONS }).notNull(),
    /** Unseen notifications with the same key are one line. */
    groupKey: text('group_key').notNull(),
    /** The notifications of a line are marked as seen at the same time, so they remain one line. */
    seenAt: instant('seen_at'),
    /** The channels that applied when it happened. */
    inInbox: boolean('in_inbox').notNull(),
    mail: text('mail', { enum: ['none', 'posted', 'digest'] }).notNull(),
    /** Day of the digest that contained it, in the institute's time zone. */
    digestedOn: text('digested_on'),
    push: text('push', { enum: ['none', 'posted'] }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.userId, table.position] }),
    foreignKey({
      name: 'notifications_happening_fk',
      columns: [table.instituteId, table.position],
      foreignColumns: [notificationEvents.instituteId, notificationEvents.position],
    }).onDelete('cascade'),
    referenceTo(users, 'notifications_user_fk', [table.instituteId, table.userId]),
    index('notifications_happening').on(table.instituteId, table.position),
    index('notifications_digest')
      .on(table.instituteId, table.userId)
      .where(sql`${table.mail} = 'digest' and ${table.digestedOn} is null and ${table.seenAt} is null`),
    index('notifications_unseen').on(table.instituteId, table.userId, table.groupKey).where(sql`${table.seenAt} is null`),
  ],
);
export type NotificationRow = typeof notifications.$inferSelect;

/** Recipients of a large event who have not been notified yet. The transaction of the change inserts them; jobs notify them in batches. */
export const pendingNotifications = pgTable(
  'pending_notifications',
  {
    instituteId: instituteId(),
    position: bigint('position', { mode: 'bigint' }).notNull(),
    userId: userId(),
    why: text('why', { enum: REASONS }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.position, table.userId] }),
    referenceTo(users, 'pending_notifications_user_fk', [table.instituteId, table.userId]),
    index('pending_notifications_user').on(table.instituteId, table.userId),
  ],
);

/** The channels that a person has chosen for a topic. Without a row the defaults apply. */
export const notificationChannels = pgTable(
  'notification_channels',
  {
    instituteId: instituteId(),
    userId: userId(),
    topic: text('topic', { enum: TOPICS }).notNull(),
    inbox: boolean('inbox').notNull(),
    mail: boolean('mail').notNull(),
    push: boolean('push').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.userId, table.topic] }),
    referenceTo(users, 'notification_channels_user_fk', [table.instituteId, table.userId]).onDelete('cascade'),
  ],
);

/** Frequency of a person's digest, and the language of what is sent to them. */
export const notificationSettings = pgTable(
  'notification_settings',
  {
    instituteId: instituteId(),
    userId: userId(),
    digest: text('digest', { enum: ['none', 'daily', 'weekly'] }),
    language: text('language', { enum: ['en', 'hi'] }),
    /** Day of the last digest in the institute's time zone. There is at most one a day. */
    lastDigestOn: text('last_digest_on'),
  },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.userId] }),
    referenceTo(users, 'notification_settings_user_fk', [table.instituteId, table.userId]).onDelete('cascade'),
  ],
);

/** Devices with push messages turned on: the endpoint and the encryption keys. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    instituteId: instituteId(),
    userId: userId(),
    /** SHA-256 of the endpoint. */
    endpointHash: text('endpoint_hash').notNull(),
    endpoint: text('endpoint').notNull(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    /** Token hash of the session in which the device was added. It is removed when that session ends. */
    sessionHash: text('session_hash').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.endpointHash] }),
    referenceTo(users, 'push_subscriptions_user_fk', [table.instituteId, table.userId]).onDelete('cascade'),
    index('push_subscriptions_user').on(table.instituteId, table.userId),
    index('push_subscriptions_session').on(table.instituteId, table.sessionHash),
  ],
);
