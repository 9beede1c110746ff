import { sql } from 'drizzle-orm';
import type { Database } from './connection.ts';

/** An index that is built beside a migration instead of in it, so that nobody who writes waits for it. */
export interface ConcurrentIndex {
  readonly name: string;
  readonly table: string;
  /** What stands between the table and the end of the statement: the columns, and a condition if there is one. */
  readonly definition: string;
}

/** When an event takes its place in a list: the same expression as in the statements that read them. */
const MOMENT = `(case when starts_at is not null then starts_at when ends_at is not null then ends_at else 'infinity'::timestamptz end)`;

/** Every one there is. It is in no table file: drizzle-kit would write it into a migration, where it would lock the table. */
export const CONCURRENT_INDEXES: readonly ConcurrentIndex[] = [
  // Places in the chain, and rows that have none yet.
  { name: 'audit_log_position', table: 'audit_log', definition: '(institute_id, position)' },
  // Rows of the log that are by somebody or about something, the latest first.
  { name: 'audit_log_actor', table: 'audit_log', definition: '(institute_id, actor_id, sequence)' },
  { name: 'audit_log_subject', table: 'audit_log', definition: '(institute_id, subject_id, sequence)' },
  // Everybody by name and by when they came, those of a programme and year of admission, and roles that end.
  { name: 'users_name', table: 'users', definition: '(institute_id, name, id)' },
  { name: 'users_joined', table: 'users', definition: '(institute_id, created_at, id)' },
  { name: 'users_batch', table: 'users', definition: '(institute_id, program, batch_year) where program is not null' },
  { name: 'users_role_until', table: 'users', definition: '(institute_id, role_until) where role_until is not null' },
  // Pages of events, in the order of their moments: all of them, of a unit, of a category, cancelled ones; and those that go on.
  { name: 'events_by_moment', table: 'events', definition: `(institute_id, ${MOMENT}, id)` },
  { name: 'events_unit_by_moment', table: 'events', definition: `(institute_id, unit_id, ${MOMENT}, id)` },
  { name: 'events_category_by_moment', table: 'events', definition: `(institute_id, category, ${MOMENT}, id)` },
  { name: 'events_cancelled_by_moment', table: 'events', definition: `(institute_id, ${MOMENT}, id) where status = 'cancelled'` },
  // Those of a unit that changed last.
  { name: 'events_unit_latest', table: 'events', definition: '(institute_id, unit_id, updated_at, id)' },
  { name: 'events_finish', table: 'events', definition: '(institute_id, finishes_at)' },
  {
    name: 'events_during',
    table: 'events',
    definition: 'using gist (institute_id, tstzrange(starts_at, finishes_at)) where starts_at is not null',
  },
  { name: 'events_search', table: 'events', definition: 'using gin (institute_id, search_text gin_trgm_ops)' },
  // Pages of room requests.
  { name: 'room_requests_newest', table: 'room_requests', definition: '(institute_id, requested_at, id)' },
  { name: 'room_requests_status_newest', table: 'room_requests', definition: '(institute_id, status, requested_at, id)' },
  // Pages of feedback of a type, and of feedback that waits or does not; of students by name, of units by name.
  { name: 'feedback_type_newest', table: 'feedback', definition: '(institute_id, type, created_at, id)' },
  { name: 'feedback_resolved', table: 'feedback', definition: '(institute_id, created_at, id) where resolved_at is not null' },
  { name: 'feedback_unresolved', table: 'feedback', definition: '(institute_id, created_at, id) where resolved_at is null' },
  // Anonymous feedback whose hour is not over yet.
  { name: 'feedback_unlisted', table: 'feedback', definition: '(created_at) where not is_listed' },
  { name: 'users_students', table: 'users', definition: "(institute_id, name, id) where role = 'STUDENT'" },
  {
    name: 'users_words',
    table: 'users',
    definition:
      "using gin (institute_id, folded(name || ' ' || email || ' ' || case when roll_number is null then '' else roll_number end) gin_trgm_ops)",
  },
  { name: 'org_units_by_name', table: 'org_units', definition: '(institute_id, name, id)' },
  { name: 'skills_search', table: 'skills', definition: 'using gin (institute_id, folded(name) gin_trgm_ops)' },
  // Pages of positions and of who holds them.
  { name: 'positions_order', table: 'positions', definition: '(institute_id, title, id)' },
  { name: 'positions_search', table: 'positions', definition: 'using gin (institute_id, search_text gin_trgm_ops)' },
  { name: 'position_holders_name', table: 'position_holders', definition: '(institute_id, person_name, id)' },
  { name: 'position_holders_order', table: 'position_holders', definition: '(institute_id, tenure_year desc, person_name, id)' },
  {
    name: 'position_holders_status_order',
    table: 'position_holders',
    definition: '(institute_id, status, tenure_year desc, person_name, id)',
  },
  // The places of a tenure that are taken.
  {
    name: 'position_holders_taken',
    table: 'position_holders',
    definition: "(institute_id, tenure_year, position_id) where status = 'active'",
  },
  { name: 'position_holders_search', table: 'position_holders', definition: 'using gin (institute_id, search_text gin_trgm_ops)' },
];

/** Those that are not there, or that a build which was cut short left unusable. */
export async function missingIndexes(db: Database, wanted = CONCURRENT_INDEXES): Promise<ConcurrentIndex[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select c.relname as name from pg_index i join pg_class c on c.oid = i.indexrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and i.indisvalid`);
  const valid = new Set(rows.map(({ name }) => name));
  return wanted.filter(({ name }) => !valid.has(name));
}

/**
 * Builds indexes, one after the other and outside of any transaction: concurrently where others may write meanwhile, plainly where nobody
 * can.
 */
export async function buildIndexes(
  db: Database,
  indexes: readonly ConcurrentIndex[],
  { isConcurrent }: { isConcurrent: boolean },
): Promise<void> {
  const how = sql.raw(isConcurrent ? 'concurrently' : '');
  for (const { name, table, definition } of indexes) {
    const { rows } = await db.execute<{ unusable: string | null }>(sql`select to_regclass(${name})::text as unusable`);
    if (rows[0]?.unusable != null) await db.execute(sql`drop index ${how} ${sql.identifier(name)}`);
    await db.execute(sql`create index ${how} ${sql.identifier(name)} on ${sql.identifier(table)} ${sql.raw(definition)}`);
  }
}
