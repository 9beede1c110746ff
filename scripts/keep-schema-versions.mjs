// Stores a filled database of a schema version of the main branch: the newest, or the last that ends with the given migration: npm run
// schema-versions -- 0041_mail_lanes. It migrates the database that was stored before to that version and inserts a row into each table
// that is new. Such a row is derived from the table declarations, and from the values below. The file contains the rows and the
// migrations, as a digest where they have not changed since. The upgrade tests migrate each stored version to the current one.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { getTableColumns, getTableName, is, Table } from 'drizzle-orm';
import * as schema from '../apps/server/src/db/schema.ts';
import { ROOT } from './run.mjs';
import { startPostgres } from './test-postgres.mjs';

const require = createRequire(path.join(ROOT, 'apps/server/package.json'));
const MIGRATIONS = 'apps/server/src/db/migrations';
const TARGET = path.join(ROOT, 'apps/server/src/db/upgrades');
const INSTITUTE = '01900000-0000-7000-8000-000000000001';
const NOW = '2026-02-03T09:17:21.123Z';

const git = (...words) => execFileSync('git', words, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1 << 28 });

const digestOf = (text) => createHash('sha256').update(text).digest('hex');

/** The newest version on main, or the last one whose newest migration is the given one. */
function findVersion(tag) {
  const commits = git('log', '--first-parent', '--format=%H', 'main', '--', MIGRATIONS).split('\n').filter(Boolean);
  for (const commit of commits) {
    const { entries } = JSON.parse(git('show', `${commit}:${MIGRATIONS}/meta/_journal.json`));
    const newest = entries.at(-1).tag;
    if (tag && newest !== tag) continue;
    const migrations = entries.map(({ tag, when }) => ({ tag, when, sql: git('show', `${commit}:${MIGRATIONS}/${tag}.sql`) }));
    return { name: `${newest}-${commit.slice(0, 7)}`, migrations };
  }
  throw new Error(`No version on main ends with ${tag}.`);
}

/** Stores a migration as its digest, or as its SQL if it was changed since. */
function toStored({ tag, when, sql }) {
  const file = path.join(ROOT, MIGRATIONS, `${tag}.sql`);
  return existsSync(file) && readFileSync(file, 'utf8') === sql ? { tag, when, digest: digestOf(sql) } : { tag, when, sql };
}

/** The version that was stored last before this one, with the SQL of its migrations. */
function findEarlier({ migrations }) {
  const stored = readdirSync(TARGET).map((file) => JSON.parse(gunzipSync(readFileSync(path.join(TARGET, file))).toString()));
  const earlier = stored.filter((version) => version.migrations.length < migrations.length);
  const last = earlier.reduce((one, other) => (other.migrations.length > one.migrations.length ? other : one));
  return {
    tables: last.tables,
    migrations: last.migrations.map(({ tag, sql = readFileSync(path.join(ROOT, MIGRATIONS, `${tag}.sql`), 'utf8') }) => ({ tag, sql })),
  };
}

/** Values that matter in the rows of new tables, by table, such as those that a constraint requires. Empty once the version is stored. */
const VALUES = {};

/** Creates the earlier version with its rows, without running triggers. */
async function restore(client, { migrations, tables }) {
  for (const { sql } of migrations) await client.query(sql);
  await client.query('begin');
  await client.query('set local session_replication_role = replica');
  const columnsOf = await columns(client);
  for (const [table, rows] of Object.entries(tables)) {
    const names = columnsOf.get(table).flatMap(({ name, isGenerated }) => (isGenerated ? [] : `"${name}"`));
    await client.query(
      `insert into "${table}" (${names}) overriding system value select ${names} from jsonb_populate_recordset(null::"${table}", $1)`,
      [JSON.stringify(rows)],
    );
  }
  await client.query('commit');
}

/** Inserts a row into each table that has none, after the tables that it references. */
async function fill(client) {
  const columnsOf = await columns(client);
  const references = await referencesOf(client);
  for (let isDone = false; !isDone; ) {
    isDone = true;
    for (const table of columnsOf.keys()) {
      if (await hasRows(client, [table])) continue;
      const parents = references.filter(({ child, parent }) => child === table && parent !== table).map(({ parent }) => parent);
      if (!(await hasRows(client, parents))) continue;
      await insert(client, { table, row: VALUES[table] ?? {}, columns: columnsOf.get(table), references });
      isDone = false;
    }
  }
}

async function hasRows(client, tables) {
  for (const table of tables) {
    const { rows: found } = await client.query(`select from "${table}" limit 1`);
    if (found.length === 0) return false;
  }
  return true;
}

