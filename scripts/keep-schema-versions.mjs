// Stores a filled database of a schema version of the main branch: the newest, or the last that ends with the given migration: npm run
// schema-versions -- 0041_mail_lanes. It runs the migrations of that version and inserts rows into every table with the triggers of that
// version. Rows that matter are below; rows of the other tables are derived from the table declarations. The file contains the rows and the
// migrations, as a digest where they have not changed since. The upgrade tests migrate each stored version to the current one.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { getTableColumns, getTableName, is, Table } from 'drizzle-orm';
import * as schema from '../apps/server/src/db/schema.ts';
import { GENESIS, linkOf, sealOf } from '../apps/server/src/features/audit/auditSeals.ts';
import { ROOT } from './run.mjs';
import { startPostgres } from './test-postgres.mjs';

const require = createRequire(path.join(ROOT, 'apps/server/package.json'));
const MIGRATIONS = 'apps/server/src/db/migrations';
const TARGET = path.join(ROOT, 'apps/server/src/db/upgrades');
const INSTITUTE = '01900000-0000-7000-8000-000000000001';
const NOW = '2026-02-03T09:17:21.123Z';
/** The key of test servers. */
const KEYS = { audit: Buffer.alloc(32, 'audit') };

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

/** Stable ids by kind and number. */
const id = (kind, number = 1) => `01900000-0000-7000-8000-${String(kind).padStart(4, '0')}${String(number).padStart(8, '0')}`;
const [PERSON, UNIT, EVENT, REQUEST, SKILL, CLAIM, ACHIEVEMENT, POSITION, POSITION_HOLDER, FEEDBACK, AUDIT, OTHER] = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
];

const DEFERRED = {
  id: '0b000001-0000-4000-8000-000000000000',
  at: '2026-02-03T09:00:00.000Z',
  actor_id: null,
  action: 'feedback.give',
  subject_id: '0a000002-0000-4000-8000-000000000000',
  detail: {},
};

