import { CheckInAnswer, CheckInInput, CheckInList, CheckInPass, CheckInSubject, UndoCheckInInput } from '@quad/domain/check-in';
import { Id } from '@quad/domain/identity';
import * as v from 'valibot';
import { endpoint, problems } from './endpoint.ts';

const OF_EVENT = { eventId: Id };

export const checkIns = {
  pass: endpoint({
    call: 'GET /api/events/{eventId}/check-in-code',
    summary: "List the current user's check-in codes, one for each day of the event.",
    params: OF_EVENT,
    answers: { 200: CheckInPass, ...problems(400, 401, 403, 404) },
  }),
  subject: endpoint({
    call: 'GET /api/check-in/{token}',
    summary: 'Get the owner of a check-in code, for the owner and those who manage the event.',
    params: { token: v.string() },
    answers: { 200: CheckInSubject, ...problems(400, 401, 403, 404) },
  }),
  list: endpoint({
    call: 'GET /api/events/{eventId}/check-ins',
    summary: "Get what a check-in device stores: digests of today's codes and which of them are checked in, without names.",
    params: OF_EVENT,
    answers: { 200: CheckInList, ...problems(400, 401, 403, 404) },
  }),
  checkIn: endpoint({
    call: 'POST /api/events/{eventId}/check-ins',
    summary: 'Check a person in by code or by name. Repeating it has no effect.',
    params: OF_EVENT,
    body: CheckInInput,
    answers: { 200: CheckInAnswer, ...problems(400, 401, 403, 404, 409, 422, 429) },
  }),
  undo: endpoint({
    call: 'POST /api/events/{eventId}/check-ins/{userId}/undo',
    summary: "Undo a person's check-in of a day.",
    params: { ...OF_EVENT, userId: Id },
    body: UndoCheckInInput,
    answers: { 200: v.object({ message: v.string() }), ...problems(400, 401, 403, 404, 409, 422) },
  }),
};
