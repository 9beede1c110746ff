import { and, eq, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { achievements, approvalRequests, auditLog, eventNotices, notificationEvents, roster, userSkills, users } from '../../db/schema.ts';
import type { UserRow } from './accounts.table.ts';
import { PERSONAL_FACTS } from './personalFacts.repo.ts';

type Person = Pick<UserRow, 'instituteId' | 'id' | 'email' | 'rollNumber'>;

/** Blanks what stays of a person and is about them, as PERSONAL_FACTS says. Their account is left to whoever holds it. */
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
 * Removes what others were told of what was the person's own, and takes them out of the
 * institute's list. It comes before their own rows go, by which some of it is found.
 */
export async function blankTextsAbout(tx: Database, { instituteId, id, email, rollNumber }: Person): Promise<void> {
  await tx.execute(sql`
    delete from ${notificationEvents} h where h.institute_id = ${instituteId} and (h.subject_id = ${id} or exists (
      select from ${achievements} a where a.institute_id = h.institute_id and a.id = h.subject_id and a.user_id = ${id}
      union all select from ${userSkills} s where s.institute_id = h.institute_id and s.id = h.subject_id and s.user_id = ${id}
      union all select from ${approvalRequests} r where r.institute_id = h.institute_id and r.id = h.subject_id and r.requested_by = ${id}))`);
  // Why they were taken off a list was written to them alone.
  await tx.execute(sql`
    update ${eventNotices} n set subject = '', body = '' from ${auditLog} l
    where n.institute_id = ${instituteId} and l.institute_id = n.institute_id and l.action = 'registration.remove'
      and l.subject_id = ${id} and l.detail ->> 'noticeId' = n.id::text`);
  await tx
    .delete(roster)
    .where(
      and(
        eq(roster.instituteId, instituteId),
        or(eq(roster.email, email.toLowerCase()), rollNumber === null ? undefined : eq(roster.rollNumber, rollNumber)),
      ),
    );
}

/** Of addresses, those that no other account has. */
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
