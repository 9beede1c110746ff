import { IMPORT_KINDS, IMPORT_STATES, type ImportCounts, ROW_STATUS_VALUES } from '@quad/domain/administration';
import type { Sentence } from '@quad/domain/messages';
import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant, instituteId } from '../../db/columns.ts';
import { users } from '../accounts/accounts.table.ts';

/** A table that somebody brought, and where it stands on its way in. It goes after a month, with its lines. */
export const imports = pgTable(
  'imports',
  {
    instituteId: instituteId(),
    id: id(),
    kind: text('kind', { enum: IMPORT_KINDS }).notNull(),
    fileName: text('file_name').notNull(),
    state: text('state', { enum: IMPORT_STATES }).notNull(),
    /** The first line of the file. */
    header: text('header').array().notNull(),
    /** In which column each field stands. */
    columns: jsonb('columns').$type<Record<string, number | null>>().notNull(),
    rowCount: integer('row_count').notNull(),
    /** What becomes of the lines, once that is found out. */
    counts: jsonb('counts').$type<ImportCounts>(),
    createdBy: uuid('created_by').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When it is to be done; null for at once. */
    applyAt: instant('apply_at'),
    /** Who said that it be done: nobody gives an office to themselves. */
    appliedBy: uuid('applied_by'),
    appliedAt: instant('applied_at'),
    undoneAt: instant('undone_at'),
    failure: text('failure'),
    /** How many lines stayed when it was taken back. */
    leftCount: integer('left_count').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.id] }),
    foreignKey({
      name: 'imports_creator_fk',
      columns: [table.instituteId, table.createdBy],
      foreignColumns: [users.instituteId, users.id],
    }),
    foreignKey({
      name: 'imports_applier_fk',
      columns: [table.instituteId, table.appliedBy],
      foreignColumns: [users.instituteId, users.id],
    }),
    index('imports_created').on(table.instituteId, table.createdAt, table.id),
  ],
);
export type ImportRecord = typeof imports.$inferSelect;

/**
 * How far the server is with a table. It stands by itself because whoever works on a table holds its row until all of it is done, and
 * nobody would see before then what that transaction says.
 */
export const importProgress = pgTable(
  'import_progress',
  {
    instituteId: instituteId(),
    importId: uuid('import_id').notNull(),
    done: integer('done').notNull(),
    /** How many lines there are to go through. */
    of: integer('of').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.importId] }),
    foreignKey({
      name: 'import_progress_import_fk',
      columns: [table.instituteId, table.importId],
      foreignColumns: [imports.instituteId, imports.id],
    }).onDelete('cascade'),
  ],
);

/** The lines of a table, as they stand in the file. */
export const importRows = pgTable(
  'import_rows',
  {
    instituteId: instituteId(),
    importId: uuid('import_id').notNull(),
    line: integer('line').notNull(),
    cells: text('cells').array().notNull(),
    rowStatus: text('fate', { enum: ROW_STATUS_VALUES }),
    note: text('note').notNull().default(''),
    /** What another language says the note by; null where the note has no values. */
    sentence: jsonb('sentence').$type<Sentence>(),
    /** What it takes to undo the line; null where it changed nothing. */
    undo: jsonb('undo').$type<Record<string, unknown>>(),
  },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.importId, table.line] }),
    foreignKey({
      name: 'import_rows_import_fk',
      columns: [table.instituteId, table.importId],
      foreignColumns: [imports.instituteId, imports.id],
    }).onDelete('cascade'),
    index('import_rows_fate').on(table.instituteId, table.importId, table.rowStatus, table.line),
  ],
);
export type ImportRowRecord = typeof importRows.$inferSelect;
