import type { Passkey, PasskeyCreation, PasskeyInput, PasskeyNameInput, PasskeyRequest, UsedPasskey, User } from '@quad/domain/accounts';
import { passkeys } from '../contract/passkeys.contract.ts';
import { useClient } from './clientContext.ts';
import { keys } from './keys.ts';
import { useRecordUser } from './session/useSession.ts';
import { type Read, useRead } from './useRead.ts';
import { refusalError, useWrite } from './write.ts';

/** Whether this browser supports passkeys and their JSON format. */
export function supportsPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function' && 'parseRequestOptionsFromJSON' in PublicKeyCredential;
}

/** Returns the credential as JSON; undefined if the person cancelled or the request timed out. */
async function credentialFrom<Answer>(request: Promise<Credential | null>): Promise<Answer | undefined> {
  try {
    const credential = await request;
    return credential instanceof PublicKeyCredential ? (credential.toJSON() as Answer) : undefined;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotAllowedError') return undefined;
    throw error;
  }
}

/** Requests a passkey from the browser to sign in with; undefined if the person cancelled. */
export function requestPasskey(request: PasskeyRequest): Promise<UsedPasskey | undefined> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(request);
  return credentialFrom(navigator.credentials.get({ publicKey }));
}

/** Creates a passkey with the browser; undefined if the person cancelled. */
async function createPasskey(creation: PasskeyCreation): Promise<PasskeyInput['credential'] | undefined> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(creation);
  try {
    return await credentialFrom(navigator.credentials.create({ publicKey }));
  } catch (error) {
    const isKnown = error instanceof DOMException && error.name === 'InvalidStateError';
    throw isKnown ? refusalError({ code: 'DUPLICATE', message: 'This device already has a passkey for your account.' }) : error;
  }
}

/** The person's own passkeys, with actions to add and remove one. */
export interface OwnPasskeys extends Read<Passkey[]> {
  /** Creates a passkey and adds it; resolves to false if the person cancelled. Undefined if the browser does not support passkeys. */
  readonly add: ((input: PasskeyNameInput) => Promise<boolean>) | undefined;
  /** Removes a passkey, also from the cached list. */
  readonly remove: (id: string) => Promise<unknown>;
}

/** Returns the function that creates a passkey and adds it; undefined if the browser does not support passkeys. */
export function useAddPasskey(): OwnPasskeys['add'] {
  const client = useClient();
  const write = useWrite();
  const add = async ({ name }: PasskeyNameInput) => {
    const credential = await createPasskey(await client.call(passkeys.askToAdd));
    if (!credential) return false;
    await write([passkeys.add, { body: { name, credential } }], {
      patch: (added) => ({ keys: keys.passkeys, change: (current: Passkey[]) => [added, ...current] }),
      // An office that requires a passkey may now see more, so everything is refetched.
      refresh: [() => true],
    });
    return true;
  };
  return supportsPasskeys() ? add : undefined;
}

/** The person's own passkeys, refetched whenever they are shown. */
export function usePasskeys(): OwnPasskeys {
  const write = useWrite();
  const read = useRead(keys.passkeys, [passkeys.own]);
  const remove = (id: string) =>
    write([passkeys.remove, { params: { id } }], {
      patch: () => ({ keys: keys.passkeys, change: (current: Passkey[]) => current.filter((passkey) => passkey.id !== id) }),
      refresh: [keys.reauthentication],
      refreshAfter: () => [keys.passkeys],
    });
  return { ...read, add: useAddPasskey(), remove };
}

/** Signs in with the passkey that the person chooses, also in other tabs. Resolves to the user, or to undefined if the person cancelled. */
export function useSignInWithPasskey(): () => Promise<User | undefined> {
  const client = useClient();
  const recordUser = useRecordUser();
  return async () => {
    const credential = await requestPasskey(await client.call(passkeys.askToSignIn));
    if (!credential) return undefined;
    const { user } = await client.call(passkeys.signIn, { body: { credential } });
    recordUser(user);
    return user;
  };
}
