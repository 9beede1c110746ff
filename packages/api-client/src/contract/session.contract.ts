import { LoginInput, User } from '@quad/domain/accounts';
import * as v from 'valibot';
import { endpoint, problems } from './endpoint.ts';

export const Message = v.object({ message: v.optional(v.string(), '') });
export const MessageWithUser = v.object({ ...Message.entries, user: User });

/** The calls of `accounts` that the sign-in page needs, in a separate module so that it loads no others. */
export const sessionCalls = {
  fetchAuth: endpoint({
    call: 'GET /auth/fetchAuth',
    summary: 'Get the signed-in user, or null if nobody is signed in.',
    answers: { 200: v.nullable(User) },
  }),
  login: endpoint({
    call: 'POST /auth/login',
    summary: 'Sign in with e-mail and password.',
    body: LoginInput,
    bodyLimit: 8 * 1024,
    answers: { 200: MessageWithUser, ...problems(400, 401, 403, 429, 503) },
  }),
  logout: endpoint({
    call: 'POST /auth/logout',
    summary: 'Sign out. The answer is the same if nobody was signed in.',
    bodyLimit: 1024,
    answers: { 200: Message, ...problems(403) },
  }),
};
