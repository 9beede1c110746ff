import { roleWithRights } from '@quad/domain/access';
import type { Batch, Decider } from '@quad/domain/approvals';
import type { UnitCategory } from '@quad/domain/org-units';
import { and, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import { matches } from '../../db/conditions.ts';
import type { Database } from '../../db/connection.ts';
import { approvalDeputies, batchAdvisers, orgUnits, positionHolders, users } from '../../db/schema.ts';

/** A person with their offices, as selected. */
export interface HolderRow {
  readonly id: string;
  readonly name: string;
  readonly role: string;
  readonly unit: { readonly id: string; readonly category: UnitCategory } | null;
  readonly advises: readonly Batch[];
  readonly positionIds: readonly string[];
  readonly isAdministrator: boolean;
}

/** A deputy on a day, with the principal. */
export interface DeputyRow {
  readonly principal: HolderRow;
  readonly deputy: { readonly id: string; readonly name: string };
  readonly from: string;
  readonly until: string;
}

const { instituteId: OF, id: ID } = users;

/** A day for which offices and deputies are read, and the tenure that it belongs to. */
export interface OfficeDay {
  readonly instituteId: string;
  readonly now: Date;
  /** 'YYYY-MM-DD'. */
  readonly today: string;
  /** Such as 2026-2027. */
  readonly tenure: string;
}

/**
 * Condition: a holding is in force. It begins with its tenure, and lasts beyond it until somebody holds the position in a later one: nobody
 * has to end the holdings of a year that is over.
 */
function isInForce({ tenure }: Pick<OfficeDay, 'tenure'>): SQL {
  const { instituteId, positionId, tenureYear, status } = positionHolders;
  return sql`${status} = 'active' and ${tenureYear} <= ${tenure} and not exists (select from ${positionHolders} later
    where later.institute_id = ${instituteId} and later.position_id = ${positionId} and later.status = 'active'
      and later.tenure_year > ${tenureYear} and later.tenure_year <= ${tenure})`;
}

/** As for sessions, an expired role does not count, and only a verified address makes its user a unit's contact. */
const holderJson = (day: Pick<OfficeDay, 'now' | 'tenure'>) => sql`json_build_object('id', ${ID}, 'name', ${users.name},
  'role', case when ${users.roleUntil} <= ${day.now.toISOString()}::timestamptz then 'STUDENT' else ${users.role} end,
  'isAdministrator', ${users.administratorSince} is not null,
  'unit', (select json_build_object('id', ${orgUnits.id}, 'category', ${orgUnits.category}) from ${orgUnits}
    where ${orgUnits.instituteId} = ${OF} and ${users.emailVerified} and lower(${orgUnits.contactEmail}) = lower(${users.email})),
  'advises', (select coalesce(json_agg(json_build_object('program', ${batchAdvisers.program}, 'admission_year', ${batchAdvisers.admissionYear})), '[]')
    from ${batchAdvisers} where ${batchAdvisers.instituteId} = ${OF} and ${batchAdvisers.userId} = ${ID}),
  'positionIds', (select coalesce(json_agg(distinct ${positionHolders.positionId}), '[]')
    from ${positionHolders} where ${positionHolders.instituteId} = ${OF} and ${positionHolders.userId} = ${ID} and ${isInForce(day)}))`;

/** As a separate expression, its columns are qualified with their table names. */
const holder = (day: OfficeDay) => sql<HolderRow>`${holderJson(day)}`;

/** Deputies on a day, without disabled accounts, as JSON. Also used as a subquery in queries that show steps. */
export function deputiesOn(day: OfficeDay): SQL<DeputyRow[]> {
  const { instituteId, today } = day;
  const { principalId, deputyId, startsOn, endsOn } = approvalDeputies;
  const json = sql`(select coalesce(json_agg(json_build_object('principal', ${holderJson(day)}, 'from', ${startsOn}, 'until', ${endsOn},
      'deputy', json_build_object('id', deputy.id, 'name', deputy.name)) order by ${startsOn}, ${principalId}), '[]')
    from ${approvalDeputies}
    join ${users} on ${OF} = ${approvalDeputies.instituteId} and ${ID} = ${principalId} and ${users.disabledAt} is null
    join ${users} deputy on deputy.institute_id = ${approvalDeputies.instituteId} and deputy.id = ${deputyId} and deputy.disabled_at is null
    where ${approvalDeputies.instituteId} = ${instituteId} and ${startsOn} <= ${today} and ${endsOn} >= ${today})`;
  return sql<DeputyRow[]>`${json}`;
}

/** Deputies on a day. */
export async function findDeputies(db: Database, day: OfficeDay): Promise<DeputyRow[]> {
  const { rows } = await db.execute<{ deputies: DeputyRow[] }>(sql`select ${deputiesOn(day)} as deputies`);
  return rows[0]?.deputies ?? [];
}

/** All holders of an office: by role, as administrator, as adviser of a batch, or with one of these positions. */
export async function findHolders(db: Database, day: OfficeDay, positionIds: readonly string[]): Promise<HolderRow[]> {
  const ofPerson = (table: typeof batchAdvisers | typeof positionHolders) =>
    sql`select from ${table} where ${table.instituteId} = ${OF} and ${table.userId} = ${ID}`;
  const rows = await db
    .select({ holder: holder(day) })
    .from(users)
    .where(
      and(
        matches(users, { instituteId: day.instituteId, disabledAt: null }),
        or(
          sql`${users.role} <> 'STUDENT'`,
          isNotNull(users.administratorSince),
          sql`exists (${ofPerson(batchAdvisers)})`,
          sql`exists (${ofPerson(positionHolders)} and ${isInForce(day)}
            and ${positionHolders.positionId} = any(${sql.param([...positionIds])}::uuid[]))`,
        ),
      ),
    );
  return rows.map(({ holder }) => holder);
}

/** A person's offices and the deputies on a day, in one statement. */
export async function findOffices(db: Database, userId: string, day: OfficeDay) {
  const [row] = await db
    .select({ own: holder(day), deputies: deputiesOn(day) })
    .from(users)
    .where(matches(users, { instituteId: day.instituteId, id: userId }));
  return row;
}

export function toDecider({ id, role, ...offices }: HolderRow): Decider {
  return { _id: id, role: roleWithRights(role, offices.unit !== null), ...offices };
}
