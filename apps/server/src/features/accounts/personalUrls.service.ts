import type { Database } from '../../db/connection.ts';
import type { AuditContext } from '../audit/audit.service.ts';
import { stopPersonalFeeds } from '../calendar/calendarFeeds.service.ts';
import { endSharing } from '../records/records.service.ts';

interface EndParams {
  /** The owner of the URLs. */
  readonly userId: string;
  /** Who revokes them. Undefined for the server or the command line. */
  readonly actorId: string | undefined;
}

/**
 * Revokes the URLs that show a person's own data without a session: the personal calendar and the shared record. They may have been created
 * in a lost session, so they end together with the sessions.
 */
export async function revokePersonalUrls(tx: Database, context: AuditContext, { userId, actorId }: EndParams): Promise<void> {
  await stopPersonalFeeds(tx, context, userId, actorId);
  await endSharing(tx, context, userId, actorId);
}
