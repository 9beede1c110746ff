import { HAPPENING_SUBJECTS, NOTIFICATION_KIND_NAMES, REASONS, TOPICS } from '@quad/domain/notifications';
import { sql } from 'drizzle-orm';
import { bigint, boolean, foreignKey, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant, instituteId } from '../../db/columns.ts';
import { users } from '../accounts/accounts.table.ts';

const userId = () => uuid('user_id').notNull();

/**
 * What happened, in the order in which it was written down. The position of what is committed later may be the lower one.
 * Nothing here tells who gave feedback, and the position of anonymous feedback tells no moment: it is written down later, by lot.
 */
export const happenings = pgTable(
  'happenings',
  {
    instituteId: instituteId(),
    position: bigint('position', { mode: 'bigint' }).generatedByDefaultAsIdentity(),
    at: instant('at').notNull(),
    /** Who did it, where those who are told may know. */
    actorId: uuid('actor_id'),
    kind: text('kind', { enum: NOTIFICATION_KIND_NAMES }).notNull(),
    subjectType: text('subject_type', { enum: HAPPENING_SUBJECTS }).notNull(),
    subjectId: uuid('subject_id').notNull(),
    /** What the subject is called; empty for a person. */
    title: text('title').notNull().default(''),
    /** The record that its mail is about, where that is not the subject. */
    mailSubjectId: uuid('mail_subject_id'),
    /** Whether it happens to its subject once at most. */
    isOnce: boolean('is_once').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.position] }),
    foreignKey({ name: 'happenings_actor_fk', columns: [table.instituteId, table.actorId], foreignColumns: [users.instituteId, users.id] }),
    index('happenings_subject').on(table.instituteId, table.subjectId, table.kind),
    index('happenings_actor').on(table.instituteId, table.actorId),
    index('happenings_at').on(table.at),
    uniqueIndex('happenings_once').on(table.instituteId, table.kind, table.subjectId).where(sql`${table.isOnce}`),
  ],
);
export type HappeningRow = typeof happenings.$inferSelect;

/** Who is told of a happening, why, and by which ways. */
export const notifications = pgTable(
  'notifications',
  {
    instituteId: instituteId(),
    userId: userId(),
    position: bigint('position', { mode: 'bigint' }).notNull(),
    why: text('why', { enum: REASONS }).notNull(),
    /** What unseen ones are one line by. */
    groupKey: text('group_key').notNull(),
    /** Those of a line are seen at the same moment, and stay one line by it. */
    seenAt: instant('seen_at'),
    /** What was chosen when it happened: whether it is shown, and whether it goes by mail or to devices at once. */
    inInbox: boolean('in_inbox').notNull(),
    mail: text('mail', { enum: ['none', 'posted', 'digest'] }).notNull(),
    /** The campus's day of the digest that it was in. */
    digestedOn: text('digested_on'),
    push: text('push', { enum: ['none', 'posted'] }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.userId, table.position] }),
    foreignKey({
      name: 'notifications_happening_fk',
      columns: [table.instituteId, table.position],
      foreignColumns: [happenings.instituteId, happenings.position],
    }).onDelete('cascade'),
    foreignKey({
      name: 'notifications_user_fk',
      columns: [table.instituteId, table.userId],
      foreignColumns: [users.instituteId, users.id],
    }),
    index('notifications_happening').on(table.instituteId, table.position),
    index('notifications_digest')
      .on(table.instituteId, table.userId)
      .where(sql`${table.mail} = 'digest' and ${table.digestedOn} is null and ${table.seenAt} is null`),
    index('notifications_unseen').on(table.instituteId, table.userId, table.groupKey).where(sql`${table.seenAt} is null`),
  ],
);
export type NotificationRow = typeof notifications.$inferSelect;

/**
 * Who is still to be told of a happening that concerns many: written down by the transaction that makes the change, and done batch by batch
 * after it.
 */
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
    foreignKey({
      name: 'pending_notifications_user_fk',
      columns: [table.instituteId, table.userId],
      foreignColumns: [users.instituteId, users.id],
    }),
    index('pending_notifications_user').on(table.instituteId, table.userId),
  ],
);

/** What somebody has chosen for a topic; who has chosen nothing has the defaults. */
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
    foreignKey({
      name: 'notification_channels_user_fk',
      columns: [table.instituteId, table.userId],
      foreignColumns: [users.instituteId, users.id],
    }).onDelete('cascade'),
  ],
);

/** How often somebody wants a digest, and in which language they read what is sent to them. */
export const notificationSettings = pgTable(
  'notification_settings',
  {
    instituteId: instituteId(),
    userId: userId(),
    digest: text('digest', { enum: ['none', 'daily', 'weekly'] }),
    language: text('language', { enum: ['en', 'hi'] }),
    /** The campus's day of the last digest, so that there is one a day at most. */
    lastDigestOn: text('last_digest_on'),
  },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.userId] }),
    foreignKey({
      name: 'notification_settings_user_fk',
      columns: [table.instituteId, table.userId],
      foreignColumns: [users.instituteId, users.id],
    }).onDelete('cascade'),
  ],
);

/** Devices that somebody has turned push messages on for: where to send, and the keys that only the device can read with. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    instituteId: instituteId(),
    userId: userId(),
    /** SHA-256 of the address. */
    endpointHash: text('endpoint_hash').notNull(),
    endpoint: text('endpoint').notNull(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    /** The session that it was turned on in, by the hash of its token: with that it ends. */
    sessionHash: text('session_hash').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.endpointHash] }),
    foreignKey({
      name: 'push_subscriptions_user_fk',
      columns: [table.instituteId, table.userId],
      foreignColumns: [users.instituteId, users.id],
    }).onDelete('cascade'),
    index('push_subscriptions_user').on(table.instituteId, table.userId),
    index('push_subscriptions_session').on(table.instituteId, table.sessionHash),
  ],
);
