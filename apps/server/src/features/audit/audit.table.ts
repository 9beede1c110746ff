import { bigint, foreignKey, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant, instituteId } from '../../db/columns.ts';

/** Who changed what. The seal covers all of these columns. */
const entryColumns = () => ({
  /** Not a foreign key, because that would make every writer lock the institute's row. */
  instituteId: instituteId(),
  at: instant('at').notNull(),
  /** Null for the command line or the server. */
  actorId: uuid('actor_id'),
  /** Noun and verb: `room-request.decide`. */
  action: text('action').notNull(),
  subjectId: uuid('subject_id'),
  detail: jsonb('detail').$type<Record<string, unknown>>().notNull(),
  /** Keyed hash (seal) of the row's content. Empty for rows from before the key, until they are sealed. */
  mac: text('mac').notNull().default(''),
});

/**
 * The audit log, one row per mutation. Append-only: a trigger allows only the assignment of a position. Writers insert rows without waiting
 * for anybody; the chainer assigns each row its position and links it to the previous one.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    ...entryColumns(),
    /** Approximate insertion order, with gaps. */
    sequence: bigint('sequence', { mode: 'number' }).generatedByDefaultAsIdentity().notNull(),
    id: id().defaultRandom(),
    /** Position in the institute's chain: 1, 2, 3, … without gaps. Null until the chainer has run. */
    position: bigint('position', { mode: 'number' }),
    /** Keyed hash of the row's seal and the previous row's link. */
    link: text('link'),
    /** Set when personal fields were removed: keyed hash of the original seal, which the chain still uses, and the remaining content. */
    redaction: text('redaction'),
  },
  (table) => [primaryKey({ columns: [table.instituteId, table.sequence] })],
);

/**
 * Rows without a person whose time must not be visible either. They wait here unordered until their hour is over, and then move to the log
 * together.
 */
export const auditDeferred = pgTable('audit_deferred', { ...entryColumns(), id: id() }, (table) => [
  primaryKey({ columns: [table.instituteId, table.id] }),
]);

/**
 * E-mail addresses, account tags and ids in a row's personal fields, besides its actor and subject, in lower case. The erasure of a person
 * finds rows by them. They are derived from the rows and not part of the chain.
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
