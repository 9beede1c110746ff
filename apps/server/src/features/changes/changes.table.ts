import type { ChangeTopic } from '@quad/domain/changes';
import { sql } from 'drizzle-orm';
import { bigint, customType, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, instituteId } from '../../db/columns.ts';
import { institutes } from '../institutes/institutes.table.ts';

/** The number of a transaction, that never comes again. */
const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * What changed lately, for those whose screens show it; triggers note it in the transaction that writes. There is nothing in it of what
 * was written, and nobody who wrote it.
 */
export const changes = pgTable(
  'changes',
  {
    instituteId: instituteId().references(() => institutes.id, { onDelete: 'cascade' }),
    position: bigint('position', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /** By whose commit it is seen when the rows are: readers go by this, for positions are given before. */
    writer: transactionId('writer').notNull().default(sql`pg_current_xact_id()`),
    /** 'session' ends the streams of a person, or of all: what somebody may be told has changed. */
    topic: text('topic').$type<ChangeTopic | 'session'>().notNull(),
    eventId: uuid('event_id'),
    /** Whose own it is. */
    personId: uuid('person_id'),
    unitId: uuid('unit_id'),
    skillType: text('skill_type'),
    /** The hour: nothing that anybody does is to be told by its moment. */
    notedAt: instant('noted_at').notNull().default(sql`date_trunc('hour', now())`),
  },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.position] }),
    index('changes_institute_writer').on(table.instituteId, table.writer),
    index('changes_noted').on(table.notedAt),
  ],
);
