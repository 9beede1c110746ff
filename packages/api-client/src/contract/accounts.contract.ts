import { User } from '@quad/domain/accounts';
import * as v from 'valibot';
import { endpoint, problems } from './endpoint.ts';

const Done = v.object({ message: v.optional(v.string(), '') });
const DoneForUser = v.object({ message: v.optional(v.string(), ''), user: User });
const LoginInput = v.object({ email: v.pipe(v.string(), v.trim(), v.nonEmpty()), password: v.pipe(v.string(), v.nonEmpty()) });

export const accounts = {
  fetchAuth: endpoint({
    method: 'GET',
    path: '/auth/fetchAuth',
    summary: 'Who is signed in: the own user, or null for nobody.',
    answers: { 200: v.nullable(User) },
  }),
  login: endpoint({
    method: 'POST',
    path: '/auth/login',
    summary: 'Sign in with e-mail and password.',
    body: LoginInput,
    answers: { 200: DoneForUser, ...problems(400, 401, 403, 429, 503) },
  }),
  logout: endpoint({
    method: 'POST',
    path: '/auth/logout',
    summary: 'Sign out; answers alike when nobody was signed in.',
    answers: { 200: Done, ...problems(403) },
  }),
};
