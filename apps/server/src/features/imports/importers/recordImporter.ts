import { isSaid, listed, type Said, sentence } from '@quad/domain/messages';
import type { Database } from '../../../db/connection.ts';
import { databaseFault } from '../../../db/errors.ts';
import { newId } from '../../../db/ids.ts';
import { type AuditEntry, recordAll } from '../../audit/audit.service.ts';
import { type ImportContext, type Importer, type Line, type LineResult, type Reverted, type Undone, wrong } from '../importer.ts';

/** A record that is there, with what a table that was saved would say of it. */
export interface Known<ImportedRecord> {
  readonly id: string;
  readonly record: ImportedRecord;
  readonly values: Readonly<Record<string, string>>;
}

/** What a line is about. */
export interface Target<ImportedRecord> {
  /** What tells it from all others of its kind: two lines with one key are about the same. */
  readonly key: string;
  /** The records that have this key, the oldest first. Mostly that is one or none, but nothing keeps people from adding the same twice. */
  readonly known: readonly Known<ImportedRecord>[];
  /** What the line asks for by the rules; a sentence where that cannot be. What the table does not have is as it was. */
  judge(values: Readonly<Record<string, string>>, known: Known<ImportedRecord> | undefined): ImportedRecord | Said;
}

export interface Added<ImportedRecord> {
  readonly id: string;
  readonly record: ImportedRecord;
}

/** What is said of records while a table is on its way in. */
export interface RecordStore<ImportedRecord> {
  /** Reads what a batch of lines is about; a sentence for one that is about nothing. */
  look(lines: readonly Line[]): Promise<(line: Line) => Target<ImportedRecord> | Said>;
  add(added: readonly Added<ImportedRecord>[]): Promise<void>;
  /** Changes records, and says which could not be changed, and why. */
  change(changed: readonly (Added<ImportedRecord> & { readonly before: ImportedRecord })[]): Promise<ReadonlyMap<string, Said>>;
  /** The records that are still there, as they are now. One that something happened to since is left out. */
  find(ids: readonly string[]): Promise<ReadonlyMap<string, ImportedRecord>>;
  /** Removes records, as far as nothing has come to hang on them. Gives those that stayed. */
  remove(ids: readonly string[]): Promise<ReadonlySet<string>>;
}

/** The fields of an entry, which the declaration of its action is asked about as it is written. */
type Detail = Readonly<Record<string, string | number | boolean | null>>;

interface RecordKind<ImportedRecord> {
  /** What the audit log calls one. */
  readonly noun: 'achievement' | 'event' | 'ledger' | 'position' | 'position-holder' | 'room' | 'user-skill';
  /** What can be changed of one, and how a table heads it. What is not among these tells one from another. */
  readonly names: Readonly<Partial<Record<keyof ImportedRecord & string, string>>>;
  open(tx: Database, context: ImportContext): Promise<RecordStore<ImportedRecord>>;
  /** What the audit log keeps of one that was added. */
  detail(record: ImportedRecord): Detail;
  /** What it keeps of one that was removed; its id alone where this is left out. */
  removedDetail?(record: ImportedRecord): Detail;
}

interface RecordUndo<ImportedRecord> {
  readonly id: string;
  /** Null for one that was added. */
  readonly before: ImportedRecord | null;
  readonly after: ImportedRecord;
}

/**
 * Brings in records that are told apart by what they say: one that is there is changed, any other one added. A statement is about a
 * whole batch of lines, as far as the rules of the kind allow that.
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
    const targetOf = await store.look(lines);
    const results = new Map<number, LineResult>();
    const added: (Added<ImportedRecord> & { line: Line })[] = [];
    const changes: (Added<ImportedRecord> & { line: Line; before: ImportedRecord })[] = [];
    for (const line of lines) {
      const target = targetOf(line);
      if (isSaid(target)) {
        results.set(line.line, wrong(line, target));
        continue;
      }
      const time = times.get(target.key) ?? 0;
      times.set(target.key, time + 1);
      const known = target.known[time];
      const record =
        time > 0 && !known
          ? 'This is in the table more than once.'
          : target.judge(known ? filledIn(context, line, known) : line.values, known);
      if (isSaid(record)) results.set(line.line, wrong(line, record));
      else if (!known) added.push({ line, id: newId(context.clock()), record });
      else if (changed(known.record, record).length > 0) changes.push({ line, id: known.id, record, before: known.record });
      else results.set(line.line, { line: line.line, rowStatus: 'same', note: '', undo: null });
    }
    if (added.length > 0) await store.add(added);
    const refused = changes.length > 0 ? await store.change(changes) : new Map<string, Said>();
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
        const note = sentence`${listed(fields.map((field) => names[field] ?? ''))} changed.`;
        results.set(line.line, { line: line.line, rowStatus: 'changed', note, undo: { id, before, after: record } });
      } else results.set(line.line, wrong(line, refusal));
    }
    await recordAll(tx, context, context.actorId, entries);
    return lines.flatMap(({ line }) => results.get(line) ?? []);
  }

  async function takeBatchBack(
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
    const isLeft = (undo: RecordUndo<ImportedRecord>) => !isUntouched(undo) || stayed.has(undo.id) || refused.has(undo.id);
    await recordAll(
      tx,
      context,
      context.actorId,
      undone
        .filter((undo) => !isLeft(undo))
        .map(
          ({ id, before, after }) =>
            (before
              ? { action: `${noun}.update`, subjectId: id, detail: audited(changed(before, after)) }
              : { action: `${noun}.remove`, subjectId: id, detail: kind.removedDetail?.(after) ?? {} }) as AuditEntry,
        ),
    );
    return undone.map((undo) => ({ line: undo.line, isLeft: isLeft(undo) }));
  }

  return {
    async *apply(tx, context, batches) {
      const store = await kind.open(tx, context);
      const times = new Map<string, number>();
      for await (const lines of batches) yield await importBatch(tx, context, { store, lines, times });
    },
    async *revert(tx, context, batches) {
      const store = await kind.open(tx, context);
      for await (const lines of batches) yield await takeBatchBack(tx, context, store, lines);
    },
  };
}

/** What a line says of a record, and what is known of it where the table has no such column. */
function filledIn({ fields }: ImportContext, { values }: Line, known: Pick<Known<unknown>, 'values'>): Readonly<Record<string, string>> {
  if (!fields) return values;
  return { ...values, ...Object.fromEntries(Object.entries(known.values).filter(([field]) => !fields.has(field))) };
}

/** Removes rows at once, or where something hangs on some of them each by itself. Gives those that stayed. */
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
