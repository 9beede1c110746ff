import { IMPORT_KINDS, IMPORT_STATES, type ImportCounts, ROW_STATUS_VALUES } from '@quad/domain/administration';
import type { Sentence } from '@quad/domain/messages';
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant, instituteId, referenceTo } from '../../db/columns.ts';
import { users } from '../accounts/accounts.table.ts';

/** An uploaded table and the state of its import. It is deleted with its lines a month after it was uploaded, applied or undone. */
export const imports = pgTable(
  'imports',
  {
    instituteId: instituteId(),
    id: id(),
    kind: text('kind', { enum: IMPORT_KINDS }).notNull(),
    fileName: text('file_name').notNull(),
    state: text('state', { enum: IMPORT_STATES }).notNull(),
    /** First line of the file. */
    header: text('header').array().notNull(),
    /** Column index of each field. */
    columns: jsonb('columns').$type<Record<string, number | null>>().notNull(),
    rowCount: integer('row_count').notNull(),
    /** Number of lines by result; null until checked. */
    counts: jsonb('counts').$type<ImportCounts>(),
    createdBy: uuid('created_by').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Scheduled time; null if applied at once. */
    applyAt: instant('apply_at'),
    /** Who applied the import: nobody gives an office to themselves. */
    appliedBy: uuid('applied_by'),
    appliedAt: instant('applied_at'),
    undoneAt: instant('undone_at'),
    failure: text('failure'),
    /** Number of lines that could not be fully undone. */
    leftCount: integer('left_count').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.id] }),
    referenceTo(users, 'imports_creator_fk', [table.instituteId, table.createdBy]),
    referenceTo(users, 'imports_applier_fk', [table.instituteId, table.appliedBy]),
    index('imports_created').on(table.instituteId, table.createdAt, table.id),
  ],
);
export type ImportRecord = typeof imports.$inferSelect;

/**
 * Progress of the current step. It is a table of its own because a worker locks the import's row until the step ends, and others could not
 * see that transaction's changes before.
 */
export const importProgress = pgTable(
  'import_progress',
  {
    instituteId: instituteId(),
    importId: uuid('import_id').notNull(),
    done: integer('done').notNull(),
    /** Total number of lines. */
    of: integer('of').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.importId] }),
    referenceTo(imports, 'import_progress_import_fk', [table.instituteId, table.importId]).onDelete('cascade'),
  ],
);

/** The lines of a table, as in the file. */
export const importRows = pgTable(
  'import_rows',
  {
    instituteId: instituteId(),
    importId: uuid('import_id').notNull(),
    line: integer('line').notNull(),
    cells: text('cells').array().notNull(),
    rowStatus: text('fate', { enum: ROW_STATUS_VALUES }),
    note: text('note').notNull().default(''),
    /** The note for translation; null if the note has no values. */
    sentence: jsonb('sentence').$type<Sentence>(),
    /** Data needed to undo the line; null if it changed nothing. Until it is applied, what the check found that it would replace. */
    undo: jsonb('undo').$type<Record<string, unknown>>(),
  },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.importId, table.line] }),
    referenceTo(imports, 'import_rows_import_fk', [table.instituteId, table.importId]).onDelete('cascade'),
    index('import_rows_fate').on(table.instituteId, table.importId, table.rowStatus, table.line),
  ],
);
export type ImportRowRecord = typeof importRows.$inferSelect;
