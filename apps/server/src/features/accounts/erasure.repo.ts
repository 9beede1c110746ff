import { and, eq, inArray, not, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import {
  achievements,
  approvalDecisions,
  approvalRequests,
  auditLog,
  eventNotices,
  notificationEvents,
  roster,
  userSkills,
  users,
} from '../../db/schema.ts';
import type { UserRow } from './accounts.table.ts';
import { PERSONAL_FACTS } from './personalFacts.repo.ts';
import { lockRoster } from './roster.repo.ts';

type Person = Pick<UserRow, 'instituteId' | 'id' | 'rollNumber'>;

/** Blanks the remaining columns about a person according to PERSONAL_FACTS. The caller, who has locked the account, updates it. */
export async function blankFacts(tx: Database, { instituteId, id }: Person): Promise<void> {
  for (const { column, about, whenErased } of PERSONAL_FACTS) {
    if (column.table === users || typeof about === 'string' || typeof whenErased !== 'object' || !('becomes' in whenErased)) continue;
    const where = whenErased.where ? sql` and ${whenErased.where}` : sql``;
    await tx.execute(sql`
      update ${column.table} set ${sql.identifier(column.name)} = ${whenErased.becomes(id)}
      where ${column.table}.institute_id = ${instituteId} and ${about} = ${id}${where}`);
  }
}

/**
 * Deletes notifications to others about the person's own records, and blanks texts that were sent to the person alone. Runs before the
 * person's own rows are deleted, because some are found through them.
 */
export async function blankTextsAbout(tx: Database, { instituteId, id }: Person): Promise<void> {
  // The account, and those that were merged into it.
  const accounts = sql`(
    with recursive accounts (id) as (
      select ${id}::uuid union select (l.detail ->> 'goneId')::uuid from accounts join ${auditLog} l on l.subject_id = accounts.id
      where l.institute_id = ${instituteId} and l.action = 'account.merge') select id from accounts)`;
  await tx.execute(sql`
    delete from ${notificationEvents} h where h.institute_id = ${instituteId} and (h.subject_id in ${accounts} or exists (
      select from ${achievements} a where a.institute_id = h.institute_id and a.id = h.subject_id and a.user_id = ${id}
      union all select from ${userSkills} s where s.institute_id = h.institute_id and s.id = h.subject_id and s.user_id = ${id}
      union all select from ${approvalRequests} r where r.institute_id = h.institute_id and r.id = h.subject_id and r.requested_by = ${id}))`);
  // What the deciders wrote to the person. Their decisions stay where the request does.
  await tx.execute(sql`
    update ${approvalDecisions} d set reason = '' from ${approvalRequests} r
    where d.institute_id = ${instituteId} and r.institute_id = d.institute_id and r.id = d.request_id and r.requested_by = ${id}`);
  // The reason for a removal from a list was sent to the person alone.
  await tx.execute(sql`
    update ${eventNotices} n set subject = '', body = '' from ${auditLog} l
    where n.institute_id = ${instituteId} and l.institute_id = n.institute_id and l.action = 'registration.remove'
      and l.subject_id in ${accounts} and l.detail ->> 'noticeId' = n.id::text`);
}

/**
 * Removes a person from the roster: the entries of the addresses that were theirs, and the one with their roll number. An entry with the
 * address of another account is that person's, whoever has its number.
 */
export async function removeFromRoster(tx: Database, { instituteId, id, rollNumber }: Person, emails: readonly string[]): Promise<void> {
  await lockRoster(tx, instituteId, { isShared: true });
  const isOthers = sql`exists (select from ${users} where ${users.instituteId} = ${roster.instituteId} and lower(${users.email}) = ${roster.email} and ${users.id} <> ${id})`;
  const hasNumber = rollNumber === null ? undefined : eq(roster.rollNumber, rollNumber);
  await tx.delete(roster).where(and(eq(roster.instituteId, instituteId), or(inArray(roster.email, [...emails]), hasNumber), not(isOthers)));
}

/** Those of the addresses that no other account has. */
export async function withoutOthersAddresses(tx: Database, { instituteId, id }: Person, emails: readonly string[]): Promise<string[]> {
  const { rows } = await tx.execute<{ email: string }>(sql`
    select lower(email) as email from ${users} where institute_id = ${instituteId} and id <> ${id}
      and lower(email) in (${sql.join(
        emails.map((email) => sql`${email}`),
        sql`, `,
      )})`);
  const taken = new Set(rows.map((row) => row.email));
  return emails.filter((email) => !taken.has(email));
}
