import { and, asc, eq, isNull, lt, lte } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';
import { type OutboxRow, outbox } from './outbox.table.ts';

type MailKey = Pick<OutboxRow, 'instituteId' | 'id'>;

function isMail({ instituteId, id }: MailKey) {
  return and(eq(outbox.instituteId, instituteId), eq(outbox.id, id));
}

export async function insertMail(db: Database, mail: typeof outbox.$inferInsert): Promise<void> {
  await db.insert(outbox).values(mail);
}

/** The mail that has been due for longest and was not tried too often; none that somebody else has taken in this moment. */
export async function holdNextDue(tx: Database, instituteId: string, now: Date, attemptsAtMost: number): Promise<OutboxRow | undefined> {
  const isDue = and(
    eq(outbox.instituteId, instituteId),
    isNull(outbox.sentAt),
    lt(outbox.attempts, attemptsAtMost),
    lte(outbox.dueAt, now),
  );
  const [next] = await tx.select().from(outbox).where(isDue).orderBy(asc(outbox.dueAt)).limit(1).for('update', { skipLocked: true });
  return next;
}

export async function updateMail(db: Database, key: MailKey, changes: Partial<OutboxRow>): Promise<void> {
  await db.update(outbox).set(changes).where(isMail(key));
}

export async function deleteMail(db: Database, key: MailKey): Promise<void> {
  await db.delete(outbox).where(isMail(key));
}

export async function deleteMailsUntil(db: Database, moment: Date): Promise<void> {
  await db.delete(outbox).where(lte(outbox.createdAt, moment));
}
