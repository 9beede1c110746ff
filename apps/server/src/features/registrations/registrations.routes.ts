import { registrations } from '@quad/api-client/contract';
import { SortCursor } from '../../db/pages.ts';
import { type Server, serve } from '../../plugins/endpoints.ts';
import { serveList } from '../../plugins/lists.ts';
import {
  addRegistration,
  cancelRegistration,
  listRegistrations,
  mailRegistered,
  readRegistration,
  register,
  removeRegistration,
} from './registrations.service.ts';

/** Limited, because each mail goes to everybody on the list. */
const MAILS = { name: 'registrations.mail', attempts: 3, windowMs: 60 * 60_000 };

/** Limited per person: registering and cancelling repeatedly takes places from others and notifies them each time. */
const PLACES = { name: 'registrations.register', attempts: 60, windowMs: 60 * 60_000 };

/** Routes to register for an event and to manage its list (access E9, E10). */
export function registrationRoutes(server: Server): void {
  serve(server, registrations.mine, ({ context, actor, params }) => readRegistration(context, { actor, ...params }));

  serve(
    server,
    registrations.register,
    ({ context, actor, claim, params, body }) => register(context, { actor, claim, ...params, input: body }),
    { limit: PLACES },
  );

  serve(server, registrations.cancel, ({ context, actor, params }) => cancelRegistration(context, { actor, ...params }));

  serveList(
    server,
    registrations.list,
    ({ context, actor, params, query: { search, state, order }, page }) =>
      listRegistrations(context, { actor, ...params }, { search, state, order }, page),
    { place: SortCursor },
  );

  serve(server, registrations.add, ({ context, actor, claim, params, body }) =>
    addRegistration(context, { actor, claim, ...params, input: body }),
  );

  serve(server, registrations.remove, ({ context, actor, claim, params, body }) =>
    removeRegistration(context, { actor, claim, ...params, input: body }),
  );

  serve(
    server,
    registrations.mail,
    ({ context, actor, claim, params, body }) => mailRegistered(context, { actor, claim, ...params, input: body }),
    {
      limit: MAILS,
    },
  );
}
