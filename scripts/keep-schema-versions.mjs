// Keeps a filled database of every version that the tables ever had on the main branch, from its history: the migrations as they were
// then, and rows in every table that there was, written while the triggers of that version were at work. The upgrade tests bring each of
// them up to date. Run after a migration was merged: npm run schema-versions. Those that are kept already are left alone.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROOT } from './run.mjs';
import { startPostgres } from './test-postgres.mjs';

const require = createRequire(path.join(ROOT, 'apps/server/package.json'));
const MIGRATIONS = 'apps/server/src/db/migrations';
const TARGET = path.join(ROOT, 'apps/server/src/db/upgrades');
const INSTITUTE = '01900000-0000-7000-8000-000000000001';
const AT = '2026-02-03T09:17:21.123Z';

const git = (...words) => execFileSync('git', words, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1 << 28 });

/** Every different list of migrations that main had, oldest first. */
function versions() {
  const seen = new Set();
  const found = [];
  for (const commit of git('log', '--first-parent', '--reverse', '--format=%H', 'main', '--', MIGRATIONS).split('\n').filter(Boolean)) {
    const { entries } = JSON.parse(git('show', `${commit}:${MIGRATIONS}/meta/_journal.json`));
    const migrations = entries.map(({ tag, when }) => ({ tag, when, sql: git('show', `${commit}:${MIGRATIONS}/${tag}.sql`) }));
    const key = createHash('sha256').update(JSON.stringify(migrations)).digest('hex');
    if (!seen.has(key)) found.push({ name: `${migrations.at(-1).tag}-${commit.slice(0, 7)}`, migrations });
    seen.add(key);
  }
  return found;
}

/** Ids that are the same every time: a number of people, of units, … */
const id = (kind, number = 1) => `01900000-0000-7000-8000-${String(kind).padStart(4, '0')}${String(number).padStart(8, '0')}`;
const [PERSON, UNIT, EVENT, REQUEST, SKILL, CLAIM, ACHIEVEMENT, POSITION, POSITION_HOLDER, FEEDBACK, MAIL] = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
];

/** Rows by table: of each only the columns that the table has in a version are written. */
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
    created_at: AT,
    updated_at: AT,
  }));
  const made = { created_at: AT, updated_at: AT };
  return {
    institutes: [{ id: INSTITUTE, name: 'An Institute', domain: 'campus.example', created_at: AT }],
    institute_hosts: [{ host: 'portal.campus.example' }],
    users: people.map((person) => ({ ...person, strategy: 'local', ...made })),
    org_units: [
      { id: id(UNIT, 1), name: 'Council', type: 'Council', category: 'scitech', contact_email: 'council@campus.example', ...made },
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
        ...made,
      },
    ],
    sessions: [
      {
        token_hash: 'a'.repeat(64),
        user_id: id(PERSON, 2),
        device: 'Firefox',
        created_at: AT,
        last_seen_at: AT,
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
        created_at: AT,
      },
      {
        user_id: id(PERSON, 3),
        call: 'POST /api/events/create',
        key: 'two',
        fingerprint: 'f',
        status: 201,
        answer: { event: id(EVENT, 1) },
        created_at: AT,
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
        requested_at: AT,
        decided_at: AT,
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
        requested_at: AT,
      },
    ],
    positions: [{ id: id(POSITION), unit_id: id(UNIT, 2), title: 'Lead', position_type: 'Team Lead', responsibilities: ['Lead'], ...made }],
    position_holders: [
      {
        id: id(POSITION_HOLDER),
        user_id: id(PERSON, 2),
        position_id: id(POSITION),
        tenure_year: '2026-2027',
        appointed_by: id(PERSON, 3),
        appointment_date: '2026-01-05',
        ...made,
      },
    ],
    skills: [
      {
        id: id(SKILL),
        name: 'Soldering',
        category: 'Electronics',
        type: 'technical',
        created_by: id(PERSON, 2),
        created_at: AT,
        endorsed_by: id(PERSON, 3),
        endorsed_at: AT,
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
        created_at: AT,
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
        created_at: AT,
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
      created_at: number > 1 ? '2026-02-03T09:00:00.000Z' : AT,
    })),
    feedback_authors: [1, 2, 3].map((number) => ({
      feedback_id: number === 1 ? id(FEEDBACK, 1) : `0a00000${number}-0000-4000-8000-000000000000`,
      user_id: id(PERSON, 2),
    })),
    photos: [{ user_id: id(PERSON, 2), name: 'face.webp', image: '\\x000aff', created_at: AT }],
    photo_leftovers: [{ name: 'gone.webp', due_at: AT }],
    outbox: [
      // One for each form that the table had.
      {
        id: id(MAIL, 1),
        recipient: 'person2@campus.example',
        subject: 'Hello',
        body: 'Hello.',
        kind: 'password-changed',
        recipient_id: id(PERSON, 2),
        due_at: AT,
        created_at: AT,
      },
      {
        id: id(MAIL, 2),
        recipient: 'person2@campus.example',
        subject: 'Hello',
        body: 'Hello.',
        kind: 'password-changed',
        recipient_id: id(PERSON, 2),
        attempts: 1,
        due_at: AT,
        sent_at: AT,
        created_at: AT,
      },
    ],
    audit_log: audit(),
    audit_deferred: [{ id: '0b000001-0000-4000-8000-000000000000', at: '2026-02-03T09:00:00.000Z', action: 'feedback.give', detail: {} }],
    sealed_authors: [{ tag: 'c'.repeat(64), feedback_id: '0a000002-0000-4000-8000-000000000000' }],
    key_checks: [{ purpose: 'feedback', fingerprint: 'd'.repeat(64) }],
  };
}

