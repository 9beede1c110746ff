import { registrations } from '@quad/api-client/contract';
import { SortCursor } from '../../db/pages.ts';
import { type Server, serveWith } from '../../plugins/endpoints.ts';
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
  serveWith(server, registrations.mine, readRegistration);

  serveWith(server, registrations.register, register, { limit: PLACES });

  serveWith(server, registrations.cancel, cancelRegistration);

  serveList(
    server,
    registrations.list,
    ({ context, actor, params, query: { search, state, order }, page }) =>
      listRegistrations(context, { actor, ...params }, { search, state, order }, page),
    { cursor: SortCursor },
  );

  serveWith(server, registrations.add, addRegistration);

  serveWith(server, registrations.remove, removeRegistration);

  serveWith(server, registrations.mail, mailRegistered, {
    limit: MAILS,
  });
}
