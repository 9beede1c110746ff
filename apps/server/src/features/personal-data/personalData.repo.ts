import type { ExportSection, RetainedRecord } from '@quad/domain/personal-data';
import { and, eq, lte, ne, type SQL, sql } from 'drizzle-orm';
import { columnsOf } from '../../db/columns.ts';
import { firstRow, matches } from '../../db/conditions.ts';
import type { Database } from '../../db/connection.ts';
import { dataExports, users } from '../../db/schema.ts';
import type { DataExportRow } from './dataExports.table.ts';

/** One row of a section of an archive, by column name. */
export type ExportLine = Readonly<Record<string, unknown>>;

/** The person whose data is read. */
export interface Owner {
  readonly instituteId: string;
  readonly userId: string;
}

/** Condition: the row of the aliased table belongs to the person. */
function own(alias: string, { instituteId, userId }: Owner, column = 'user_id'): SQL {
  const table = sql.identifier(alias);
  return sql`${table}.institute_id = ${instituteId} and ${table}.${sql.identifier(column)} = ${userId}`;
}

/** Joins a table of the same institute that rows refer to. */
function named(table: string, alias: string, by: SQL): SQL {
  const name = sql.identifier(alias);
  return sql`left join ${sql.identifier(table)} ${name} on ${name}.institute_id = t.institute_id and ${name}.id = ${by}`;
}

/** The ids of a person's account and of those that were merged into it, which are in older rows of the audit log. */
function accountsOf({ instituteId, userId }: Owner): SQL {
  return sql`array(
    with recursive own (id) as (
      select ${userId}::uuid
      union select (m.detail ->> 'goneId')::uuid from own
        join audit_log m on m.institute_id = ${instituteId} and m.subject_id = own.id and m.action = 'account.merge'
    ) select id from own)`;
}

/** Condition: the row `t` of the audit log is by or about the person. */
function isByOrAbout(owner: Owner): SQL {
  const ids = accountsOf(owner);
  return sql`t.institute_id = ${owner.instituteId} and (t.actor_id = any(${ids}) or t.subject_id = any(${ids}))`;
}

/** The answer to a question `f.field`: the labels of the chosen options, or the text. */
const ANSWER_IN_WORDS = sql`coalesce(
  (select string_agg(o.option->>'label', '; ' order by o.place) from jsonb_array_elements(f.field->'options') with ordinality o (option, place)
    where t.answers->(f.field->>'id') @> (o.option->'id')),
  t.answers->>(f.field->>'id')
)`;

/**
 * The queries for each section of an archive, in readable form: names instead of ids, and nothing about other people. Anonymous feedback is
 * not included, because an archive is stored under the name of its owner.
 */
