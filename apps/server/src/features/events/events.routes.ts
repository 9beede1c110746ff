import { events } from '@quad/api-client/contract';
import { eventVersion } from '@quad/domain/events';
import { accept } from '@quad/domain/refusals';
import { NameCursor } from '../../db/pages.ts';
import { allowRevalidation } from '../../plugins/conditional.ts';
import { type Server, serve, serveWith } from '../../plugins/endpoints.ts';
import { serveList } from '../../plugins/lists.ts';
import { listOrSearch } from '../../plugins/rateLimit.ts';
import { createEvent, editEvent } from './eventChanges.service.ts';
import { EVENT_LIST_SOURCES, EventCursor, listAll, listByRole, listLatest, listStudents, listUnits, readEvent } from './events.service.ts';

const STUDENT_LISTS = listOrSearch({ name: 'events.users', attempts: 60, windowMs: 60_000 });

/** Routes to read, create and edit events, and for the options of their form (access E1 to E6). */
export function eventRoutes(server: Server): void {
  serveList(server, events.byRole, ({ context, actor, params, query, page }) => listByRole(context, actor, { ...params, ...query }, page), {
    cursor: EventCursor,
    shows: EVENT_LIST_SOURCES,
  });

  serveList(server, events.all, async ({ context, actor, query, page }) => accept(await listAll(context, actor, query, page)), {
    cursor: EventCursor,
    shows: EVENT_LIST_SOURCES,
  });

  serve(server, events.latest, async ({ context, reply }) => {
    allowRevalidation(reply);
    return accept(await listLatest(context));
  });

  serveList(server, events.units, async ({ context, actor, query, page }) => accept(await listUnits(context, actor, query.search, page)), {
    cursor: NameCursor,
    shows: { tables: ['org_units'] },
  });

  serveList(server, events.users, async ({ context, query, page }) => accept(await listStudents(context, query.search, page)), {
    cursor: NameCursor,
    limit: STUDENT_LISTS,
  });

  serve(server, events.byId, async ({ context, actor, params, reply }) => {
    const found = await readEvent(context, actor, params.id);
    if (found.ok) reply.header('etag', eventVersion(found.value.updated_at));
    return found;
  });

  serveWith(server, events.create, createEvent);

  serve(server, events.update, ({ context, actor, params, body, request }) =>
    editEvent(context, { actor, id: params.id, input: body, version: request.headers['if-match'] }),
  );
}
