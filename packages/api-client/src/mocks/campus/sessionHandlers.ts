import { PEOPLE } from '@quad/domain/fixtures';
import { ACCOUNT_TEXTS } from '@quad/domain/messages';
import type { HttpHandler } from 'msw';
import { accounts } from '../../contract/index.ts';
import { MockRefusal } from '../mockRefusal.ts';
import { type Campus, serve } from './campus.ts';

/** The password of every demonstration account. */
const DEMO_PASSWORD = 'campus-demo-2026';

/** Signing in as one of the fixtures' people, and out. */
export function sessionHandlers(campus: Campus): HttpHandler[] {
  return [
    serve(campus, accounts.fetchAuth, () => campus.session),
    serve(campus, accounts.login, ({ body }) => {
      const user = Object.values(PEOPLE).find(({ username }) => username === body.email.toLowerCase());
      if (!user || body.password !== DEMO_PASSWORD) return new MockRefusal(401, ACCOUNT_TEXTS.loginFailed, 'BAD_CREDENTIALS');
      campus.session = user;
      return { message: ACCOUNT_TEXTS.loginSucceeded, user };
    }),
    serve(campus, accounts.logout, () => {
      campus.session = null;
      return { message: 'Signed out.' };
    }),
  ];
}
