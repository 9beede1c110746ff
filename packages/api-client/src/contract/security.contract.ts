import { ChangePasswordInput, ConfirmationInput, Reauthentication } from '@quad/domain/accounts';
import { endpoint, problems } from './endpoint.ts';
import { Message } from './session.contract.ts';

/** What somebody who is signed in does by their password: showing again that it is they, and changing it. */
export const security = {
  reauthentication: endpoint({
    method: 'GET',
    path: '/auth/reauthentication',
    summary: 'By what one shows that it is oneself before something that hurts, and until when that was shown lately.',
    answers: { 200: Reauthentication, ...problems(401, 403) },
  }),
  reauthenticate: endpoint({
    method: 'POST',
    path: '/auth/reauthentication',
    summary: 'Show by the own password that it is oneself, for 15 minutes in this session.',
    body: ConfirmationInput,
    answers: { 200: Reauthentication, ...problems(400, 401, 403, 409, 422, 429, 503) },
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/auth/password',
    summary: 'Change the own password by the current one; other sessions of the account end.',
    body: ChangePasswordInput,
    answers: { 200: Message, ...problems(400, 401, 403, 409, 422, 429, 503) },
  }),
};
