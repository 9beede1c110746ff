import { sql } from 'drizzle-orm';
import type { Database } from './connection.ts';

/** An index that is built next to a migration instead of inside it, so that it blocks no writes. */
export interface ConcurrentIndex {
  readonly name: string;
  readonly table: string;
  /** The part of the statement after the table name: the columns and an optional condition. */
  readonly definition: string;
}

/** The sort time of an event in lists: the same expression as in the statements that read them. */
const MOMENT = `(case when starts_at is not null then starts_at when ends_at is not null then ends_at else 'infinity'::timestamptz end)`;

/**
 * All such indexes. They are not declared with their tables: drizzle-kit would write them into a migration, where building them would lock
 * the table.
 */
export const CONCURRENT_INDEXES: readonly ConcurrentIndex[] = [
  // Positions in the audit chain, and rows without a position.
  { name: 'audit_log_position', table: 'audit_log', definition: '(institute_id, position)' },
  // Audit rows by actor or by subject, latest first.
  { name: 'audit_log_actor', table: 'audit_log', definition: '(institute_id, actor_id, sequence)' },
  { name: 'audit_log_subject', table: 'audit_log', definition: '(institute_id, subject_id, sequence)' },
  // People by name and by registration, people of a program and admission year, and roles that end.
  { name: 'users_name', table: 'users', definition: '(institute_id, name, id)' },
  { name: 'users_joined', table: 'users', definition: '(institute_id, created_at, id)' },
  { name: 'users_batch', table: 'users', definition: '(institute_id, program, batch_year) where program is not null' },
  { name: 'users_role_until', table: 'users', definition: '(institute_id, role_until) where role_until is not null' },
  // Pages of events by time: all, of a unit, of a category, canceled ones; and those that take place now.
  { name: 'events_by_moment', table: 'events', definition: `(institute_id, ${MOMENT}, id)` },
  { name: 'events_unit_by_moment', table: 'events', definition: `(institute_id, unit_id, ${MOMENT}, id)` },
  { name: 'events_category_by_moment', table: 'events', definition: `(institute_id, category, ${MOMENT}, id)` },
  { name: 'events_cancelled_by_moment', table: 'events', definition: `(institute_id, ${MOMENT}, id) where status = 'cancelled'` },
  // The most recently changed events of a unit.
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
  // Pages of feedback by type and by state; students by name; units by name.
  { name: 'feedback_type_newest', table: 'feedback', definition: '(institute_id, type, created_at, id)' },
  { name: 'feedback_resolved', table: 'feedback', definition: '(institute_id, created_at, id) where resolved_at is not null' },
  { name: 'feedback_unresolved', table: 'feedback', definition: '(institute_id, created_at, id) where resolved_at is null' },
  // Anonymous feedback that is not listed yet because its hour is not over.
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
  // Pages of positions and of their holders.
  { name: 'positions_order', table: 'positions', definition: '(institute_id, title, id)' },
  { name: 'positions_search', table: 'positions', definition: 'using gin (institute_id, search_text gin_trgm_ops)' },
  { name: 'position_holders_name', table: 'position_holders', definition: '(institute_id, person_name, id)' },
  { name: 'position_holders_order', table: 'position_holders', definition: '(institute_id, tenure_year desc, person_name, id)' },
  {
    name: 'position_holders_status_order',
    table: 'position_holders',
    definition: '(institute_id, status, tenure_year desc, person_name, id)',
  },
  // The occupied places of a position in a tenure.
  {
    name: 'position_holders_taken',
    table: 'position_holders',
    definition: "(institute_id, tenure_year, position_id) where status = 'active'",
  },
  { name: 'position_holders_search', table: 'position_holders', definition: 'using gin (institute_id, search_text gin_trgm_ops)' },
];

/** Indexes that are missing, or invalid after an interrupted build. */
export async function missingIndexes(db: Database, wanted = CONCURRENT_INDEXES): Promise<ConcurrentIndex[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select c.relname as name from pg_index i join pg_class c on c.oid = i.indexrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and i.indisvalid`);
  const valid = new Set(rows.map(({ name }) => name));
  return wanted.filter(({ name }) => !valid.has(name));
}

/** Builds indexes one by one and outside a transaction: concurrently where others may write meanwhile, normally where nobody can. */
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
