import { inbox } from '@quad/api-client/contract';
import { accept } from '@quad/domain/refusals';
import { type Server, serve } from '../../plugins/endpoints.ts';
import { serveList } from '../../plugins/lists.ts';
import { countInbox, InboxCursor, listInbox } from './inbox.service.ts';

/** Routes for the inbox of pending items (access I1). */
export function inboxRoutes(server: Server): void {
  serveList(server, inbox.list, async ({ context, actor, query, page }) => accept(await listInbox(context, actor, query, page)), {
    cursor: InboxCursor,
  });

  serve(server, inbox.counts, async ({ context, actor }) => accept(await countInbox(context, actor)));
}
