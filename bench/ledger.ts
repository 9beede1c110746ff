// The cost of /money and of a unit's year with 1,000,000 ledger entries, compared with 1,000: CPU time of the node and its database
// together, on PostgreSQL.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { costFigure, type Figure, medianCosts } from './report.ts';
import { campusWith, cookieOf, type LargeCampus, withClient } from './server/campus.ts';
import { costPerRequest, cpuOf } from './server/processCpu.ts';

const [FEW, MANY] = [1000, 1_000_000];
const LOAD = { connections: 4, amount: 400 };
const ROUNDS = 7;
const LIMIT = 1.2;

/**
 * Entries as in real years: amounts are committed, claimed and paid one rupee at a time, half of them in this year, the others in the nine
 * years before. A thousand of them cover every month and every kind, so that as much is shown for few entries as for many.
 */
const FILL = `
  with units as (select institute_id, id, row_number() over (order by id) - 1 as nth, count(*) over () as units from org_units),
  transactions as (
    select u.institute_id, u.id as unit, n, n % 3 as step, k / 2 as k, case when k % 2 = 0 then 0 else 1 + k / 2 % 9 end as back
    from generate_series(0, $1::int - 1) n join units u on u.nth = (n / 3) % u.units, lateral (select n / 3 / u.units as k) per_unit)
  select institute_id, (lpad(to_hex(n), 8, '0') || '-0000-7000-8000-000000000000')::uuid as entry,
    step, unit, (2026 - back) || '-' || (2027 - back) as year, md5(unit::text || back || k % 20)::uuid as commitment,
    (array['food', 'venue', 'prizes'])[(1 + k % 3)::int] as category, (2026 - back) || '-' || lpad((4 + k % 8)::text, 2, '0') as month
  from transactions`;

const LINES = `
  select institute_id, entry, 0 as place, (array['free', 'committed', 'payable'])[step + 1] as kind, year, unit,
    case when step > 0 then commitment end as commitment, null as category, null as month, -100 as amount from acts_of_ledger
  union all
  select institute_id, entry, 1, (array['committed', 'payable', 'spent'])[step + 1], year, unit, commitment,
    case when step = 2 then category end, case when step = 2 then month end, 100 from acts_of_ledger`;

/** The accounts that lines change, selected by a column or all, as the ledger stores them. */
const accounts = (groupColumn: string) => {
  const own = groupColumn === '' ? `''` : `'/${groupColumn.replace('_id', '')} ' || ${groupColumn}`;
  const only = (column: string) => (column === groupColumn ? column : 'null');
  // The first of the accounts that an entry changes counts it.
  const entries = groupColumn === '' ? `count(*) filter (where kind = 'committed' or (kind = 'payable' and place = 0))` : '0';
  return `insert into ledger_accounts (institute_id, key, kind, year, unit_id, commitment_id, category, month, balance, entries)
    select institute_id, unit_id || '/' || year || '/' || kind || ${own}, kind, year, unit_id, ${only('commitment_id')}::uuid, ${only('category')}, ${only('month')}, sum(amount), ${entries}
    from ledger_lines where left(entry_id::text, 3) = '000' ${groupColumn === '' ? '' : `and ${groupColumn} is not null`} group by 1, 2, 3, 4, 5, 6, 7, 8
    on conflict (institute_id, key) do update set balance = ledger_accounts.balance + excluded.balance, entries = ledger_accounts.entries + excluded.entries`;
};

async function fill(client: pg.Client, entries: number): Promise<void> {
  await client.query('alter table ledger_entries disable trigger user; alter table ledger_lines disable trigger user');
  // The constraint is dropped, because nothing is allocated for these commitments.
  await client.query('alter table ledger_accounts drop constraint ledger_accounts_floor');
  await client.query(`create temp table acts_of_ledger as ${FILL}`, [entries]);
  await client.query(`insert into ledger_entries (institute_id, id, kind, at, reason)
    select institute_id, entry, (array['commitment', 'claim', 'payment'])[step + 1], now(), '' from acts_of_ledger`);
  await client.query(
    `insert into ledger_lines (institute_id, entry_id, place, kind, year, unit_id, commitment_id, category, month, amount) ${LINES}`,
  );
  for (const groupColumn of ['', 'commitment_id', 'category', 'month']) await client.query(accounts(groupColumn));
  await client.query('alter table ledger_entries enable trigger user; alter table ledger_lines enable trigger user');
  await client.query('vacuum analyze');
}

/** The CPU time of a database: of its main process and its children. */
function cpuOfDatabase(folder: string): number {
  const [main = ''] = readFileSync(path.join(folder, 'postmaster.pid'), 'utf8').split('\n');
  const parentOf = (pid: string) => {
    try {
      return /\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1];
    } catch {
      return undefined;
    }
  };
  const own = readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && (pid === main || parentOf(pid) === main));
  return own.reduce((sum, pid) => sum + cpuOf(Number(pid)), 0);
}

/** Fills the ledger of a campus, and returns what costs are measured with. */
async function grow(campus: LargeCampus, entries: number) {
  return withClient(campus.database, async (client) => {
    await fill(client, entries);
    const { rows } = await client.query<{ data_directory: string }>('show data_directory');
    const units = await client.query<{ id: string }>(
      `select unit_id as id from ledger_lines where left(entry_id::text, 3) = '000' limit 1`,
    );
    const used = () => cpuOf(campus.pid) + cpuOfDatabase(rows[0]?.data_directory ?? '');
    const load = { ...LOAD, headers: { cookie: await cookieOf(campus, 'president') }, used };
    const unitId = units.rows[0]?.id ?? '';
    return (part: string) => () => costPerRequest(campus, `/api/money${part.replace('{unit}', unitId)}`, load);
  });
}

export async function measure(): Promise<Figure[]> {
  await using small = await campusWith(0);
  await using large = await campusWith(0);
  const [costWithFew, costWithMany] = [await grow(small, FEW), await grow(large, MANY)];
  const figures: Figure[] = [];
  for (const part of ['', '/units/{unit}', '/units/{unit}/entries?limit=20']) {
    const [few, many] = await medianCosts(ROUNDS, [costWithFew(part), costWithMany(part)] as const);
    figures.push(costFigure(`/api/money${part} with ${MANY} entries: CPU of node and database over ${FEW}`, many, few, LIMIT));
  }
  return figures;
}
