import { registrations } from '@quad/api-client/contract';
import { type Server, serve } from '../../plugins/endpoints.ts';
import { serveList } from '../../plugins/lists.ts';
import {
  ArrivalPlace,
  addRegistration,
  cancelRegistration,
  listRegistrations,
  mailRegistered,
  readRegistration,
  register,
  removeRegistration,
} from './registrations.service.ts';

/** Everybody who is registered gets each of these mails. */
const MAILS = { name: 'registrations.mail', attempts: 3, windowMs: 60 * 60_000 };

/** Registering for an event, and the list of who did (access E9, E10). */
export function registrationRoutes(server: Server): void {
  const { context } = server;

  serve(server, registrations.mine, ({ actor, params }) => readRegistration(context, { actor, ...params }));

  serve(server, registrations.register, ({ actor, claim, params }) => register(context, { actor, claim, ...params }));

  serve(server, registrations.cancel, ({ actor, params }) => cancelRegistration(context, { actor, ...params }));

  serveList(
    server,
    registrations.list,
    ({ actor, params, query: { search, state }, page }) => listRegistrations(context, { actor, ...params }, { search, state }, page),
    { place: ArrivalPlace },
  );

  serve(server, registrations.add, ({ actor, claim, params, body }) => addRegistration(context, { actor, claim, ...params, input: body }));

  serve(server, registrations.remove, ({ actor, claim, params, body }) =>
    removeRegistration(context, { actor, claim, ...params, input: body }),
  );

  serve(server, registrations.mail, ({ actor, claim, params, body }) => mailRegistered(context, { actor, claim, ...params, input: body }), {
    limit: MAILS,
  });
}
