import type { User } from '@quad/domain/accounts';
import { PEOPLE } from '@quad/domain/fixtures';
import { ACCOUNT_TEXTS } from '@quad/domain/messages';
import type { HttpHandler } from 'msw';
import { accounts, type ParsedBodyOf } from '../../contract/index.ts';
import { MockRefusal } from '../mockRefusal.ts';
import { type Campus, serve } from './campus.ts';

/** Somebody new, who is signed in from now on and has still to complete the account. */
function registered({ name, email }: ParsedBodyOf<typeof accounts.register>): User {
  const { personal_info, ...newcomer } = PEOPLE.newcomer;
  return { ...newcomer, username: email, personal_info: { ...personal_info, name, email } };
}

/** Whoever is signed in, with an address that is confirmed; or, where nobody is, whoever takes an account over. */
function proven(session: User | null, { name }: ParsedBodyOf<typeof accounts.proveMailbox>): User {
  const { email_proof: _, ...user }: User = session ?? PEOPLE.newcomer;
  return session || !name ? user : { ...user, personal_info: { ...user.personal_info, name } };
}

function onboarded(user: User, details: ParsedBodyOf<typeof accounts.onboarding>): User {
  return {
    ...user,
    user_id: details.ID_No,
    onboardingComplete: true,
    personal_info: { ...user.personal_info, phone: details.mobile_no },
    academic_info: { program: details.Program, branch: details.discipline, batch_year: details.add_year },
  };
}

/** Registering, confirming the address and completing the account. Links of mails are good here, though nobody sends any. */
export function accountHandlers(campus: Campus): HttpHandler[] {
  return [
    serve(campus, accounts.register, ({ body }) => {
      const isTaken = Object.values(PEOPLE).some(({ username }) => username === body.email.toLowerCase());
      if (isTaken) return new MockRefusal(400, ACCOUNT_TEXTS.userExists, 'INVALID');
      campus.session = registered(body);
      return { message: ACCOUNT_TEXTS.registered, user: campus.session };
    }),
    serve(campus, accounts.sendProofLink, () => ({ message: ACCOUNT_TEXTS.linkSent })),
    serve(campus, accounts.checkProofLink, () => ({ message: `${ACCOUNT_TEXTS.confirmTitle}.`, is_registrant: campus.session !== null })),
    serve(campus, accounts.proveMailbox, ({ body }) => {
      campus.session = proven(campus.session, body);
      return { message: ACCOUNT_TEXTS.addressConfirmed, user: campus.session };
    }),
    serve(campus, accounts.onboarding, ({ body }) => {
      const { session } = campus;
      if (!session || session.onboardingComplete) return new MockRefusal(409, 'Your registration is complete already.', 'CONFLICT');
      campus.session = onboarded(session, body);
      return { message: 'Your account is complete.', user: campus.session };
    }),
  ];
}