/** The rows by table. Columns that do not exist in a version are omitted. */
function rows() {
  const people = [1, 2, 3, 4].map((number) => ({
    id: id(PERSON, number),
    email: `person${number}@campus.example`,
    email_verified: number !== 4,
    name: `Person ${number}`,
    role: ['PRESIDENT', 'STUDENT', 'CLUB_COORDINATOR', 'STUDENT'][number - 1],
    roll_number: number === 4 ? null : `2300${number}`,
    onboarding_complete: number !== 4,
    status: number === 4 ? 'inactive' : 'active',
    program: 'BTech',
    branch: number === 2 ? null : 'CSE',
    batch_year: '2023',
    cgpa: 8.25,
  }));
  const events = [1, 2, 3].map((number) => ({
    id: id(EVENT, number),
    title: `Event ${number}`,
    category: 'technical',
    unit_id: id(UNIT, 2),
    starts_at: `2026-0${number}-10T10:00:00Z`,
    ends_at: number === 3 ? null : `2026-0${number}-10T12:00:00Z`,
    sponsors: ['A', 'B, "C"'],
    status: number === 3 ? 'cancelled' : 'planned',
    fees: 120.5,
    created_at: NOW,
    updated_at: NOW,
  }));
  const timestamps = { created_at: NOW, updated_at: NOW };
  return {
    institutes: [{ id: INSTITUTE, name: 'An Institute', domain: 'campus.example', created_at: NOW }],
    institute_hosts: [{ host: 'portal.campus.example' }],
    sign_in_providers: [{ name: 'campus', kind: 'oidc', label: 'Campus', issuer: 'https://id.campus.example', client_id: 'quad' }],
    users: people.map((person) => ({ ...person, strategy: 'local', ...timestamps })),
    org_units: [
      { id: id(UNIT, 1), name: 'Council', type: 'Council', category: 'scitech', contact_email: 'council@campus.example', ...timestamps },
      {
        id: id(UNIT, 2),
        name: 'Robotics Club',
        type: 'Club',
        category: 'scitech',
        parent_unit_id: id(UNIT, 1),
        hierarchy_level: 2,
        contact_email: 'person3@campus.example',
        allocated_budget: 1000.25,
        social_media: [{ platform: 'web', url: 'https://a.example' }],
        ...timestamps,
      },
    ],
    sessions: [
      {
        token_hash: 'a'.repeat(64),
        user_id: id(PERSON, 2),
        device: 'Firefox',
        created_at: NOW,
        last_seen_at: NOW,
        expires_at: '2027-01-01T00:00:00Z',
      },
    ],
    rate_limits: [{ key: 'login.address:x', attempts: 2, expires_at: '2027-01-01T00:00:00Z' }],
    password_resets: [{ user_id: id(PERSON, 2), token_hash: 'b'.repeat(64), expires_at: '2027-01-01T00:00:00Z' }],
    idempotency_keys: [
      {
        user_id: id(PERSON, 2),
        call: 'POST /api/feedback/add',
        key: 'one',
        fingerprint: 'f',
        status: 201,
        answer: { feedback: id(FEEDBACK, 2) },
        created_at: NOW,
      },
      {
        user_id: id(PERSON, 3),
        call: 'POST /api/events/create',
        key: 'two',
        fingerprint: 'f',
        status: 201,
        answer: { event: id(EVENT, 1) },
        created_at: NOW,
      },
    ],
    events,
    event_organizers: [{ event_id: id(EVENT, 1), user_id: id(PERSON, 3) }],
    event_participants: [2, 3].map((number) => ({ event_id: id(EVENT, 1), user_id: id(PERSON, number) })),
    room_requests: [
      {
        id: id(REQUEST, 1),
        event_id: id(EVENT, 1),
        room: 'L1',
        room_key: 'l1',
        date: '2026-01-10',
        time: '10:00',
        starts_at: events[0].starts_at,
        ends_at: events[0].ends_at,
        status: 'Approved',
        requested_by: id(PERSON, 3),
        reviewed_by: id(PERSON, 1),
        requested_at: NOW,
        decided_at: NOW,
      },
      {
        id: id(REQUEST, 2),
        event_id: id(EVENT, 2),
        room: 'L2',
        room_key: 'l2',
        date: '2026-02-10',
        time: '10:00',
        starts_at: events[1].starts_at,
        ends_at: events[1].ends_at,
        status: 'Pending',
        requested_by: id(PERSON, 3),
        requested_at: NOW,
      },
    ],
    positions: [
      { id: id(POSITION), unit_id: id(UNIT, 2), title: 'Lead', position_type: 'Team Lead', responsibilities: ['Lead'], ...timestamps },
    ],
    position_holders: [
      {
        id: id(POSITION_HOLDER),
        user_id: id(PERSON, 2),
        position_id: id(POSITION),
        tenure_year: '2026-2027',
        appointed_by: id(PERSON, 3),
        appointment_date: '2026-01-05',
        ...timestamps,
      },
    ],
    skills: [
      {
        id: id(SKILL),
        name: 'Soldering',
        category: 'Electronics',
        type: 'technical',
        created_by: id(PERSON, 2),
        created_at: NOW,
        endorsed_by: id(PERSON, 3),
        endorsed_at: NOW,
      },
    ],
    user_skills: [
      {
        id: id(CLAIM),
        user_id: id(PERSON, 2),
        skill_id: id(SKILL),
        skill_type: 'technical',
        position_id: id(POSITION),
        proficiency: 'beginner',
        created_at: NOW,
      },
    ],
    achievements: [
      {
        id: id(ACHIEVEMENT),
        user_id: id(PERSON, 2),
        title: 'First prize',
        type: 'technical',
        date_achieved: '2026-01-11',
        event_id: id(EVENT, 1),
        created_at: NOW,
      },
    ],
    feedback: [1, 2, 3].map((number) => ({
      id: number === 1 ? id(FEEDBACK, 1) : `0a00000${number}-0000-4000-8000-000000000000`,
      type: 'Suggestion',
      target_type: 'Event',
      target_id: id(EVENT, 1),
      rating: 4,
      comments: `Comment ${number}`,
      is_anonymous: number > 1,
      created_at: number > 1 ? '2026-02-03T09:00:00.000Z' : NOW,
    })),
    feedback_authors: [1, 2, 3].map((number) => ({
      feedback_id: number === 1 ? id(FEEDBACK, 1) : `0a00000${number}-0000-4000-8000-000000000000`,
      user_id: id(PERSON, 2),
    })),
    photos: [{ user_id: id(PERSON, 2), name: 'face.webp', image: '\\x000aff', created_at: NOW }],
    photo_leftovers: [{ name: 'gone.webp', due_at: NOW }],
    account_changes: [
      {
        id: id(OTHER, 2),
        kind: 'merge',
        user_id: id(PERSON, 4),
        into_id: id(PERSON, 2),
        asked_by: id(PERSON, 1),
        reason: 'The same person.',
      },
    ],
    approval_deputies: [{ principal_id: id(PERSON, 1), deputy_id: id(PERSON, 3), starts_on: '2026-02-01', ends_on: '2026-02-28' }],
    approval_flows: [{ kind: 'activity-claim', version: 2, name: 'Adviser', steps: [], created_at: NOW }],
    public_pages: [{ id: id(OTHER, 3), unit_id: id(UNIT, 2), slug: 'robotics-club', is_public: true, changed_at: NOW }],
    ledger_entries: [{ id: id(OTHER, 4), kind: 'allocation', at: NOW, reason: 'Senate' }],
    ledger_lines: [
      { entry_id: id(OTHER, 4), place: 0, kind: 'funds', year: '2025-2026', amount: -100_025 },
      { entry_id: id(OTHER, 4), place: 1, kind: 'free', year: '2025-2026', unit_id: id(UNIT, 2), amount: 100_025 },
    ],
    ledger_accounts: [
      { key: 'institute/2025-2026/funds', kind: 'funds', year: '2025-2026', balance: -100_025 },
      { key: `${id(UNIT, 2)}/2025-2026/free`, kind: 'free', year: '2025-2026', unit_id: id(UNIT, 2), balance: 100_025, entries: 1 },
    ],
    audit_log: audit(),
    audit_deferred: [{ ...DEFERRED, mac: sealed(DEFERRED) }],
    sealed_authors: [{ tag: 'c'.repeat(64), feedback_id: '0a000002-0000-4000-8000-000000000000' }],
    key_checks: [{ purpose: 'feedback', fingerprint: 'd'.repeat(64) }],
  };
}

