import { and, eq, inArray, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/connection.ts';
import { figureChanges, figures } from '../../db/schema.ts';

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

/** No statement takes longer than so many milliseconds from now on, until the transaction ends. */
export async function boundStatements(tx: Database, milliseconds: number): Promise<void> {
  await tx.execute(sql.raw(`set local statement_timeout = ${milliseconds}`));
}

/**
 * Counts events that are over by now as completed, as many as are asked for or all that there are, and gives how many it were. Those that
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

/** The figures of those names, exact to the last committed write; what comes to nothing is left out. */
export async function readFigures(db: Database, instituteId: string, names: readonly FigureName[]): Promise<Figure[]> {
  const part = (table: typeof figures | typeof figureChanges) =>
    db
      .select({ scope: table.scope, name: table.name, key: table.key, amount: table.amount })
      .from(table)
      .where(and(eq(table.instituteId, instituteId), inArray(table.name, [...names])));
  const both = unionAll(part(figures), part(figureChanges)).as('both');
  const total = sql<number>`sum(${both.amount})`.mapWith(Number);
  const rows = await db
    .select({ scope: both.scope, name: sql<FigureName>`${both.name}`, key: both.key, amount: total })
    .from(both)
    .groupBy(both.scope, both.name, both.key);
  return rows.filter(({ amount }) => amount !== 0);
}

/** The sum of one figure over some scopes, exact to the last committed write. */
export async function sumOfScopes(
  db: Database,
  instituteId: string,
  name: FigureName,
  scopes: readonly string[],
  key?: string,
): Promise<number> {
  const part = (table: typeof figures | typeof figureChanges) =>
    sql`select amount from ${table} where ${and(
      eq(table.instituteId, instituteId),
      eq(table.name, name),
      inArray(table.scope, [...scopes]),
      key === undefined ? undefined : eq(table.key, key),
    )}`;
  const { rows } = await db.execute<{ sum: string | null }>(
    sql`select sum(amount)::text as sum from (${part(figures)} union all ${part(figureChanges)}) both_parts`,
  );
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

/** Counts everything anew, keeps that, and gives what was wrong before. Writers wait meanwhile. */
export async function recountFigures(db: Database, instituteId: string): Promise<WrongFigure[]> {
  const { rows } = await db.execute<{ scope: string; name: FigureName; key: string; kept: string; counted: string }>(
    sql`select scope, name, key, kept, counted from recount_figures(${instituteId}) order by name, scope, key`,
  );
  return rows.map(({ kept, counted, ...figure }) => ({ ...figure, amount: Number(kept), counted: Number(counted) }));
}
