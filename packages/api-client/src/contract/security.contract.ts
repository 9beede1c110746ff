import { ConfirmationInput, OpenSession, Reauthentication } from '@quad/domain/accounts';
import { Id } from '@quad/domain/identity';
import * as v from 'valibot';
import { endpoint, problems } from './endpoint.ts';
import { Message } from './session.contract.ts';

/** Account security: reauthentication and open sessions. */
export const security = {
  reauthentication: endpoint({
    call: 'GET /auth/reauthentication',
    summary: 'By what one shows that it is oneself before something that hurts, and until when that was shown lately.',
    answers: { 200: Reauthentication, ...problems(401, 403) },
  }),
  reauthenticate: endpoint({
    call: 'POST /auth/reauthentication',
    summary: 'Show by the own password that it is oneself, for 15 minutes in this session.',
    body: ConfirmationInput,
    answers: { 200: Reauthentication, ...problems(400, 401, 403, 409, 422, 429, 503) },
  }),
  sessions: endpoint({
    call: 'GET /auth/sessions',
    summary: 'Where the own account is signed in, the latest use first.',
    answers: { 200: v.array(OpenSession), ...problems(401, 403) },
  }),
  endSession: endpoint({
    call: 'DELETE /auth/sessions/{id}',
    summary: 'Sign out one of the own sessions, here or elsewhere.',
    params: { id: Id },
    answers: { 200: Message, ...problems(400, 401, 403, 404) },
  }),
};
