import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { ledgerAccounts, ledgerLines } from '../../../db/schema.ts';

/** Maximum number of wrong balances reported. */
const MAX_REPORTED = 100;

/** Balances computed from lines, for accounts with this dimension or with none. */
function summed(instituteId: string, dimension: 'commitment' | 'category' | 'month' | 'desk' | undefined): SQL {
  const column = dimension && sql.raw(dimension === 'commitment' || dimension === 'desk' ? `${dimension}_id` : dimension);
  const key = dimension ? sql`|| ${`/${dimension} `} || l.${column}` : sql``;
  const which = column ? sql`l.${column} is not null` : sql`l.kind <> 'cash'`;
  return sql`
    select coalesce(l.unit_id::text, 'institute') || '/' || l.year || '/' || l.kind ${key} as key, sum(l.amount)::bigint as balance
    from ${ledgerLines} l where l.institute_id = ${instituteId} and ${which} group by 1`;
}

/** Number of journal entries by unit and year: as stored on the accounts, and as counted from the lines. */
const JOURNALS = {
  kept: (instituteId: string) => sql`
    select unit_id || '/' || year || '/entries' as key, sum(entries)::bigint as balance from ${ledgerAccounts}
    where institute_id = ${instituteId} and unit_id is not null group by 1`,
  counted: (instituteId: string) => sql`
    select l.unit_id || '/' || l.year || '/entries' as key, count(distinct l.entry_id) as balance
    from ${ledgerLines} l where l.institute_id = ${instituteId} and l.kind in ('free', 'committed', 'payable', 'spent') group by 1`,
};

/**
 * Accounts whose stored balance differs from the sum of their lines, and units' years whose stored number of entries differs from their
 * journal. There should be none.
 */
export async function recount({ db, instituteId }: Pick<Context, 'db' | 'instituteId'>) {
  const all = sql.join(
    ([undefined, 'commitment', 'category', 'month', 'desk'] as const).map((dimension) => summed(instituteId, dimension)),
    sql` union all `,
  );
  const { rows } = await db.execute<{ key: string; kept: string; counted: string }>(sql`
    select key, coalesce(a.balance, 0)::text as kept, coalesce(s.balance, 0)::text as counted
    from (select key, balance from ${ledgerAccounts} where institute_id = ${instituteId} union all ${JOURNALS.kept(instituteId)}) a
    full join (${all} union all ${JOURNALS.counted(instituteId)}) s using (key)
    where coalesce(a.balance, 0) <> coalesce(s.balance, 0) order by key limit ${MAX_REPORTED}`);
  return rows;
}
