import type { CheckInAnswer, CheckInInput, UndoCheckInInput } from '@quad/domain/check-in';
import { useCallback } from 'react';
import { checkIns } from '../contract/checkIns.contract.ts';
import { useClient } from './clientContext.ts';
import { keys } from './keys.ts';
import { useRead } from './useRead.ts';
import { type Effects, useWrite } from './write.ts';

/** Polling interval of the check-in list: other devices check people in, and registrations change. */
const LIST_MS = 20_000;

/** Timeout of a scan, so that a queue does not wait longer; the scan is then stored and sent later. */
const SCAN_MS = 5000;

/** The person's own check-in codes for the days of an event. Sends no request without an id. */
export const useCheckInPass = (eventId: string | undefined) =>
  useRead(eventId ? keys.checkInPass(eventId) : null, [checkIns.pass, { params: { eventId: eventId ?? '' } }]);

/** The owner of a code that a camera has read. Sends no request without one. */
export const useCheckInSubject = (token: string | undefined) =>
  useRead(token ? keys.checkInSubject(token) : null, [checkIns.subject, { params: { token: token ?? '' } }]);

/** The check-in list that a device at the door keeps. Sends no request without an id. */
export const useCheckInList = (eventId: string | undefined) =>
  useRead(eventId ? keys.checkInList(eventId) : null, [checkIns.list, { params: { eventId: eventId ?? '' } }], {
    refreshInterval: LIST_MS,
  });

/** A scan as it is sent. Sending is idempotent: a scan counts once, however often it is sent. */
export type SentScan = CheckInInput & { readonly eventId: string };

/** Sends one scan, without changing the cache: at the door, a few devices send hundreds. */
export function useCheckIn(): (scan: SentScan) => Promise<CheckInAnswer> {
  const client = useClient();
  return useCallback(({ eventId, ...body }) => client.call(checkIns.checkIn, { params: { eventId }, body, timeoutMs: SCAN_MS }), [client]);
}

/** The check-in to undo. */
export interface UndoneCheckIn extends UndoCheckInInput {
  readonly eventId: string;
  readonly userId: string;
}

/** Effects of undoing a check-in: refetches the lists that show the arrival. */
function undoing(eventId: string): Effects<{ message: string }> {
  return { refresh: [keys.checkInList(eventId), keys.registrations(eventId)] };
}

/** Undoes a check-in. Returns the server's message. */
export function useUndoCheckIn(): (undone: UndoneCheckIn) => Promise<string> {
  const write = useWrite();
  return async ({ eventId, userId, day }) =>
    (await write([checkIns.undo, { params: { eventId, userId }, body: { day } }], undoing(eventId))).message;
}
