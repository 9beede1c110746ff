import { ConfirmationInput, OpenSession, Reauthentication } from '@quad/domain/accounts';
import { Id } from '@quad/domain/identity';
import * as v from 'valibot';
import { endpoint, problems } from './endpoint.ts';
import { Message } from './session.contract.ts';

/** Account security: reauthentication and open sessions. */
export const security = {
  reauthentication: endpoint({
    call: 'GET /auth/reauthentication',
    summary: 'Get the ways in which the current user can reauthenticate, and until when the last reauthentication is valid.',
    answers: { 200: Reauthentication, ...problems(401, 403) },
  }),
  reauthenticate: endpoint({
    call: 'POST /auth/reauthentication',
    summary: "Reauthenticate with the current user's password, for 15 minutes in this session.",
    body: ConfirmationInput,
    answers: { 200: Reauthentication, ...problems(400, 401, 403, 409, 422, 429, 503) },
  }),
  sessions: endpoint({
    call: 'GET /auth/sessions',
    summary: "List the current user's sessions, latest use first.",
    answers: { 200: v.array(OpenSession), ...problems(401, 403) },
  }),
  endSession: endpoint({
    call: 'DELETE /auth/sessions/{id}',
    summary: "End one of the current user's sessions, on this device or another.",
    params: { id: Id },
    answers: { 200: Message, ...problems(400, 401, 403, 404) },
  }),
};
