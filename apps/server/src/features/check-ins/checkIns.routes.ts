import { checkIns } from '@quad/api-client/contract';
import { type Server, serveWith } from '../../plugins/endpoints.ts';
import { checkIn, readCheckInList, readPass, readSubject, undoCheckIn } from './checkIns.service.ts';

/** One organizer may use several devices, and scans that were stored offline arrive all at once. */
const SCANS = { name: 'check-ins', attempts: 900, windowMs: 60_000 };

/** Check-in at the entrance of an event (access E11, E12). */
export function checkInRoutes(server: Server): void {
  serveWith(server, checkIns.pass, readPass);

  serveWith(server, checkIns.subject, readSubject);

  serveWith(server, checkIns.list, readCheckInList);

  serveWith(server, checkIns.checkIn, checkIn, {
    limit: SCANS,
  });

  serveWith(server, checkIns.undo, undoCheckIn);
}
