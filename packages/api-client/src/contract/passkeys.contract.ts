import { Passkey, PasskeyCreation, PasskeyInput, PasskeyRequest, Reauthentication, UsedPasskeyInput } from '@quad/domain/accounts';
import { Id } from '@quad/domain/identity';
import * as v from 'valibot';
import { endpoint, problems } from './endpoint.ts';
import { Message, MessageWithUser } from './session.contract.ts';

/** Passkeys: signing in, reauthentication, and the person's own passkeys. A challenge can be used once, within five minutes. */
export const passkeys = {
  askToSignIn: endpoint({
    call: 'POST /auth/passkeys/sign-in/challenge',
    summary: 'Create a challenge for signing in with a passkey. It has to be answered in the same browser.',
    bodyLimit: 1024,
    answers: { 200: PasskeyRequest, ...problems(403, 429) },
  }),
  signIn: endpoint({
    call: 'POST /auth/passkeys/sign-in',
    summary: 'Sign in with a passkey.',
    body: UsedPasskeyInput,
    bodyLimit: 16 * 1024,
    answers: { 200: MessageWithUser, ...problems(400, 401, 403, 429, 503) },
  }),
  askToReauthenticate: endpoint({
    call: 'POST /auth/passkeys/reauthentication/challenge',
    summary: "Create a challenge for reauthentication with one of the current user's passkeys.",
    answers: { 200: PasskeyRequest, ...problems(401, 403, 409, 422, 429) },
  }),
  reauthenticate: endpoint({
    call: 'POST /auth/passkeys/reauthentication',
    summary: "Reauthenticate with one of the current user's passkeys, for 15 minutes in this session.",
    body: UsedPasskeyInput,
    answers: { 200: Reauthentication, ...problems(400, 401, 403, 409, 422, 429) },
  }),
  own: endpoint({
    call: 'GET /auth/passkeys',
    summary: "List the current user's passkeys, newest first.",
    answers: { 200: v.array(Passkey), ...problems(401, 403) },
  }),
  askToAdd: endpoint({
    call: 'POST /auth/passkeys/challenge',
    summary: 'Create a challenge for adding a passkey.',
    answers: { 200: PasskeyCreation, ...problems(401, 403, 409, 422, 429) },
  }),
  add: endpoint({
    call: 'POST /auth/passkeys',
    summary: 'Add a passkey that the browser has created.',
    body: PasskeyInput,
    answers: { 201: Passkey, ...problems(400, 401, 403, 409, 422, 429) },
  }),
  remove: endpoint({
    call: 'DELETE /auth/passkeys/{id}',
    summary: "Delete one of the current user's passkeys.",
    params: { id: Id },
    answers: { 200: Message, ...problems(400, 401, 403, 404) },
  }),
};
