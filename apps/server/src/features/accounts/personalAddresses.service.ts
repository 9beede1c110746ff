import type { Database } from '../../db/connection.ts';
import type { AuditContext } from '../audit/audit.service.ts';
import { stopPersonalFeeds } from '../calendar/calendarFeeds.service.ts';
import { endSharing } from '../records/records.service.ts';

interface EndParams {
  /** Whose addresses they are. */
  readonly userId: string;
  /** Who ends them; the server or its command line without one. */
  readonly actorId: string | undefined;
}

/**
 * Ends the addresses that show what is somebody's own without a session: the personal calendar and the shared record. Whoever had a lost
 * session may have made them, so that they end where sessions end because of that.
 */
export async function endPersonalAddresses(tx: Database, context: AuditContext, { userId, actorId }: EndParams): Promise<void> {
  await stopPersonalFeeds(tx, context, userId, actorId);
  await endSharing(tx, context, userId, actorId);
}