/** Required values for rows of other tables, which are otherwise derived from the declarations. */
const OTHERS = { signed_terms: { signed_by: id(PERSON, 3) }, survey_answers: { user_id: id(PERSON, 2), is_listed: true } };

/** Rows of the audit log, sealed with the test key and chained as the server does. */
function audit() {
  let link = GENESIS;
  const entries = [
    { actor_id: id(PERSON, 1), action: 'org-unit.create', subject_id: id(UNIT, 2), detail: { zebra: 'z', ant: 1 } },
    { actor_id: id(PERSON, 2), action: 'feedback.give', subject_id: id(FEEDBACK, 1), detail: { type: 'Suggestion' } },
    { actor_id: null, action: 'account.grant', subject_id: id(PERSON, 1), detail: { from: 'STUDENT', to: 'PRESIDENT' } },
    {
      actor_id: id(PERSON, 1),
      action: 'account.change-email',
      subject_id: id(PERSON, 3),
      detail: { from: 'Former@campus.example', to: 'person3@campus.example' },
    },
  ];
  return entries.map((entry, index) => {
    const at = new Date(Date.parse(NOW) + index * 1000);
    const row = { ...entry, id: id(AUDIT, index + 1), sequence: index + 1, at: at.toISOString(), position: index + 1 };
    const mac = sealed(row);
    link = linkOf(KEYS, link, { sequence: row.sequence, mac });
    return { ...row, mac, link };
  });
}

function sealed({ id, at, actor_id: actorId, action, subject_id: subjectId, detail }) {
  return sealOf(KEYS, { instituteId: INSTITUTE, id, at: new Date(at), actorId, action, subjectId, detail });
}

async function fill(client) {
  const columnsOf = await columns(client);
  const references = await referencesOf(client);
  const written = rows();
  for (const table of Object.keys(written).filter((name) => columnsOf.has(name))) {
    for (const row of written[table]) await insert(client, { table, row, columns: columnsOf.get(table), references });
  }
  // Statistics of past events: some changes are aggregated, others are still pending.
  await client.query('select settle_figures($1, $2)', [INSTITUTE, '2026-02-01T00:00:00Z']);
  await client.query('select fold_figures($1)', [INSTITUTE]);
  await client.query('select settle_figures($1, $2)', [INSTITUTE, '2026-03-01T00:00:00Z']);
  await client.query('insert into event_participants (institute_id, event_id, user_id) values ($1, $2, $3)', [
    INSTITUTE,
    id(EVENT, 2),
    id(PERSON, 2),
  ]);
  // Fills the other tables, each after those that it references.
  for (let isDone = false; !isDone; ) {
    isDone = true;
    for (const table of columnsOf.keys()) {
      if (await hasRows(client, [table])) continue;
      const parents = references.filter(({ child, parent }) => child === table && parent !== table).map(({ parent }) => parent);
      if (!(await hasRows(client, parents))) continue;
      await insert(client, { table, row: OTHERS[table] ?? {}, columns: columnsOf.get(table), references });
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
  if (type === 'uuid') return id(OTHER);
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
    select table_name, json_agg(json_build_object('name', column_name, 'type', data_type,
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
const postgres = await startPostgres({ isDurable: false });
try {
  mkdirSync(TARGET, { recursive: true });
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
    for (const { sql } of migrations) await client.query(sql);
    // In one transaction: the lines of an entry of the ledger have to sum to zero at its end.
    await client.query('begin');
    await fill(client);
    await client.query('commit');
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