export const SECTIONS: Readonly<Record<ExportSection, (owner: Owner) => SQL>> = {
  profile: (owner) => sql`
    select t.name, t.email, t.email_verified, t.roll_number, t.role, t.role_until, t.administrator_since is not null as is_administrator,
      t.strategy as signs_in_by, t.status, t.phone, t.date_of_birth, t.gender, t.program, t.branch, t.batch_year, t.current_year, t.cgpa, t.hostel,
      t.room_number, t.github, t.linkedin, t.onboarding_complete, t.created_at, t.updated_at, t.leaves_at,
      (select string_agg(a.program || ' ' || a.admission_year, ', ' order by a.program, a.admission_year) from batch_advisers a
        where a.institute_id = t.institute_id and a.user_id = t.id) as advises,
      exists (select from accreditation_officers o where o.institute_id = t.institute_id and o.user_id = t.id) as is_accreditation_officer,
      exists (select from treasurers o where o.institute_id = t.institute_id and o.user_id = t.id) as is_treasurer,
      (select concat_ws(' ', y.holder, y.ifsc, '…' || y.account_ending) from payees y where y.institute_id = t.institute_id and y.user_id = t.id) as paid_to,
      (select d.starts_on || ' / ' || d.ends_on from approval_deputies d where d.institute_id = t.institute_id and d.principal_id = t.id) as has_deputy,
      (select string_agg(d.starts_on || ' / ' || d.ends_on, ', ' order by d.starts_on) from approval_deputies d
        where d.institute_id = t.institute_id and d.deputy_id = t.id) as stands_in
    from users t where ${own('t', owner, 'id')}`,
  'list-entry': (owner) => sql`
    select t.email, t.name, t.roll_number, t.program, t.branch, t.batch_year, t.updated_at
    from roster t join users u on u.institute_id = t.institute_id and (lower(u.email) = t.email or u.roll_number = t.roll_number and not exists (
      select from users o where o.institute_id = t.institute_id and lower(o.email) = t.email))
    where ${own('u', owner, 'id')}`,
  sessions: (owner) => sql`
    select t.device, t.created_at, t.last_seen_at, t.expires_at from sessions t where ${own('t', owner)} order by t.created_at`,
  passkeys: (owner) => sql`
    select t.name, t.created_at, t.last_used_at from passkeys t where ${own('t', owner)} order by t.created_at, t.id`,
  skills: (owner) => sql`
    select s.name as skill, s.type, p.title as position, t.proficiency, t.created_at, t.endorsed_at
    from user_skills t ${named('skills', 's', sql`t.skill_id`)} ${named('positions', 'p', sql`t.position_id`)}
    where ${own('t', owner)} order by t.created_at, t.id`,
  'proposed-skills': (owner) => sql`
    select t.name, t.type, t.category, t.description, t.created_at, t.endorsed_at
    from skills t where ${own('t', owner, 'created_by')} order by t.created_at, t.id`,
  achievements: (owner) => sql`
    select t.title, t.description, t.category, t.type, t.level, t.date_achieved, t.position, e.title as event, t.certificate_url, t.created_at,
      t.verified_at
    from achievements t ${named('events', 'e', sql`t.event_id`)} where ${own('t', owner)} order by t.date_achieved, t.id`,
  positions: (owner) => sql`
    select p.title as position, o.name as unit, t.tenure_year, t.status, t.appointment_date, t.events_organized, t.budget_utilized, t.feedback,
      t.created_at
    from position_holders t ${named('positions', 'p', sql`t.position_id`)} ${named('org_units', 'o', sql`p.unit_id`)}
    where ${own('t', owner)} order by t.tenure_year, t.id`,
  'activity-points': (owner) => sql`
    select * from (
      select 'signed' as what, p.name as about, t.total as points, t.entries, t.signed_at as at, t.exported_at, t.taken_back_at, t.taken_back_reason as reason,
        null::date as day, null as place, null::numeric as hours, null as description, null::bigint as files
      from signed_terms t ${named('point_terms', 'p', sql`t.term_id`)} where ${own('t', owner, 'student_id')}
      union all select 'claimed: ' || r.status, t.title, null, null, t.created_at, null, null,
        coalesce(r.return_reason, (select string_agg(d.reason, '; ') from approval_decisions d where d.institute_id = r.institute_id and d.request_id = r.id)),
        t.day, t.place, t.hours, t.description,
        (select count(*) from claim_evidence e where e.institute_id = t.institute_id and e.claim_id = t.id)
      from activity_claims t join approval_requests r on r.institute_id = t.institute_id and r.id = t.request_id where ${own('t', owner)}
    ) mine order by at, what, about`,
  'events-organized': (owner) => sql`
    select e.title as event, e.starts_at, e.ends_at
    from event_organizers t ${named('events', 'e', sql`t.event_id`)} where ${own('t', owner)} order by e.starts_at, e.id`,
  'events-attended': (owner) => sql`
    select e.title as event, e.starts_at, e.ends_at
    from event_participants t ${named('events', 'e', sql`t.event_id`)} where ${own('t', owner)} order by e.starts_at, e.id`,
  registrations: (owner) => sql`
    select * from (
      select e.title as event, t.state, t.registered_at, null::numeric as rupees, null as via, null as reference, null::timestamptz as refunded_at
      from registrations t ${named('events', 'e', sql`t.event_id`)} where ${own('t', owner)}
      union all select e.title, 'fee paid', t.taken_at, t.amount / 100.0, t.via, t.reference, t.refunded_at
      from event_fees t ${named('events', 'e', sql`t.event_id`)} where ${own('t', owner)}
    ) mine order by registered_at, event, state`,
  'event-answers': (owner) => sql`
    select e.title as event, f.field->>'label' as question,
      ${ANSWER_IN_WORDS} as answer, t.answered_at
    from event_answers t ${named('events', 'e', sql`t.event_id`)}
      join event_questions q on q.institute_id = t.institute_id and q.event_id = t.event_id and q.version = t.version
      cross join lateral jsonb_array_elements(q.fields) with ordinality f (field, place)
    where ${own('t', owner)} and t.answers ? (f.field->>'id') order by t.answered_at, e.id, f.place`,
  'survey-answers': (owner) => sql`
    select e.title as event, f.field->>'label' as question, ${ANSWER_IN_WORDS} as answer, t.answered_at
    from survey_answers t ${named('events', 'e', sql`t.event_id`)}
      join surveys q on q.institute_id = t.institute_id and q.event_id = t.event_id
      cross join lateral jsonb_array_elements(q.fields) with ordinality f (field, place)
    where ${own('t', owner)} and t.answers ? (f.field->>'id') order by t.answered_at, e.id, f.place`,
  'check-ins': (owner) => sql`
    select e.title as event, t.day, t.at
    from check_ins t ${named('events', 'e', sql`t.event_id`)} where ${own('t', owner)} order by t.at, e.id`,
  'door-duty': (owner) => sql`
    select e.title as event, t.day, count(*)::int as people
    from check_ins t ${named('events', 'e', sql`t.event_id`)} where ${own('t', owner, 'checked_in_by')}
    group by e.id, e.title, t.day order by t.day, e.id`,
  'followed-units': (owner) => sql`
    select o.name as unit from unit_follows t ${named('org_units', 'o', sql`t.unit_id`)} where ${own('t', owner)} order by o.name`,
  'feedback-given': (owner) => sql`
    select t.type, t.target_type, t.rating, t.comments, t.created_at, t.actions_taken, t.resolved_at
    from feedback_authors a join feedback t on t.institute_id = a.institute_id and t.id = a.feedback_id
    where ${own('a', owner)} order by t.created_at, t.id`,
  'feedback-about': (owner) => sql`
    select t.type, t.rating, t.comments, t.created_at, t.actions_taken, t.resolved_at
    from feedback t where ${own('t', owner, 'target_id')} and t.target_type = 'User' and t.is_listed order by t.created_at, t.id`,
  'room-requests': (owner) => sql`
    select e.title as event, t.room, t.date, t.time, t.until, t.description, t.status, t.requested_at, t.decided_at, t.released_at
    from room_requests t ${named('events', 'e', sql`t.event_id`)} where ${own('t', owner, 'requested_by')} order by t.requested_at, t.id`,
  budgets: (owner) => sql`
    select o.name as unit, t.title, t.year, t.amount / 100.0 as rupees, t.ends_on, t.status, t.created_at
    from budget_requests t ${named('org_units', 'o', sql`t.unit_id`)} where ${own('t', owner, 'requested_by')} order by t.created_at, t.id`,
  'expense-claims': (owner) => sql`
    select c.title, c.commitment_title as approved_for, c.status, t.what, t.day, t.amount / 100.0 as rupees, t.approved / 100.0 as approved,
      t.reason, cardinality(t.receipt_ids) as receipts, p.way as paid_by, p.reference, p.settled_at, c.created_at
    from expense_claims c join expense_claim_lines t on t.institute_id = c.institute_id and t.claim_id = c.id
    left join payments p on p.institute_id = c.institute_id and p.claim_id = c.id and p.state = 'paid'
    where ${own('c', owner)} order by c.created_at, c.id, t.place`,
  decisions: (owner) => sql`
    select * from (
      select 'skill endorsed' as decision, t.name as about, t.endorsed_at as at from skills t where ${own('t', owner, 'endorsed_by')}
      union all select 'skill of a person endorsed', s.name, t.endorsed_at
        from user_skills t ${named('skills', 's', sql`t.skill_id`)} where ${own('t', owner, 'endorsed_by')}
      union all select 'achievement verified', t.type, t.verified_at from achievements t where ${own('t', owner, 'verified_by')}
      union all select 'position given', p.title, t.created_at
        from position_holders t ${named('positions', 'p', sql`t.position_id`)} where ${own('t', owner, 'appointed_by')}
      union all select 'feedback answered', t.actions_taken, t.resolved_at from feedback t where ${own('t', owner, 'resolved_by')}
      union all select 'room request: ' || t.status, t.room, t.decided_at from room_requests t where ${own('t', owner, 'reviewed_by')}
      union all select 'points signed', p.name, t.signed_at
        from signed_terms t ${named('point_terms', 'p', sql`t.term_id`)} where ${own('t', owner, 'signed_by')}
      union all select 'signature taken back', p.name, t.taken_back_at
        from signed_terms t ${named('point_terms', 'p', sql`t.term_id`)} where ${own('t', owner, 'taken_back_by')}
      union all select 'claim ' || t.verdict, '', t.decided_at from approval_decisions t where ${own('t', owner, 'person_id')}
      union all select 'claim ' || t.verdict || ' by a deputy', '', t.decided_at from approval_decisions t where ${own('t', owner, 'principal_id')}
      union all select 'claim returned', '', t.returned_at from approval_requests t where ${own('t', owner, 'returned_by')}
      union all select 'certificates issued', e.title, t.created_at
        from certificate_runs t ${named('events', 'e', sql`t.event_id`)} where ${own('t', owner, 'issued_by')}
      union all select 'report of an event written', e.title, t.updated_at
        from event_reports t ${named('events', 'e', sql`t.event_id`)} where ${own('t', owner, 'written_by')}
      union all select 'fee taken', e.title, t.taken_at from event_fees t ${named('events', 'e', sql`t.event_id`)} where ${own('t', owner, 'taken_by')}
      union all select 'fee given back', e.title, t.refunded_at from event_fees t ${named('events', 'e', sql`t.event_id`)} where ${own('t', owner, 'refunded_by')}
      union all select 'cash counted', e.title, t.counted_at from cash_handovers t ${named('events', 'e', sql`t.event_id`)} where ${own('t', owner, 'counted_by')}
      union all select 'cash received', e.title, t.received_at from cash_handovers t ${named('events', 'e', sql`t.event_id`)} where ${own('t', owner, 'received_by')}
      union all select 'payments put together', t.number::text, t.created_at from payment_batches t where ${own('t', owner, 'made_by')}
      union all select 'payment settled', t.number, t.settled_at from payments t where ${own('t', owner, 'settled_by')}
      union all select 'table applied', t.file_name, t.applied_at from imports t where ${own('t', owner, 'applied_by')}
    ) made order by at, decision, about`,
  notifications: (owner) => sql`
    select h.kind, h.title as about, t.why, h.at, t.seen_at, t.mail, t.push
    from notifications t join happenings h on h.institute_id = t.institute_id and h.position = t.position
    where ${own('t', owner)} order by t.position`,
  'notification-choices': (owner) => sql`
    select topic, inbox, mail, push, null as digest, null as language from notification_channels t where ${own('t', owner)}
    union all select null, null, null, null, digest, language from notification_settings t where ${own('t', owner)}
    order by topic`,
  devices: (owner) => sql`
    select t.endpoint, t.created_at from push_subscriptions t where ${own('t', owner)} order by t.created_at`,
  'sign-in-accounts': (owner) => sql`
    select t.provider, t.subject, t.linked_at from linked_identities t where ${own('t', owner)} order by t.linked_at, t.provider`,
  'shown-record': (owner) => sql`
    select cardinality(t.shown) as lines_shown, t.shared_at from records t where ${own('t', owner)}`,
  credentials: (owner) => sql`
    select t.kind, t.issued_at, t.revoked_at from issued_credentials t where ${own('t', owner)} order by t.issued_at, t.id`,
  certificates: (owner) => sql`
    select e.title as event, t.kind, t.rank, t.name, t.code, t.issued_at, t.revoked_at, t.revocation_reason as reason
    from certificates t ${named('events', 'e', sql`t.event_id`)} where ${own('t', owner)} order by t.issued_at, t.id`,
  'calendar-addresses': (owner) => sql`
    select t.kind, o.name as unit, t.created_at
    from calendar_feeds t ${named('org_units', 'o', sql`t.unit_id`)} where ${own('t', owner)} order by t.created_at, t.id`,
  imports: (owner) => sql`
    select t.kind, t.file_name, t.row_count, t.state, t.created_at from imports t where ${own('t', owner, 'created_by')} order by t.created_at, t.id`,
  'audit-log': (owner) => sql`
    select t.at, t.action, t.actor_id = any(${accountsOf(owner)}) is true as by_yourself, t.detail,
      t.subject_id = any(${accountsOf(owner)}) is true as about_yourself,
      (select u.email from users u where ${own('u', owner, 'id')}) as email
    from audit_log t where ${isByOrAbout(owner)} order by t.sequence`,
};

