import { administration } from '@quad/api-client/contract';
import { accept } from '@quad/domain/refusals';
import { SortCursor, TimeCursor } from '../../db/pages.ts';
import { type Server, serve, serveWith } from '../../plugins/endpoints.ts';
import { serveList } from '../../plugins/lists.ts';
import { decideOnAccountChange, listAccountChanges, requestAccountChange } from '../accounts/accountChanges.service.ts';
import { readAudit, SequenceCursor, verdictOn } from '../audit/auditReading.service.ts';
import { readSettings, saveSettings } from '../institutes/instituteSettings.service.ts';
import { changePosition, listAdminPositions, listHoldings } from '../positions/administeringPositions.service.ts';
import { correctHolder } from '../positions/correctingHolders.service.ts';
import { HolderCursor } from '../positions/positions.service.ts';
import { cancelBooking, listBookings } from '../room-requests/cancelling.service.ts';
import { createRoom, updateRoom } from '../rooms/rooms.service.ts';
import { listOffices } from './offices.service.ts';
import { changeAccess, correctPerson, grantRole, listPeople } from './people.service.ts';
import { changeUnit, changeUnitContact, changeUnitState, listUnits } from './units.service.ts';
import { examineHealth, listFailedJobs, removeFailedJob, retryFailedJob } from './work.service.ts';

/** Limited, because it connects to the mail server and the photo store and reads the latest backup. */
const EXAMINATIONS = { name: 'health.examine', attempts: 30, windowMs: 10 * 60_000 };
/** Limited, because it reads the whole log. */
const VERIFICATIONS = { name: 'audit.verify', attempts: 10, windowMs: 10 * 60_000 };

/** Administration routes, for users who got the right from the command line (access M2 to M4, M6 to M11). */
export function administrationRoutes(server: Server): void {
  serveList(
    server,
    administration.people,
    async ({ context, query: { search, role, state, order }, page }) =>
      accept(await listPeople(context, { search, role, state, order }, page)),
    { cursor: SortCursor },
  );
  serveWith(server, administration.changeAccess, changeAccess);
  serveWith(server, administration.correct, correctPerson);
  serveWith(server, administration.grantRole, grantRole);
  serve(server, administration.accountChanges, async ({ context, actor }) => accept(await listAccountChanges(context, actor)));
  serveWith(server, administration.askForAccountChange, requestAccountChange);
  serve(server, administration.decideOnAccountChange, ({ context, actor, params, body }) =>
    decideOnAccountChange(context, { actor, ...params, ...body }),
  );

  serveList(
    server,
    administration.offices,
    async ({ context, query: { search, kind, order }, page }) => accept(await listOffices(context, { search, kind, order }, page)),
    { cursor: SortCursor },
  );

  serveList(
    server,
    administration.positions,
    async ({ context, query: { search, unit, order }, page }) => accept(await listAdminPositions(context, { search, unit, order }, page)),
    { cursor: SortCursor },
  );
  serveWith(server, administration.changePosition, changePosition);
  serveList(
    server,
    administration.holdings,
    async ({ context, query: { position, status, search }, page }) =>
      accept(await listHoldings(context, { position, status, search }, page)),
    { cursor: HolderCursor },
  );
  serveWith(server, administration.correctHolder, correctHolder);

  serveList(
    server,
    administration.units,
    async ({ context, query: { search, category, state, order }, page }) =>
      accept(await listUnits(context, { search, category, state, order }, page)),
    { cursor: SortCursor },
  );
  serveWith(server, administration.changeUnit, changeUnit);
  serveWith(server, administration.changeUnitState, changeUnitState);
  serveWith(server, administration.changeUnitContact, changeUnitContact);

  serveWith(server, administration.addRoom, createRoom);
  serveWith(server, administration.changeRoom, updateRoom);
  serveList(
    server,
    administration.bookings,
    async ({ context, query: { day, room_key }, page }) => accept(await listBookings(context, { day, room_key }, page)),
    { cursor: TimeCursor },
  );
  serveWith(server, administration.cancelBooking, cancelBooking);

  serveList(
    server,
    administration.audit,
    async ({ context, query: { search, area, from, to }, page }) => accept(await readAudit(context, { search, area, from, to }, page)),
    { cursor: SequenceCursor },
  );
  serve(server, administration.verifyAudit, async ({ context }) => accept(await verdictOn(context)), { limit: VERIFICATIONS });

  serve(server, administration.institute, async ({ context }) => accept(await readSettings(context)));
  serve(server, administration.changeInstitute, ({ context, actor, body }) =>
    saveSettings(context, server.installation, { actor, input: body }),
  );

  serveList(server, administration.work, async ({ context, page }) => accept(await listFailedJobs(context, page)), { cursor: TimeCursor });
  serveWith(server, administration.retryWork, retryFailedJob);
  serveWith(server, administration.removeWork, removeFailedJob);
  serve(server, administration.health, async ({ context }) => accept(await examineHealth(context, server.installation)), {
    limit: EXAMINATIONS,
  });
}
