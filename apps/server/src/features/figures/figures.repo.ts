import { type AnyColumn, and, eq, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { figureChanges, figures } from '../../db/schema.ts';
import { rawStatement } from '../../db/statement.ts';

/** All figures. The migration that adds a figure documents its keys. */
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
 * Counts past events as completed, up to the limit if given, and returns how many. Events that another transaction has locked are skipped.
 */
export async function completePastEventsOf(db: Database, instituteId: string, now: Date, atMost?: number): Promise<number> {
  const { rows } = await db.execute<{ settled: number }>(
    sql`select settle_figures(${instituteId}, ${now.toISOString()}, ${atMost ?? null}::integer) as settled`,
  );
  return rows[0]?.settled ?? 0;
}

/** Ids of institutes with past events that are not counted yet. */
export async function findInstitutesToComplete(db: Database, now: Date): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from institutes i where exists (
      select from events e where e.institute_id = i.id and not e.is_counted and e.status <> 'cancelled' and e.finishes_at <= ${now.toISOString()})
    order by id`);
  return rows.map(({ id }) => id);
}

/** The stored figures and the later changes. Their sum is exact up to the last commit. */
const bothParts = (condition: (table: typeof figures | typeof figureChanges) => SQL | undefined) => {
  const part = (table: typeof figures | typeof figureChanges) =>
    sql`select scope, name, key, amount from ${table} where ${condition(table)}`;
  return sql`(${part(figures)} union all ${part(figureChanges)}) both_parts`;
};

/** The array is sent in PostgreSQL's text format, which both engines parse. */
const isAmong = (column: AnyColumn, list: Placeholder) => sql`${column} = any(${list}::text::text[])`;
const asArray = (list: readonly string[]) => `{${list.map((entry) => JSON.stringify(entry)).join(',')}}`;

const figuresOf = rawStatement<{ scope: string; name: FigureName; key: string; amount: string }, 'instituteId' | 'names'>(
  (value) => sql`
    select scope, name, key, sum(amount)::text as amount
    from ${bothParts((table) => and(eq(table.instituteId, value('instituteId')), isAmong(table.name, value('names'))))}
    group by scope, name, key having sum(amount) <> 0`,
);

/** The figures of these names. Figures of zero are left out. */
export async function readFigures(db: Database, instituteId: string, names: readonly FigureName[]): Promise<Figure[]> {
  const { rows } = await figuresOf(db, { instituteId, names: asArray(names) });
  return rows.map(({ amount, ...figure }) => ({ ...figure, amount: Number(amount) }));
}

const sums = rawStatement<{ sum: string | null }, 'instituteId' | 'name' | 'scopes' | 'key'>(
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

/** The sum of one figure over several scopes. */
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

/** Folds accumulated changes into the figures, of one institute or all, so that reads stay cheap. */
export async function foldFigures({ db }: { db: Database }, instituteId?: string): Promise<void> {
  const one = instituteId ? sql`where id = ${instituteId}` : sql``;
  await db.execute(sql`select fold_figures(id) from institutes ${one}`);
}

export interface WrongFigure extends Figure {
  /** The correct value. `amount` is the stored one. */
  readonly counted: number;
}

/**
 * Recounts everything of an institute, stores the result and returns the figures that were wrong. Writers of the institute wait meanwhile.
 */
export async function recountFigures(db: Database, instituteId: string): Promise<WrongFigure[]> {
  const { rows } = await db.execute<{ scope: string; name: FigureName; key: string; kept: string; counted: string }>(
    sql`select scope, name, key, kept, counted from recount_figures(${instituteId}) order by name, scope, key`,
  );
  return rows.map(({ kept, counted, ...figure }) => ({ ...figure, amount: Number(kept), counted: Number(counted) }));
}