/** The rows of a section. */
export async function readSection(db: Database, section: ExportSection, owner: Owner): Promise<ExportLine[]> {
  const { rows } = await db.execute<Record<string, unknown>>(SECTIONS[section](owner));
  return rows;
}

const RETAINED: Readonly<Record<RetainedRecord, (owner: Owner) => SQL>> = {
  participations: (owner) => sql`
    select from event_participants t where ${own('t', owner)}
    union all select from event_fees t where ${own('t', owner)}`,
  'check-ins': (owner) => sql`select from check_ins t where ${own('t', owner)}`,
  certificates: (owner) => sql`select from certificates t where ${own('t', owner)}`,
  positions: (owner) => sql`select from position_holders t where ${own('t', owner)}`,
  'events-organized': (owner) => sql`select from event_organizers t where ${own('t', owner)}`,
  decisions: (owner) => sql`
    select from skills t where ${own('t', owner, 'endorsed_by')}
    union all select from user_skills t where ${own('t', owner, 'endorsed_by')}
    union all select from achievements t where ${own('t', owner, 'verified_by')}
    union all select from position_holders t where ${own('t', owner, 'appointed_by')}
    union all select from feedback t where ${own('t', owner, 'resolved_by')}
    union all select from room_requests t where ${own('t', owner, 'reviewed_by')}
    union all select from check_ins t where ${own('t', owner, 'checked_in_by')}
    union all select from imports t where ${own('t', owner, 'applied_by')}
    union all select from certificate_runs t where ${own('t', owner, 'issued_by')}
    union all select from event_reports t where ${own('t', owner, 'written_by')}
    union all select from approval_decisions t where ${own('t', owner, 'person_id')}
    union all select from approval_decisions t where ${own('t', owner, 'principal_id')}
    union all select from approval_requests t where ${own('t', owner, 'returned_by')}
    union all select from signed_terms t where ${own('t', owner, 'signed_by')}
    union all select from signed_terms t where ${own('t', owner, 'taken_back_by')}
    union all select from event_fees t where ${own('t', owner, 'taken_by')}
    union all select from event_fees t where ${own('t', owner, 'refunded_by')}
    union all select from cash_handovers t where ${own('t', owner, 'counted_by')}
    union all select from cash_handovers t where ${own('t', owner, 'received_by')}
    union all select from payment_batches t where ${own('t', owner, 'made_by')}
    union all select from payments t where ${own('t', owner, 'settled_by')}`,
  requests: (owner) => sql`
    select from room_requests t where ${own('t', owner, 'requested_by')}
    union all select from expense_claims t where ${own('t', owner)} and t.status <> 'submitted'
    union all select from budget_requests t where ${own('t', owner, 'requested_by')}
    union all select from skills t where ${own('t', owner, 'created_by')}
    union all select from imports t where ${own('t', owner, 'created_by')}`,
  'feedback-given': (owner) => sql`select from feedback_authors t where ${own('t', owner)}`,
  'feedback-about': (owner) => sql`select from feedback t where ${own('t', owner, 'target_id')} and t.target_type = 'User' and t.is_listed`,
  audit: (owner) => sql`
    select from audit_log t where ${isByOrAbout(owner)}`,
};

