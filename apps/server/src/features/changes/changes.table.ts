import type { ChangeTopic } from '@quad/domain/changes';
import { sql } from 'drizzle-orm';
import { bigint, customType, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, instituteId } from '../../db/columns.ts';
import { institutes } from '../institutes/institutes.table.ts';

/** A transaction id that is never reused. */
const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * Recent changes, for screens that show the data. Triggers insert them in the writing transaction. The rows contain neither the data nor
 * its writer.
 */
export const changes = pgTable(
  'changes',
  {
    instituteId: instituteId().references(() => institutes.id, { onDelete: 'cascade' }),
    position: bigint('position', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /** Readers go by the visibility of this transaction, because sequence values are assigned before the commit. */
    writer: transactionId('writer').notNull().default(sql`pg_current_xact_id()`),
    /** 'session' ends the streams of a person or of everybody, because rights have changed. */
    topic: text('topic').$type<ChangeTopic | 'session'>().notNull(),
    eventId: uuid('event_id'),
    /** Set if the change concerns this person only. */
    personId: uuid('person_id'),
    unitId: uuid('unit_id'),
    skillType: text('skill_type'),
    /** The offices that could decide a request before the change, or can decide it now. */
    offices: text('offices').array(),
    /** Rounded to the hour, so that no action can be identified by its time. */
    notedAt: instant('noted_at').notNull().default(sql`date_trunc('hour', now())`),
  },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.position] }),
    index('changes_institute_writer').on(table.instituteId, table.writer),
    index('changes_noted').on(table.notedAt),
  ],
);
