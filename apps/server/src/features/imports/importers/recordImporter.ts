import { isMessage, joinWords, type Message, sentence } from '@quad/domain/messages';
import type { Database } from '../../../db/connection.ts';
import { databaseFault } from '../../../db/errors.ts';
import { newId } from '../../../db/ids.ts';
import { type AuditEntry, recordAll } from '../../audit/audit.service.ts';
import { type ImportContext, type Importer, invalidLine, type Line, type LineResult, type Reverted, type Undone } from '../importer.ts';

/** An existing record, with its table values. */
export interface Known<ImportedRecord> {
  readonly id: string;
  readonly record: ImportedRecord;
  readonly values: Readonly<Record<string, string>>;
}

/** The record that a line is about. */
export interface Target<ImportedRecord> {
  /** Identifies the record among all of its kind. Two lines with the same key are about the same record. */
  readonly key: string;
  /** Existing records with this key, oldest first. Usually one or none, but duplicates are possible. */
  readonly known: readonly Known<ImportedRecord>[];
  /** Validates the line and returns the resulting record, or an error message. Columns that the table does not have keep their values. */
  validate(values: Readonly<Record<string, string>>, known: Known<ImportedRecord> | undefined): ImportedRecord | Message;
}

export interface Added<ImportedRecord> {
  readonly id: string;
  readonly record: ImportedRecord;
}

/** Access to the records of a kind during an import. */
export interface RecordStore<ImportedRecord> {
  /** Resolves the records that a batch of lines is about. The returned function gives an error message for a line that is about none. */
  resolve(lines: readonly Line[]): Promise<(line: Line) => Target<ImportedRecord> | Message>;
  add(added: readonly Added<ImportedRecord>[]): Promise<void>;
  /** Changes records. Returns the error messages of those that could not be changed, by id. */
  change(changed: readonly (Added<ImportedRecord> & { readonly before: ImportedRecord })[]): Promise<ReadonlyMap<string, Message>>;
  /** Current state of the records that still exist. Records that must not be reverted are left out. */
  find(ids: readonly string[]): Promise<ReadonlyMap<string, ImportedRecord>>;
  /** Removes the records that nothing depends on. Returns the ids of those that stayed. */
  remove(ids: readonly string[]): Promise<ReadonlySet<string>>;
}

/** Details of an audit entry. The type of the action validates them when the entry is written. */
type Detail = Readonly<Record<string, string | number | boolean | null>>;

interface RecordKind<ImportedRecord> {
  /** Name of the kind in audit actions. */
  readonly noun: 'achievement' | 'event' | 'ledger' | 'position' | 'position-holder' | 'room' | 'user-skill';
  /** Fields that an import can change, with their column headers. All other fields identify the record. */
  readonly names: Readonly<Partial<Record<keyof ImportedRecord & string, string>>>;
  open(tx: Database, context: ImportContext): Promise<RecordStore<ImportedRecord>>;
  /** Details of the audit entry for a new record. */
  detail(record: ImportedRecord): Detail;
  /** Details of the audit entry for a removed record. Only the id is recorded if undefined. */
  removedDetail?(record: ImportedRecord): Detail;
}

interface RecordUndo<ImportedRecord> {
  readonly id: string;
  /** Null for a new record. */
  readonly before: ImportedRecord | null;
  readonly after: ImportedRecord;
}

/**
 * Creates an importer for records that are matched by their values: a matching record is updated, any other line adds one. Each statement
 * covers a whole batch of lines where the rules of the kind allow it.
 */