/** Inserts a row. Columns that do not exist in the version are omitted; missing required ones get a value of their type. */
async function insert(client, { table, row, columns, references }) {
  const known = columns.filter(({ name }) => name in row || name === 'institute_id');
  const values = Object.fromEntries(known.map(({ name }) => [name, row[name] ?? (name === 'institute_id' ? INSTITUTE : null)]));
  const needed = columns.filter(({ name, isNeeded }) => isNeeded && !(name in values));
  for (const { child, parent, from, to } of references) {
    if (child !== table || !from.some((column) => needed.some(({ name }) => name === column))) continue;
    const { rows: found } = await client.query(`select to_jsonb(t) as row from "${parent}" t order by to_jsonb(t)::text limit 1`);
    for (const [index, column] of from.entries()) values[column] ??= found[0].row[to[index]];
  }
  for (const { name, type } of needed) values[name] ??= choices.get(`${table}.${name}`)?.[0] ?? exampleValue(type, `${table} ${name}`);
  const names = Object.keys(values)
    .map((name) => `"${name}"`)
    .join(', ');
  await client.query(`insert into "${table}" (${names}) select ${names} from jsonb_populate_record(null::"${table}", $1)`, [
    JSON.stringify(values),
  ]);
}

/** The enum values of columns, by table and column. */
const choices = new Map(
  Object.values(schema)
    .filter((table) => is(table, Table))
    .flatMap((table) =>
      Object.values(getTableColumns(table)).map(({ name, enumValues }) => [`${getTableName(table)}.${name}`, enumValues]),
    ),
);

function exampleValue(type, text) {
  if (type === 'uuid') return '01900000-0000-7000-8000-001200000001';
  if (type === 'boolean') return false;
  if (type === 'jsonb') return {};
  if (type === 'ARRAY') return [];
  if (type === 'bytea') return '\\x00';
  if (type === 'date') return NOW.slice(0, 10);
  if (type.startsWith('timestamp')) return NOW;
  if (type.startsWith('time')) return '10:00';
  return type === 'text' ? text : 1;
}

/** The foreign keys with their columns. */
async function referencesOf(client) {
  const { rows: found } = await client.query(`
    select c.conrelid::regclass::text as child, c.confrelid::regclass::text as parent,
      array(select a.attname::text from unnest(c.conkey) with ordinality k (n, o) join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.n order by o) as from,
      array(select a.attname::text from unnest(c.confkey) with ordinality k (n, o) join pg_attribute a on a.attrelid = c.confrelid and a.attnum = k.n order by o) as to
    from pg_constraint c where c.contype = 'f' and c.connamespace = 'public'::regnamespace`);
  return found;
}

/** The columns of every table, and which of them are required. */
async function columns(client) {
  const { rows: found } = await client.query(`
    select table_name, json_agg(json_build_object('name', column_name, 'type', data_type, 'isGenerated', is_generated = 'ALWAYS',
      'isNeeded', is_nullable = 'NO' and (column_default is null or column_default ~ '^(now|gen_random_uuid)') and is_identity = 'NO' and is_generated = 'NEVER')) as columns
    from information_schema.columns
    where table_schema = 'public' and table_name in (select table_name from information_schema.tables where table_type = 'BASE TABLE') group by 1 order by 1`);
  return new Map(found.map(({ table_name, columns }) => [table_name, columns]));
}

async function dump(client) {
  const tables = {};
  for (const table of (await columns(client)).keys()) {
    const { rows: found } = await client.query(`select to_jsonb(t) as row from "${table}" t order by to_jsonb(t)::text`);
    if (found.length === 0) throw new Error(`${table} has no rows.`);
    tables[table] = found.map(({ row }) => row);
  }
  return tables;
}

const { Client } = require('pg');
const { name, migrations } = findVersion(process.argv[2]);
const earlier = findEarlier({ migrations });
const postgres = await startPostgres({ isDurable: false });
try {
  const database = `version_${process.pid}`;
  const run = async (url, work) => {
    const client = new Client({ connectionString: url });
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  };
  await run(postgres.url, (client) => client.query(`create database "${database}"`));
  const tables = await run(Object.assign(new URL(postgres.url), { pathname: `/${database}` }).href, async (client) => {
    await restore(client, earlier);
    for (const { sql } of migrations.slice(earlier.migrations.length)) await client.query(sql);
    await fill(client);
    return dump(client);
  });
  await run(postgres.url, (client) => client.query(`drop database "${database}"`));
  writeFileSync(
    path.join(TARGET, `${name}.json.gz`),
    gzipSync(JSON.stringify({ migrations: migrations.map(toStored), tables }), { level: 9 }),
  );
  console.log(`${name}: ${Object.keys(tables).length} tables`);
} finally {
  await postgres.stop();
}
