import type { OpenSession } from '@quad/domain/accounts';
import { accept, type Outcome, refuse } from '@quad/domain/refusals';
import { and, desc, eq } from 'drizzle-orm';
import type { Actor, Context } from '../../context.ts';
import { sessions } from '../../db/schema.ts';
import { openSessionsOf, type Session } from '../../plugins/session.ts';
import { mutate } from '../audit/audit.service.ts';

/** Where a person is signed in, the latest use first. */
export async function listSessions(context: Context, { tokenHash, actor }: Session): Promise<OpenSession[]> {
  const rows = await context.db
    .select()
    .from(sessions)
    .where(openSessionsOf(context, actor.userId))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt));
  return rows.map((row) => ({
    id: row.id,
    device: row.device,
    created_at: row.createdAt.toISOString(),
    last_seen_at: row.lastSeenAt.toISOString(),
    is_current: row.tokenHash === tokenHash,
  }));
}

/** Ends one of the own sessions. Gives the hash of its token, by which the asker knows whether it was the own one. */
export async function endOwnSession(context: Context, { userId }: Pick<Actor, 'userId'>, id: string): Promise<Outcome<string>> {
  return mutate(context, { actor: { userId } }, async (tx) => {
    const [ended] = await tx
      .delete(sessions)
      .where(and(openSessionsOf(context, userId), eq(sessions.id, id)))
      .returning({ tokenHash: sessions.tokenHash });
    if (!ended) return refuse('NOT_FOUND', 'You have no such session; it may have ended.');
    return accept({ value: ended.tokenHash, audit: { action: 'session.end', subjectId: userId } });
  });
}
