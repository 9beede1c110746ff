import type { OpenSession } from '@quad/domain/accounts';
import { accept, type Result, refuse } from '@quad/domain/refusals';
import type { Actor, Context } from '../../context.ts';
import { endOpenSession, openSessionsOf, type Session } from '../../plugins/session.ts';
import { auditedTransaction } from '../audit/audit.service.ts';

/** The requester's open sessions, the most recently used first. The current one counts as used now, since its use is saved later. */
export async function listSessions(context: Context, { tokenHash, actor }: Session): Promise<OpenSession[]> {
  const rows = await openSessionsOf(context, actor.userId);
  return rows.map((row) => {
    const isCurrent = row.tokenHash === tokenHash;
    return {
      id: row.id,
      device: row.device,
      created_at: row.createdAt.toISOString(),
      last_seen_at: (isCurrent ? context.clock() : row.lastSeenAt).toISOString(),
      is_current: isCurrent,
    };
  });
}

/** Ends one of the requester's own sessions. Returns the hash of its token, which tells whether it was the current one. */
export async function endSession(context: Context, { userId }: Pick<Actor, 'userId'>, id: string): Promise<Result<string>> {
  return auditedTransaction(context, { actor: { userId } }, async (tx) => {
    const ended = await endOpenSession(tx, context, { userId, id });
    if (!ended) return refuse('NOT_FOUND', 'You have no such session; it may have ended.');
    return accept({ value: ended, audit: { action: 'session.end', subjectId: userId } });
  });
}
