import { CheckInAnswer, CheckInInput, CheckInList, CheckInPass, CheckInSubject, UndoCheckInInput } from '@quad/domain/check-in';
import { Id } from '@quad/domain/identity';
import * as v from 'valibot';
import { endpoint, problems } from './endpoint.ts';

const OF_EVENT = { eventId: Id };

export const checkIns = {
  pass: endpoint({
    call: 'GET /api/events/{eventId}/check-in-code',
    summary: 'The own codes for check-in, one for each day of the event.',
    params: OF_EVENT,
    answers: { 200: CheckInPass, ...problems(400, 401, 403, 404) },
  }),
  subject: endpoint({
    call: 'GET /api/check-in/{token}',
    summary: 'Whose code it is: for its owner and for those who manage the event.',
    params: { token: v.string() },
    answers: { 200: CheckInSubject, ...problems(400, 401, 403, 404) },
  }),
  list: endpoint({
    call: 'GET /api/events/{eventId}/check-ins',
    summary: 'What a device at the door holds: the fingerprints of today’s codes, and who has come, without a name.',
    params: OF_EVENT,
    answers: { 200: CheckInList, ...problems(400, 401, 403, 404) },
  }),
  checkIn: endpoint({
    call: 'POST /api/events/{eventId}/check-ins',
    summary: 'Check somebody in by their code or by name: once a day, however often it is sent.',
    params: OF_EVENT,
    body: CheckInInput,
    answers: { 200: CheckInAnswer, ...problems(400, 401, 403, 404, 409, 422, 429) },
  }),
  undo: endpoint({
    call: 'POST /api/events/{eventId}/check-ins/{userId}/undo',
    summary: 'Take back that somebody has come on a day.',
    params: { ...OF_EVENT, userId: Id },
    body: UndoCheckInInput,
    answers: { 200: v.object({ message: v.string() }), ...problems(400, 401, 403, 404, 409, 422) },
  }),
};