/** Rows of the log, chained by hashes without a key as the server of these versions did. */
function audit() {
  let previous_hash = '0'.repeat(64);
  const entries = [
    { actor_id: id(PERSON, 1), action: 'org-unit.create', subject_id: id(UNIT, 2), detail: { zebra: 'z', ant: 1 } },
    { actor_id: id(PERSON, 2), action: 'feedback.give', subject_id: id(FEEDBACK, 1), detail: { type: 'Suggestion' } },
    { actor_id: null, action: 'feedback.give', subject_id: '0a000002-0000-4000-8000-000000000000', detail: { type: 'Suggestion' } },
    { actor_id: null, action: 'account.grant', subject_id: id(PERSON, 1), detail: { from: 'STUDENT', to: 'PRESIDENT' } },
  ];
  return entries.map((entry, index) => {
    const at = new Date(Date.parse(AT) + index * 1000).toISOString();
    const detail = Object.entries(entry.detail).sort(([a], [b]) => (a < b ? -1 : 1));
    const content = [INSTITUTE, index + 1, at, entry.actor_id, entry.action, entry.subject_id, detail, previous_hash];
    const row = {
      ...entry,
      sequence: index + 1,
      at,
      previous_hash,
      hash: createHash('sha256').update(JSON.stringify(content)).digest('hex'),
    };
    previous_hash = row.hash;
    return row;
  });
}

async function fill(client) {
  const columnsOf = await columns(client);
  for (const [table, list] of Object.entries(rows())) {
    const known = columnsOf.get(table);
    for (const row of known ? list : []) {
      const values = Object.fromEntries(Object.entries({ institute_id: INSTITUTE, ...row }).filter(([name]) => known.includes(name)));
      const names = Object.keys(values)
        .map((name) => `"${name}"`)
        .join(', ');
      await client.query(`insert into "${table}" (${names}) select ${names} from jsonb_populate_record(null::"${table}", $1)`, [
        JSON.stringify(values),
      ]);
    }
  }
  if (!columnsOf.has('figures')) return;
  // What is over is counted; a part of the changes is folded into the figures, and a part is not yet.
  await client.query('select settle_figures($1, $2)', [INSTITUTE, '2026-02-01T00:00:00Z']);
  await client.query('select fold_figures($1)', [INSTITUTE]);
  await client.query('select settle_figures($1, $2)', [INSTITUTE, '2026-03-01T00:00:00Z']);
  await client.query('insert into event_participants (institute_id, event_id, user_id) values ($1, $2, $3)', [
    INSTITUTE,
    id(EVENT, 2),
    id(PERSON, 2),
  ]);
}

async function columns(client) {
  const { rows: found } = await client.query(`select table_name, array_agg(column_name::text) as names from information_schema.columns
    where table_schema = 'public' and table_name in (select table_name from information_schema.tables where table_type = 'BASE TABLE') group by 1 order by 1`);
  return new Map(found.map(({ table_name, names }) => [table_name, names]));
}

async function dump(client) {
  const tables = {};
  for (const table of (await columns(client)).keys()) {
    const { rows: found } = await client.query(`select to_jsonb(t) as row from "${table}" t order by to_jsonb(t)::text`);
    if (found.length === 0) throw new Error(`${table} has no rows: add some to scripts/keep-schema-versions.mjs.`);
    tables[table] = found.map(({ row }) => row);
  }
  return tables;
}

const { Client } = require('pg');
const postgres = await startPostgres({ isDurable: false });
try {
  mkdirSync(TARGET, { recursive: true });
  for (const { name, migrations } of versions()) {
    const file = path.join(TARGET, `${name}.json.gz`);
    if (existsSync(file)) continue;
    const database = `version_${process.pid}_${name.replaceAll('-', '_')}`;
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
      await fill(client);
      return dump(client);
    });
    await run(postgres.url, (client) => client.query(`drop database "${database}"`));
    writeFileSync(file, gzipSync(JSON.stringify({ migrations, tables }), { level: 9 }));
    console.log(`${name}: ${Object.keys(tables).length} tables`);
  }
} finally {
  await postgres.stop();
}
