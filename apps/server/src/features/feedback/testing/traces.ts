import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { dumpRows } from '../../../db/backup.ts';
import type { TestApp } from '../../../testing/testApp.ts';

const HOUR_MS = 3_600_000;

/** A row of any table, with the ids of the transactions that wrote and locked it. */
export interface FoundRow {
  readonly table: string;
  readonly text: string;
  readonly transactions: readonly string[];
}

/** All columns of all rows of all tables. */
export async function everyRow({ connection }: TestApp): Promise<FoundRow[]> {
  const { acrossInstitutes: db } = connection;
  const { rows: tables } = await db.execute<{ schema: string; name: string }>(sql`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_schema in ('public', 'jobs') and table_type = 'BASE TABLE' and table_name <> 'job'`);
  const all: FoundRow[] = [];
  for (const { schema, name } of tables) {
    const { rows } = await db.execute<{ text: string; xmin: string; xmax: string }>(sql`
      select to_jsonb(t)::text as text, t.xmin::text as xmin, t.xmax::text as xmax from ${sql.identifier(schema)}.${sql.identifier(name)} t`);
    all.push(...rows.map(({ text, xmin, xmax }) => ({ table: name, text, transactions: [xmin, xmax].filter((id) => id !== '0') })));
  }
  return all;
}

/** All encodings in which a text could be stored: plain, as bytes in either order, as an unkeyed hash. */
export function encodings(text: string): string[] {
  const texts = [text, text.toLowerCase(), text.toUpperCase()];
  const plain = text.replaceAll('-', '');
  const values = [...texts, plain, [...text].reverse().join(''), [...plain].reverse().join('')].map((value) => Buffer.from(value));
  if (/^[0-9a-f]{32}$/.test(plain)) values.push(Buffer.from(plain, 'hex'), Buffer.from(plain, 'hex').reverse());
  const hashes = ['md5', 'sha1', 'sha256', 'sha512'].flatMap((name) => values.map((value) => createHash(name).update(value).digest()));
  const written = [...values, ...hashes].flatMap((value) => [
    value.toString('hex'),
    value.toString('hex').toUpperCase(),
    // Within a longer text, base64 has three possible alignments.
    ...[0, 1, 2].flatMap((shift) => {
      const shifted = Buffer.concat([Buffer.alloc(shift), value])
        .toString('base64')
        .replace(/=+$/, '')
        .slice(shift ? 4 : 0, -2);
      return [shifted, shifted.replaceAll('+', '-').replaceAll('/', '_')];
    }),
  ]);
  return [...new Set([...values.slice(0, 6).map(String), ...written])].filter((value) => value.length >= 6);
}

/** Whether a text contains one of the traces of a person. */
export function names(text: string, traces: readonly string[]): boolean {
  return traces.some((trace) => text.includes(trace));
}

/** All times in a text, written out or as the prefix of a time-ordered id. */
function momentsOf(text: string): Date[] {
  const written = text.match(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)/g) ?? [];
  const ids = text.match(/[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g) ?? [];
  const numbers = text.match(/\b1[0-9]{12}\b/g) ?? [];
  return [
    ...written.map((moment) => new Date(moment)),
    ...ids.map((id) => new Date(Number.parseInt(id.replace('-', '').slice(0, 12), 16))),
    ...numbers.map((number) => new Date(Number(number))),
  ];
}

/** Times within an hour of `at` that are more precise than the hour. */
export function preciseTimesNear(text: string, at: Date): Date[] {
  return momentsOf(text).filter((moment) => Math.abs(moment.getTime() - at.getTime()) < HOUR_MS && moment.getTime() % HOUR_MS !== 0);
}

/** A complete backup. */
export async function backupOf({ connection }: TestApp): Promise<string> {
  let text = '';
  await dumpRows(connection.acrossInstitutes, async (lines) => {
    for await (const part of lines) text += part;
  });
  return text;
}
