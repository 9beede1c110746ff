import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../../db/connection.ts';
import { countWhere, type PageRequest, type Total } from '../../db/pages.ts';
import { auditLog, events, orgUnits, positions, users } from '../../db/schema.ts';
import { hasPersonWords } from '../../db/search.ts';

/** Pagination cursor of the log, which is in insertion order. */
export const SequenceCursor = v.object({ sequence: v.number() });
export type SequenceCursor = v.InferOutput<typeof SequenceCursor>;

/** The filters of the log. */
export interface AuditRowFilters {
  /** Words of the actor, the subject or the action. */
  readonly search: string | undefined;
  /** The first part of the action. */
  readonly area: string | undefined;
  readonly from: Date | undefined;
  readonly to: Date | undefined;
}

/** Maximum number of people that a search matches. */
const MAX_PEOPLE = 50;

function isWanted(instituteId: string, { search, area, from, to }: AuditRowFilters, people: readonly string[]): SQL {
  const conditions = [sql`${auditLog.instituteId} = ${instituteId}`];
  if (area !== undefined) conditions.push(sql`starts_with(${auditLog.action}, ${`${area}.`})`);
  if (from) conditions.push(sql`${auditLog.at} >= ${from.toISOString()}::timestamptz`);
  if (to) conditions.push(sql`${auditLog.at} < ${to.toISOString()}::timestamptz`);
  if (search !== undefined) {
    const among = sql`any(${`{${people.join(',')}}`}::uuid[])`;
    conditions.push(
      sql`(${auditLog.actorId} = ${among} or ${auditLog.subjectId} = ${among} or strpos(${auditLog.action}, ${search.toLowerCase()}) > 0)`,
    );
  }
  return sql.join(conditions, sql` and `);
}

/** Ids of the people that a search matches. */
export async function findPeopleMatching(db: Database, instituteId: string, search: string | undefined): Promise<string[]> {
  if (search === undefined) return [];
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(sql`${users.instituteId} = ${instituteId} and ${hasPersonWords(search) ?? sql`true`}`)
    .limit(MAX_PEOPLE);
  return rows.map(({ id }) => id);
}

export interface ReadRow {
  readonly sequence: number;
  readonly id: string;
  readonly at: Date;
  readonly actorId: string | null;
  readonly actorName: string | null;
  readonly actorEmail: string | null;
  readonly action: string;
  readonly subjectId: string | null;
  readonly subjectName: string | null;
  readonly detail: Record<string, unknown>;
  readonly position: number | null;
}

/** Rows of the log with the names of the people in them, latest first. */
export async function findRows(
  db: Database,
  instituteId: string,
  wanted: AuditRowFilters,
  people: readonly string[],
  { limit, after }: PageRequest<SequenceCursor>,
): Promise<ReadRow[]> {
  const isFurther = after ? sql` and ${auditLog.sequence} < ${after.sequence}` : sql``;
  const nameIn = (table: typeof users | typeof orgUnits, name: SQL) =>
    sql`(select ${name} from ${table} n where n.institute_id = l.institute_id and n.id = l.subject_id)`;
  const { rows } = await db.execute<
    Record<string, unknown> & Omit<ReadRow, 'at' | 'sequence' | 'position'> & { at: string; sequence: string; position: string | null }
  >(sql`
    select l.sequence, l.id, l.at, l.actor_id as "actorId", a.name as "actorName", a.email as "actorEmail", l.action,
      l.subject_id as "subjectId", l.detail, l.position,
      coalesce(${nameIn(users, sql`n.name`)}, ${nameIn(orgUnits, sql`n.name`)},
        (select e.title from ${events} e where e.institute_id = l.institute_id and e.id = l.subject_id),
        (select p.title from ${positions} p where p.institute_id = l.institute_id and p.id = l.subject_id)) as "subjectName"
    from (
      select * from ${auditLog} where ${isWanted(instituteId, wanted, people)}${isFurther} order by ${auditLog.sequence} desc limit ${limit}
    ) l
    left join ${users} a on a.institute_id = l.institute_id and a.id = l.actor_id
    order by l.sequence desc`);
  return rows.map((row) => ({
    ...row,
    at: new Date(row.at),
    sequence: Number(row.sequence),
    position: row.position === null ? null : Number(row.position),
  }));
}

export function countRows(db: Database, instituteId: string, wanted: AuditRowFilters, people: readonly string[]): Promise<Total> {
  return countWhere(db, auditLog, isWanted(instituteId, wanted, people));
}
