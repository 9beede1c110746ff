import { checkIns } from '@quad/api-client/contract';
import { type Server, serve } from '../../plugins/endpoints.ts';
import { checkIn, readCheckInList, readPass, readSubject, undoCheckIn } from './checkIns.service.ts';

/** One organizer may use several devices, and scans that were stored offline arrive all at once. */
const SCANS = { name: 'check-ins', attempts: 900, windowMs: 60_000 };

/** Check-in at the entrance of an event (access E11, E12). */
export function checkInRoutes(server: Server): void {
  serve(server, checkIns.pass, ({ context, actor, params }) => readPass(context, { actor, ...params }));

  serve(server, checkIns.subject, ({ context, actor, params }) => readSubject(context, { actor, ...params }));

  serve(server, checkIns.list, ({ context, actor, params }) => readCheckInList(context, { actor, ...params }));

  serve(server, checkIns.checkIn, ({ context, actor, claim, params, body }) => checkIn(context, { actor, claim, ...params, input: body }), {
    limit: SCANS,
  });

  serve(server, checkIns.undo, ({ context, actor, claim, params, body }) => undoCheckIn(context, { actor, claim, ...params, input: body }));
}
