import { bigint, foreignKey, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant, instituteId } from '../../db/columns.ts';

/** What was changed by whom; the seal is over all of it. */
const entryColumns = () => ({
  /** No reference: it would have every writer hold the institute's row. */
  instituteId: instituteId(),
  at: instant('at').notNull(),
  /** Null when the command line or the server itself did it. */
  actorId: uuid('actor_id'),
  /** Verb and noun: `room-request.decide`. */
  action: text('action').notNull(),
  subjectId: uuid('subject_id'),
  detail: jsonb('detail').$type<Record<string, unknown>>().notNull(),
  /** Keyed hash of the row's content. Empty in what was written before there was a key, until it is sealed. */
  mac: text('mac').notNull().default(''),
});

/**
 * What was changed by whom, one row a mutation. Append-only: a trigger refuses anything but giving a row its place. Writers only add
 * rows and wait for nobody; the chainer gives each its place and binds it to the one before it.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    ...entryColumns(),
    /** In the order of writing, as far as there is one; it has gaps. */
    sequence: bigint('sequence', { mode: 'number' }).generatedByDefaultAsIdentity().notNull(),
    id: id().defaultRandom(),
    /** The place in the chain: 1, 2, 3, … within the institute, without gaps. Null until the chainer has come by. */
    position: bigint('position', { mode: 'number' }),
    /** Keyed hash of the row's seal and of the link before it. */
    link: text('link'),
    /** Of a row from which what names a person was taken out: keyed hash of its seal, which the chain goes on by, and of what is left. */
    redaction: text('redaction'),
  },
  (table) => [primaryKey({ columns: [table.instituteId, table.sequence] })],
);

/**
 * Rows that name nobody and whose moment must not show either: they lie here until their hour is over, without an order, and come into
 * the log together then.
 */
export const auditDeferred = pgTable('audit_deferred', { ...entryColumns(), id: id() }, (table) => [
  primaryKey({ columns: [table.instituteId, table.id] }),
]);

/**
 * Addresses, tags of addresses and ids that a row's personal fields hold beside its actor and its subject, in small letters: by these its
 * person's erasure finds the row. No part of the chain; it follows from the rows, which are what counts.
 */
export const auditMentions = pgTable(
  'audit_mentions',
  {
    instituteId: instituteId(),
    mention: text('mention').notNull(),
    sequence: bigint('sequence', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.mention, table.sequence] }),
    index('audit_mentions_row').on(table.instituteId, table.sequence),
    foreignKey({
      name: 'audit_mentions_row_fk',
      columns: [table.instituteId, table.sequence],
      foreignColumns: [auditLog.instituteId, auditLog.sequence],
    })
      .onDelete('cascade')
      .onUpdate('cascade'),
  ],
);
