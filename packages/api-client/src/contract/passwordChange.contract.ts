import { ChangePasswordInput } from '@quad/domain/accounts';
import { endpoint, problems } from './endpoint.ts';
import { Message } from './session.contract.ts';

/** Changes the person's own password; requires the current one. */
export const passwordChange = {
  changePassword: endpoint({
    call: 'POST /auth/password',
    summary: "Change the current user's password, with the current one. Other sessions of the account end.",
    body: ChangePasswordInput,
    answers: { 200: Message, ...problems(400, 401, 403, 409, 422, 429, 503) },
  }),
};