/** Number of records that are kept without the name, by kind. Kinds without records are left out. */
export async function countRetainedRecords(db: Database, owner: Owner): Promise<{ record: RetainedRecord; count: number }[]> {
  const counts = Object.entries(RETAINED).map(
    ([record, rows]) => sql`select ${record}::text as record, count(*)::int as count from (${rows(owner)}) k`,
  );
  const { rows } = await db.execute<{ record: RetainedRecord; count: number }>(sql.join(counts, sql` union all `));
  return rows.filter(({ count }) => count > 0);
}

type ExportKey = Pick<DataExportRow, 'instituteId' | 'id'>;

function isExport({ instituteId, id }: ExportKey) {
  return matches(dataExports, { instituteId, id });
}

/** Columns of an archive without its content. */
const EXPORT_INFO = {
  ...columnsOf(dataExports, 'id', 'userId', 'state', 'askedAt', 'readyAt', 'goneAt', 'size'),
};
export type ExportInfo = Pick<DataExportRow, keyof typeof EXPORT_INFO>;

/** The archive of a user. */
export function findOwnExport(db: Database, { instituteId, userId }: Owner): Promise<ExportInfo | undefined> {
  return firstRow(db.select(EXPORT_INFO).from(dataExports).where(matches(dataExports, { instituteId, userId })));
}

