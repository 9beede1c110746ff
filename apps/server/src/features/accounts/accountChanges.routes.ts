import { administration } from '@quad/api-client/contract';
import { type Server, servePublic } from '../../plugins/endpoints.ts';
import type { Limit } from '../../plugins/rateLimit.ts';
import { stopAccountChange } from './accountChanges.service.ts';

const LINK_ATTEMPTS: Limit = { name: 'account-change.address', attempts: 20, windowMs: 60_000 };

/**
 * Cancels a change of the requester's own account by a mailed link (access A23). The routes for administrators are in the administration
 * feature.
 */
export function accountChangeRoutes(server: Server): void {
  servePublic(server, administration.stopAccountChange, ({ context, body }) => stopAccountChange(context, body.token), {
    limit: LINK_ATTEMPTS,
  });
}
