import { COORDINATOR_OFFICE, OFFICE_ORDERS, type OfficeKind, type OfficeOrder, ROLE_OFFICES } from '@quad/domain/administration';
import { searchWords } from '@quad/domain/fields';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { countUpTo, type Page, type PageRequest, readPage, type SortCursor, type Sorting, sortedBy } from '../../db/pages.ts';
import { orgUnits, positionHolders, positions, users } from '../../db/schema.ts';

export interface OfficeFilters {
  readonly search: string | undefined;
  readonly kind: OfficeKind | undefined;
}

export interface OfficeRow {
  readonly rank: string;
  readonly id: string;
  readonly kind: OfficeKind;
  readonly office: string;
  readonly unit: string;
  readonly personId: string | null;
  readonly name: string | null;
  readonly email: string | null;
  readonly tenure: string | null;
  readonly until: string | null;
}

const [RANK, UNIT, OFFICE, HOLDER, ID] = [sql`rank`, sql`unit`, sql`office`, sql`coalesce(name, '')`, sql`id`];

/** There is no index, because offices are in three tables. Roles come first, then unit contacts, then positions. */
const SORTINGS = {
  office: { columns: [RANK, UNIT, OFFICE, ID], cursorOf: ({ rank, unit, office, id }) => [rank, unit, office, id] },
  unit: { columns: [UNIT, RANK, OFFICE, ID], cursorOf: ({ rank, unit, office, id }) => [unit, rank, office, id] },
  holder: { columns: [HOLDER, OFFICE, UNIT, ID], cursorOf: ({ name, office, unit, id }) => [name ?? '', office, unit, id] },
} satisfies Readonly<Record<string, Sorting<OfficeRow>>>;

const OFFICE_NAMES = sql.join(
  Object.entries(ROLE_OFFICES).map(([name, role]) => sql`when ${role}::text then ${name}::text`),
  sql` `,
);
const ROLES_WITH_OFFICE = sql.join(
  Object.values(ROLE_OFFICES).map((role) => sql`${role}`),
  sql`, `,
);

/** All offices and their holders in one list. The contact of a unit is the user with its contact address. */
function offices(instituteId: string): SQL {
  return sql`
    select '0' as rank, u.id::text as id, 'role' as kind, case u.role ${OFFICE_NAMES} end as office, '' as unit,
      u.id as "personId", u.name, u.email, null as tenure, u.role_until as until
    from ${users} u where u.institute_id = ${instituteId} and u.role in (${ROLES_WITH_OFFICE})
    union all
    select '1', o.id::text, 'contact', ${COORDINATOR_OFFICE}::text, o.name, u.id, u.name, o.contact_email, null, u.role_until
    from ${orgUnits} o left join ${users} u on u.institute_id = o.institute_id and lower(u.email) = lower(o.contact_email)
    where o.institute_id = ${instituteId} and o.is_active
    union all
    select '2', h.id::text, 'position', p.title, o.name, u.id, u.name, u.email, h.tenure_year, null
    from ${positionHolders} h
    join ${positions} p on p.institute_id = h.institute_id and p.id = h.position_id
    join ${orgUnits} o on o.institute_id = p.institute_id and o.id = p.unit_id
    join ${users} u on u.institute_id = h.institute_id and u.id = h.user_id
    where h.institute_id = ${instituteId} and h.status = 'active'`;
}

function wantedOffices(instituteId: string, { search, kind }: OfficeFilters): SQL {
  const conditions = [sql`true`];
  if (kind) conditions.push(sql`kind = ${kind}`);
  const text = sql`folded(concat_ws(' ', office, unit, name, email))`;
  for (const word of search === undefined ? [] : searchWords(search)) conditions.push(sql`strpos(${text}, ${word}) > 0`);
  return sql`from (${offices(instituteId)}) held where ${sql.join(conditions, sql` and `)}`;
}

export function findOfficePage(
  db: Database,
  instituteId: string,
  { order = OFFICE_ORDERS[0], ...wanted }: OfficeFilters & { readonly order: OfficeOrder | undefined },
  page: PageRequest<SortCursor>,
): Promise<Page<OfficeRow, SortCursor>> {
  const { isAfter, orderBy, cursorOf } = sortedBy<OfficeRow, keyof typeof SORTINGS>(SORTINGS, order);
  const offices = wantedOffices(instituteId, wanted);
  return readPage(page, {
    read: async (limit, after) => {
      const further = after ? sql` and ${isAfter(after)}` : sql``;
      const { rows } = await db.execute<OfficeRow & Record<string, unknown>>(
        sql`select * ${offices}${further} order by ${sql.join(orderBy, sql`, `)} limit ${limit}`,
      );
      return rows;
    },
    cursorOf,
    count: () => countUpTo(db, sql`select ${offices}`),
  });
}
