import type { CheckInAnswer, CheckInInput, CheckInList, CheckInPass, CheckInSubject, UndoCheckInInput } from '@quad/domain/check-in';
import { useCallback } from 'react';
import { checkIns } from '../contract/checkIns.contract.ts';
import { useClient } from './clientContext.ts';
import { keys } from './keys.ts';
import { type Read, useRead } from './useRead.ts';
import { type Effects, useWrite } from './write.ts';

/** How often what a device at the door holds is asked for again: others come in by other devices, and some register meanwhile. */
const LIST_MS = 20_000;

/** As long as people in a queue wait for an answer; after that the scan is kept, and sent again later. */
const SCAN_MS = 5000;

/** The person's own codes for an event's days. Without an id it waits. */
export function useCheckInPass(eventId: string | undefined): Read<CheckInPass> {
  return useRead(eventId ? keys.checkInPass(eventId) : null, [checkIns.pass, { params: { eventId: eventId ?? '' } }]);
}

/** Whose code it is that a camera has opened. Without one it waits. */
export function useCheckInSubject(token: string | undefined): Read<CheckInSubject> {
  return useRead(token ? keys.checkInSubject(token) : null, [checkIns.subject, { params: { token: token ?? '' } }]);
}

/** What a device at the door holds. Without an id it waits. */
export function useCheckInList(eventId: string | undefined): Read<CheckInList> {
  return useRead(eventId ? keys.checkInList(eventId) : null, [checkIns.list, { params: { eventId: eventId ?? '' } }], {
    refreshInterval: LIST_MS,
  });
}

/** A scan that is sent: again and again where it has to be, for it counts once. */
export type SentScan = CheckInInput & { readonly eventId: string };

/** Sends one scan. What the cache shows is not touched: at the door, four devices send hundreds. */
export function useCheckIn(): (scan: SentScan) => Promise<CheckInAnswer> {
  const client = useClient();
  return useCallback(({ eventId, ...body }) => client.call(checkIns.checkIn, { params: { eventId }, body, timeoutMs: SCAN_MS }), [client]);
}

/** Which check-in is to be taken back. */
export interface UndoneCheckIn extends UndoCheckInInput {
  readonly eventId: string;
  readonly userId: string;
}

/** Whoever was taken back is not shown as having come any more. */
function undoing(eventId: string): Effects<{ message: string }> {
  return { refresh: [keys.checkInList(eventId), keys.registrations(eventId)] };
}

/** Takes back that somebody has come. The answer is the sentence that says so. */
export function useUndoCheckIn(): (undone: UndoneCheckIn) => Promise<string> {
  const write = useWrite();
  return async ({ eventId, userId, day }) =>
    (await write([checkIns.undo, { params: { eventId, userId }, body: { day } }], undoing(eventId))).message;
}