export function recordImporter<ImportedRecord extends object>(kind: RecordKind<ImportedRecord>): Importer {
  const { noun, names, detail } = kind;
  const changed = (before: ImportedRecord, after: ImportedRecord) =>
    (Object.keys(names) as (keyof ImportedRecord & string)[]).filter(
      (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
    );
  const audited = (fields: readonly string[]) => ({ changed: fields.join(' ') });

  async function importBatch(
    tx: Database,
    context: ImportContext,
    { store, lines, times }: { store: RecordStore<ImportedRecord>; lines: readonly Line[]; times: Map<string, number> },
  ): Promise<LineResult[]> {
    const targetOf = await store.resolve(lines);
    const results = new Map<number, LineResult>();
    const added: (Added<ImportedRecord> & { line: Line })[] = [];
    const changes: (Added<ImportedRecord> & { line: Line; before: ImportedRecord })[] = [];
    for (const line of lines) {
      const target = targetOf(line);
      if (isMessage(target)) {
        results.set(line.line, invalidLine(line, target));
        continue;
      }
      const time = times.get(target.key) ?? 0;
      times.set(target.key, time + 1);
      const known = target.known[time];
      const record =
        time > 0 && !known
          ? 'This is in the table more than once.'
          : target.validate(known ? withKnownValues(context, line, known) : line.values, known);
      if (isMessage(record)) results.set(line.line, invalidLine(line, record));
      else if (!known) added.push({ line, id: newId(context.clock()), record });
      else if (changed(known.record, record).length > 0) changes.push({ line, id: known.id, record, before: known.record });
      else results.set(line.line, { line: line.line, rowStatus: 'same', note: '', undo: null });
    }
    if (added.length > 0) await store.add(added);
    const refused = changes.length > 0 ? await store.change(changes) : new Map<string, Message>();
    const entries: AuditEntry[] = [];
    for (const { line, id, record } of added) {
      entries.push({ action: `${noun}.create`, subjectId: id, detail: detail(record) } as AuditEntry);
      results.set(line.line, { line: line.line, rowStatus: 'new', note: '', undo: { id, before: null, after: record } });
    }
    for (const { line, id, record, before } of changes) {
      const refusal = refused.get(id);
      const fields = changed(before, record);
      if (refusal === undefined) {
        entries.push({ action: `${noun}.update`, subjectId: id, detail: audited(fields) } as AuditEntry);
        const note = sentence`${joinWords(fields.map((field) => names[field] ?? ''))} changed.`;
        results.set(line.line, { line: line.line, rowStatus: 'changed', note, undo: { id, before, after: record } });
      } else results.set(line.line, invalidLine(line, refusal));
    }
    await recordAll(tx, context, context.actorId, entries);
    return lines.flatMap(({ line }) => results.get(line) ?? []);
  }

  async function revertBatch(
    tx: Database,
    context: ImportContext,
    store: RecordStore<ImportedRecord>,
    lines: readonly Undone[],
  ): Promise<Reverted[]> {
    const undone = lines.map(({ line, undo }) => ({ line, ...(undo as unknown as RecordUndo<ImportedRecord>) }));
    const found = await store.find(undone.map(({ id }) => id));
    const isUntouched = ({ id, after }: RecordUndo<ImportedRecord>) => {
      const now = found.get(id);
      return now !== undefined && changed(now, after).length === 0;
    };
    const untouched = undone.filter(isUntouched);
    const stayed = await store.remove(untouched.filter(({ before }) => before === null).map(({ id }) => id));
    const reverted = untouched.flatMap(({ id, before, after }) => (before ? [{ id, record: before, before: after }] : []));
    const refused = reverted.length > 0 ? await store.change(reverted) : new Map<string, string>();
    const isIncomplete = (undo: RecordUndo<ImportedRecord>) => !isUntouched(undo) || stayed.has(undo.id) || refused.has(undo.id);
    await recordAll(
      tx,
      context,
      context.actorId,
      undone
        .filter((undo) => !isIncomplete(undo))
        .map(
          ({ id, before, after }) =>
            (before
              ? { action: `${noun}.update`, subjectId: id, detail: audited(changed(before, after)) }
              : { action: `${noun}.remove`, subjectId: id, detail: kind.removedDetail?.(after) ?? {} }) as AuditEntry,
        ),
    );
    return undone.map((undo) => ({ line: undo.line, isIncomplete: isIncomplete(undo) }));
  }

  return {
    async *apply(tx, context, batches) {
      const store = await kind.open(tx, context);
      const times = new Map<string, number>();
      for await (const lines of batches) yield await importBatch(tx, context, { store, lines, times });
    },
    async *revert(tx, context, batches) {
      const store = await kind.open(tx, context);
      for await (const lines of batches) yield await revertBatch(tx, context, store, lines);
    },
  };
}

/** Values of a line, completed with the existing values for columns that the table does not have. */
function withKnownValues(
  { fields }: ImportContext,
  { values }: Line,
  known: Pick<Known<unknown>, 'values'>,
): Readonly<Record<string, string>> {
  if (!fields) return values;
  return { ...values, ...Object.fromEntries(Object.entries(known.values).filter(([field]) => !fields.has(field))) };
}

/**
 * Removes rows in one statement; if other rows refer to some of them, splits the batch to find these. Returns the ids of the rows that
 * stayed.
 */
export async function removeEach(
  tx: Database,
  ids: readonly string[],
  remove: (tx: Database, ids: readonly string[]) => Promise<readonly string[]>,
): Promise<ReadonlySet<string>> {
  const attempt = async (part: readonly string[]): Promise<readonly string[]> => {
    if (part.length === 0) return [];
    try {
      return await tx.transaction((inner) => remove(inner, part));
    } catch (error) {
      if (databaseFault(error)?.code !== '23503') throw error;
      if (part.length === 1) return [];
      const middle = Math.ceil(part.length / 2);
      return [...(await attempt(part.slice(0, middle))), ...(await attempt(part.slice(middle)))];
    }
  };
  const gone = new Set(await attempt(ids));
  return new Set(ids.filter((id) => !gone.has(id)));
}
