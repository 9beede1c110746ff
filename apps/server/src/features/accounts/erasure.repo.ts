import { and, eq, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import {
  achievements,
  auditLog,
  eventNotices,
  feedback,
  happenings,
  importRows,
  positionHolders,
  roster,
  userSkills,
} from '../../db/schema.ts';
import type { UserRow } from './accounts.table.ts';

type Person = Pick<UserRow, 'instituteId' | 'id' | 'email' | 'rollNumber'>;

/**
 * Blanks the texts about a person in what stays, removes what others were told of what was the person's own, and takes them out of the
 * institute's list and of tables that were brought in. It comes before their own rows go, by which some of it is found.
 */
export async function blankTextsAbout(tx: Database, { instituteId, id, email, rollNumber }: Person): Promise<void> {
  await tx
    .update(feedback)
    .set({ comments: '', actionsTaken: null })
    .where(and(eq(feedback.instituteId, instituteId), eq(feedback.targetType, 'User'), eq(feedback.targetId, id)));
  await tx
    .update(positionHolders)
    .set({ feedback: '' })
    .where(and(eq(positionHolders.instituteId, instituteId), eq(positionHolders.userId, id)));
  await tx.execute(sql`
    delete from ${happenings} h where h.institute_id = ${instituteId} and (h.subject_id = ${id} or exists (
      select from ${achievements} a where a.institute_id = h.institute_id and a.id = h.subject_id and a.user_id = ${id}
      union all select from ${userSkills} s where s.institute_id = h.institute_id and s.id = h.subject_id and s.user_id = ${id}))`);
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
  const identifiers = [email, rollNumber].flatMap((word) => (word ? [word.toLowerCase()] : []));
  await tx.execute(sql`
    update ${importRows} r set cells = array_fill(''::text, array[cardinality(r.cells)]), note = '', undo = null
    where r.institute_id = ${instituteId}
      and exists (select from unnest(r.cells) cell where lower(trim(cell)) in (${sql.join(identifiers, sql`, `)}))`);
}