export function findExport(db: Database, key: ExportKey): Promise<ExportInfo | undefined> {
  return firstRow(db.select(EXPORT_INFO).from(dataExports).where(isExport(key)));
}

export async function readArchive(db: Database, key: ExportKey): Promise<Uint8Array | undefined> {
  const [row] = await db.select({ archive: dataExports.archive }).from(dataExports).where(isExport(key));
  return row?.archive ?? undefined;
}

/** Replaces the archive of a user. */
export async function replaceExport(tx: Database, row: typeof dataExports.$inferInsert): Promise<void> {
  await tx.delete(dataExports).where(matches(dataExports, { instituteId: row.instituteId, userId: row.userId }));
  await tx.insert(dataExports).values(row);
}

/** Updates an archive that is being prepared; false if it no longer is. */
export async function finishExport(tx: Database, key: ExportKey, changes: Partial<typeof dataExports.$inferInsert>): Promise<boolean> {
  const done = await tx
    .update(dataExports)
    .set(changes)
    .where(and(isExport(key), ne(dataExports.state, 'ready')))
    .returning({ id: dataExports.id });
  return done.length > 0;
}

/** Deletes expired archives. */
export async function deleteExpiredExports(db: Database, now: Date): Promise<void> {
  await db.delete(dataExports).where(lte(dataExports.goneAt, now));
}

