import { type AnyColumn, and, eq, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { figureChanges, figures } from '../../db/schema.ts';
import { handwritten } from '../../db/statement.ts';

/** Everything that is counted; what each key stands for is in the migration that counts it. */
export type FigureName =
  | 'events'
  | 'events-by-month'
  | 'participation'
  | 'participants-by-month'
  | 'users'
  | 'users-by-program'
  | 'users-by-branch'
  | 'users-by-batch-year'
  | 'achievements'
  | 'achievements-pending'
  | 'skills-pending'
  | 'user-skills-pending'
  | 'active-holdings'
  | 'room-requests';

export interface Figure {
  /** `institute`, `unit <id>` or `category <name>`. */
  readonly scope: string;
  readonly name: FigureName;
  readonly key: string;
  readonly amount: number;
}

/**
 * Counts events that are over by now as completed, as many as are asked for or all that there are, and returns how many there were. Those that
 * somebody is writing are left out.
 */
export async function settleFigures(db: Database, instituteId: string, now: Date, atMost?: number): Promise<number> {
  const { rows } = await db.execute<{ settled: number }>(
    sql`select settle_figures(${instituteId}, ${now.toISOString()}, ${atMost ?? null}::integer) as settled`,
  );
  return rows[0]?.settled ?? 0;
}

/** Ids of the institutes that have events that are over and not counted yet. */
export async function findUnsettled(db: Database, now: Date): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from institutes i where exists (
      select from events e where e.institute_id = i.id and not e.is_counted and e.status <> 'cancelled' and e.finishes_at <= ${now.toISOString()})
    order by id`);
  return rows.map(({ id }) => id);
}

/** What was counted and what has changed since, of which the sum is exact to the last committed write. */
const bothParts = (condition: (table: typeof figures | typeof figureChanges) => SQL | undefined) => {
  const part = (table: typeof figures | typeof figureChanges) =>
    sql`select scope, name, key, amount from ${table} where ${condition(table)}`;
  return sql`(${part(figures)} union all ${part(figureChanges)}) both_parts`;
};

/** An array is sent as the text that PostgreSQL itself writes it as, which both databases read. */
const isAmong = (column: AnyColumn, list: Placeholder) => sql`${column} = any(${list}::text::text[])`;
const asArray = (list: readonly string[]) => `{${list.map((entry) => JSON.stringify(entry)).join(',')}}`;

const figuresOf = handwritten<{ scope: string; name: FigureName; key: string; amount: string }, 'instituteId' | 'names'>(
  (value) => sql`
    select scope, name, key, sum(amount)::text as amount
    from ${bothParts((table) => and(eq(table.instituteId, value('instituteId')), isAmong(table.name, value('names'))))}
    group by scope, name, key having sum(amount) <> 0`,
);

/** The figures of those names; what comes to nothing is left out. */
export async function readFigures(db: Database, instituteId: string, names: readonly FigureName[]): Promise<Figure[]> {
  const { rows } = await figuresOf(db, { instituteId, names: asArray(names) });
  return rows.map(({ amount, ...figure }) => ({ ...figure, amount: Number(amount) }));
}

const sums = handwritten<{ sum: string | null }, 'instituteId' | 'name' | 'scopes' | 'key'>(
  (value) => sql`
    select sum(amount)::text as sum
    from ${bothParts((table) =>
      and(
        eq(table.instituteId, value('instituteId')),
        eq(table.name, value('name')),
        isAmong(table.scope, value('scopes')),
        sql`(${value('key')}::text is null or ${table.key} = ${value('key')}::text)`,
      ),
    )}`,
);

/** The sum of one figure over some scopes. */
export async function sumOfScopes(
  db: Database,
  instituteId: string,
  name: FigureName,
  scopes: readonly string[],
  key?: string,
): Promise<number> {
  const { rows } = await sums(db, { instituteId, name, scopes: asArray(scopes), key: key ?? null });
  return Number(rows[0]?.sum ?? 0);
}

/** Adds up the changes of figures that have gathered, in one institute or in all, so that reading stays cheap. */
export async function foldFigures({ db }: { db: Database }, instituteId?: string): Promise<void> {
  const one = instituteId ? sql`where id = ${instituteId}` : sql``;
  await db.execute(sql`select fold_figures(id) from institutes ${one}`);
}

export interface WrongFigure extends Figure {
  /** What there really is; `amount` is what was kept. */
  readonly counted: number;
}

/** Counts everything of an institute again, keeps that, and gives what was wrong before. Writers of that institute wait meanwhile. */
export async function recountFigures(db: Database, instituteId: string): Promise<WrongFigure[]> {
  const { rows } = await db.execute<{ scope: string; name: FigureName; key: string; kept: string; counted: string }>(
    sql`select scope, name, key, kept, counted from recount_figures(${instituteId}) order by name, scope, key`,
  );
  return rows.map(({ kept, counted, ...figure }) => ({ ...figure, amount: Number(kept), counted: Number(counted) }));
}
