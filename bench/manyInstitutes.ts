// What a list costs on a node that serves 1,000 institutes over what it costs on one that serves a single one: the slowest of a hundred
// answers, and processor time. On PostgreSQL, with 8 connections; each institute has the same events, and each request is for another one.
import { Agent, request } from 'node:http';
import pg from 'pg';
import { type Figure, limitedFigure, listed, median, printReport } from './report.ts';
import { campusWith, type LargeDataset } from './server/largeDataset.ts';
import { cpuOf, memoryOf } from './server/processCpu.ts';

const INSTITUTES = 1000;
const CONNECTIONS = 8;
const REQUESTS = 4000;
const ROUNDS = 7;
const LIMIT = 1.1;
const LIST = '/api/events/events?limit=30';
/** What an institute needs so that its president sees a list. */
const TABLES = ['users', 'org_units', 'events', 'sessions'];

const hostOf = (number: number) => `i${number}.campus.example`;

/** Institutes like the one that is there, each at a host of its own, the first one as well. The cookie of its president opens all of them. */
async function multiply(url: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // Nobody keeps counts of what is copied, nor checks it row by row.
    await client.query("set session_replication_role = 'replica'");
    const { rows } = await client.query<{ table: string; columns: string }>(
      `select table_name as table, string_agg(quote_ident(column_name), ', ' order by ordinal_position) as columns
       from information_schema.columns where table_schema = 'public' and table_name = any($1) and column_name <> 'institute_id'
         and is_generated = 'NEVER' and is_identity = 'NO' group by table_name`,
      [['institutes', ...TABLES]],
    );
    const columnsOf = new Map(rows.map(({ table, columns }) => [table, columns]));
    const own = columnsOf
      .get('institutes')
      ?.split(', ')
      .filter((column) => !['id', 'domain', 'portal_url'].includes(column));
    await client.query(
      `insert into institutes (id, domain, portal_url, ${own})
       select gen_random_uuid(), 'i' || n || '.campus.example', portal_url, ${own} from institutes, generate_series(1, $1::int) n`,
      [count - 1],
    );
    for (const table of TABLES) {
      const columns = columnsOf.get(table) ?? '';
      const isWanted = table === 'users' ? `where role = 'PRESIDENT'` : '';
      await client.query(
        `insert into ${table} (institute_id, ${columns})
         select i.id, ${columns.replaceAll(/(^|, )/g, '$1t.')} from (select * from ${table} ${isWanted}) t, institutes i where i.domain like 'i%.campus.example'`,
      );
    }
    await client.query(
      `insert into institute_hosts (host, institute_id)
       select case when domain like 'i%.campus.example' then domain else '${hostOf(0)}' end, id from institutes`,
    );
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

interface Round {
  /** Milliseconds that the slowest of a hundred answers took at least. */
  readonly p99: number;
  /** Milliseconds of processor time of the node for one request. */
  readonly cpu: number;
}

/** Asks for lists over kept connections, one after the other on each, for the institutes in turn. */
async function ask({ server }: LargeDataset, cookie: string, institutes: number): Promise<Round> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const { hostname, port } = new URL(server.url);
  const times: number[] = [];
  const before = cpuOf(server.pid ?? 0);
  let asked = 0;
  const once = () =>
    new Promise<void>((resolve, reject) => {
      const headers = { cookie, host: hostOf(asked % institutes), 'accept-encoding': 'identity' };
      const since = performance.now();
      asked += 1;
      request({ agent, hostname, port, path: LIST, headers }, (answer) => {
        if (answer.statusCode !== 200) reject(new Error(`${headers.host} answered ${answer.statusCode}.`));
        answer.resume().on('end', () => {
          times.push(performance.now() - since);
          resolve();
        });
      })
        .on('error', reject)
        .end();
    });
  const connection = async () => {
    while (asked < REQUESTS) await once();
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  agent.destroy();
  times.sort((one, other) => one - other);
  return { p99: times[Math.floor(times.length * 0.99)] ?? Number.NaN, cpu: (cpuOf(server.pid ?? 0) - before) / times.length };
}

export async function measureManyInstitutes(): Promise<Figure[]> {
  const one = await campusWith(0);
  const many = await campusWith(0);
  try {
    const cookies = [await one.cookieOf('president'), await many.cookieOf('president')] as const;
    await multiply(many.databaseUrl, INSTITUTES);
    const rounds: { one: Round; many: Round }[] = [];
    const round = async () => ({ one: await ask(one, cookies[0], 1), many: await ask(many, cookies[1], INSTITUTES) });
    await round();
    for (let index = 0; index < ROUNDS; index += 1) rounds.push(await round());
    const inMs = (of: (each: { one: Round; many: Round }) => number) => median(rounds.map(of)).toFixed(2);
    const ratio = (of: 'p99' | 'cpu') => median(rounds.map((each) => each.many[of] / each.one[of]));
    const p99 = limitedFigure(`a list of ${INSTITUTES} institutes in turn over that of one: p99`, ratio('p99'), LIMIT, (each) =>
      each.toFixed(2),
    );
    return [
      { ...p99, value: `${p99.value} (${inMs(({ many: { p99: slow } }) => slow)} over ${inMs(({ one: { p99: slow } }) => slow)} ms)` },
      listed(
        '  the same, processor time of the node',
        `${ratio('cpu').toFixed(2)} (${inMs(({ many: { cpu } }) => cpu)} over ${inMs(({ one: { cpu } }) => cpu)} ms)`,
      ),
      listed('  memory of the node', [many, one].map(({ server }) => `${(memoryOf(server.pid ?? 0) / 1e6).toFixed(0)} MB`).join(' over ')),
    ];
  } finally {
    await one.stop();
    await many.stop();
  }
}

if (import.meta.main) printReport(await measureManyInstitutes());