/** Users whose account is due to be erased. */
export async function findDueErasures(db: Database, instituteId: string, now: Date): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.instituteId, instituteId), lte(users.leavesAt, now)));
  return rows.map(({ id }) => id);
}

/** Ids of all erased users. */
export async function findErased(db: Database, instituteId: string): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.instituteId, instituteId), sql`${users.erasedAt} is not null`));
  return rows.map(({ id }) => id);
}

/**
 * Students whose account is older than a time and who have had no session and no audit entry since. Students who are leaving, administer or
 * are the contact of a unit are left out.
 */
export async function findUnused(db: Database, instituteId: string, since: Date): Promise<{ id: string; email: string }[]> {
  const { rows } = await db.execute<{ id: string; email: string }>(sql`
    select u.id, u.email from users u
    where u.institute_id = ${instituteId} and u.erased_at is null and u.leaves_at is null and u.role = 'STUDENT'
      and u.administrator_since is null and u.created_at < ${since.toISOString()}::timestamptz
      and not exists (select from org_units o where o.institute_id = u.institute_id and lower(o.contact_email) = lower(u.email))
      and not exists (select from sessions s where s.institute_id = u.institute_id and s.user_id = u.id and s.last_seen_at >= ${since.toISOString()}::timestamptz)
      and not exists (select from audit_log l where l.institute_id = u.institute_id and l.actor_id = u.id and l.at >= ${since.toISOString()}::timestamptz)
    order by u.email`);
  return rows;
}

/** The tables, including the job queues, in which any of these words occur, with the number of rows. */
export async function findTraces(db: Database, words: readonly string[]): Promise<{ table: string; rows: number }[]> {
  const { rows: tables } = await db.execute<{ schema: string; name: string }>(sql`
    select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname in ('public', 'jobs') order by n.nspname desc, c.relname`);
  const found: { table: string; rows: number }[] = [];
  const said = sql.join(
    words.map((word) => sql`strpos(said.line, ${word.toLowerCase()}) > 0`),
    sql` or `,
  );
  for (const { schema, name } of tables) {
    const { rows } = await db.execute<{ count: number }>(sql`
      select count(*)::int as count from (
        select lower(to_jsonb(t)::text) as line from ${sql.identifier(schema)}.${sql.identifier(name)} t
      ) said where ${said}`);
    const count = rows[0]?.count ?? 0;
    if (count > 0) found.push({ table: schema === 'public' ? name : `${schema}.${name}`, rows: count });
  }
  return found;
}
