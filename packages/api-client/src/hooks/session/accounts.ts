import type { User } from '@quad/domain/accounts';
import { useCallback } from 'react';
import { accounts } from '../../contract/accounts.contract.ts';
import type { AnswerOf, BodyOf, ParamsOf } from '../../contract/endpoint.ts';
import { useClient } from '../clientContext.ts';
import { useSubmit } from '../submissions.ts';
import { useRecordUser } from './useSession.ts';

/** Creates an account and signs in, also in other tabs. */
export function useRegister(): (account: BodyOf<typeof accounts.register>) => Promise<User> {
  const client = useClient();
  const recordUser = useRecordUser();
  return async (account) => {
    const { user } = await client.call(accounts.register, { body: account });
    recordUser(user);
    return user;
  };
}

/** Completes the person's own account, once. Updates the session, also in other tabs. */
export function useOnboarding(): (details: BodyOf<typeof accounts.onboarding>) => Promise<User> {
  const submit = useSubmit();
  const recordUser = useRecordUser();
  return async (details) => {
    const { user } = await submit(accounts.onboarding, { body: details });
    recordUser(user);
    return user;
  };
}

/**
 * Returns the address that the browser opens after signing out, so that the identity provider ends its session too; null if there is none
 * or it is unknown.
 */
export function useProviderLogoutAddress(): () => Promise<string | null> {
  const client = useClient();
  return useCallback(
    () =>
      client.call(accounts.leaving).then(
        ({ continue_at }) => continue_at,
        () => null,
      ),
    [client],
  );
}

/** Requests another mail with a link that confirms the person's own address. */
export function useSendProofLink(): () => Promise<AnswerOf<typeof accounts.sendProofLink>> {
  const client = useClient();
  return () => client.call(accounts.sendProofLink);
}

type ProofCall = typeof accounts.proveMailbox;

/** Confirms an address with the single-use link from a mail. Updates the session, also in other tabs. */
export function useVerifyEmail(link: ParamsOf<ProofCall>): (choice: BodyOf<ProofCall>) => Promise<User> {
  const client = useClient();
  const recordUser = useRecordUser();
  return async (choice) => {
    const { user } = await client.call(accounts.proveMailbox, { params: link, body: choice });
    recordUser(user);
    return user;
  };
}

type ForgotCall = typeof accounts.forgotPassword;

/** Requests a mail with a link to choose a new password. */
export function useForgotPassword(): (account: BodyOf<ForgotCall>) => Promise<AnswerOf<ForgotCall>> {
  const client = useClient();
  return (account) => client.call(accounts.forgotPassword, { body: account });
}

type ResetCall = typeof accounts.resetPassword;

/** Sets a new password with the single-use link from a mail. */
export function useResetPassword(link: ParamsOf<ResetCall>): (choice: BodyOf<ResetCall>) => Promise<AnswerOf<ResetCall>> {
  const client = useClient();
  return (choice) => client.call(accounts.resetPassword, { params: link, body: choice });
}
