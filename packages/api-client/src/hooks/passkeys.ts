import type { Passkey, PasskeyCreation, PasskeyInput, PasskeyNameInput, PasskeyRequest, UsedPasskey, User } from '@quad/domain/accounts';
import { passkeys } from '../contract/passkeys.contract.ts';
import { useClient } from './clientContext.ts';
import { keys } from './keys.ts';
import { useRecordUser } from './session/useSession.ts';
import { type Read, useRead } from './useRead.ts';
import { refusalError, useWrite } from './write.ts';

/** Whether this browser knows passkeys, and how they are written as JSON. */
export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function' && 'parseRequestOptionsFromJSON' in PublicKeyCredential;
}

/** What the browser gave; undefined where the person turned its question down, or let it run out. */
async function answerOf<Answer>(question: Promise<Credential | null>): Promise<Answer | undefined> {
  try {
    const credential = await question;
    return credential instanceof PublicKeyCredential ? (credential.toJSON() as Answer) : undefined;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotAllowedError') return undefined;
    throw error;
  }
}

/** Has the browser use a passkey; undefined where the person turned that down. */
export function askForPasskey(request: PasskeyRequest): Promise<UsedPasskey | undefined> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(request);
  return answerOf(navigator.credentials.get({ publicKey }));
}

/** Has the browser make a passkey; undefined where the person turned that down. */
async function makePasskey(creation: PasskeyCreation): Promise<PasskeyInput['credential'] | undefined> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(creation);
  try {
    return await answerOf(navigator.credentials.create({ publicKey }));
  } catch (error) {
    const isKnown = error instanceof DOMException && error.name === 'InvalidStateError';
    throw isKnown ? refusalError({ code: 'DUPLICATE', message: 'This device has a passkey of your account already.' }) : error;
  }
}

/** The own passkeys, and what can be done about them. */
export interface OwnPasskeys extends Read<Passkey[]> {
  /** Has the browser make one, and adds it; false where the person turned the browser down. Undefined where the browser knows none. */
  readonly add: ((input: PasskeyNameInput) => Promise<boolean>) | undefined;
  /** Removes one; the list no longer has it. */
  readonly remove: (id: string) => Promise<unknown>;
}

/** Has the browser make a passkey, and adds it; undefined where the browser knows none. */
export function useAddPasskey(): OwnPasskeys['add'] {
  const client = useClient();
  const write = useWrite();
  const add = async ({ name }: PasskeyNameInput) => {
    const credential = await makePasskey(await client.call(passkeys.askToAdd));
    if (!credential) return false;
    await write([passkeys.add, { body: { name, credential } }], {
      patch: (added) => ({ keys: keys.passkeys, change: (known: Passkey[]) => [added, ...known] }),
      // An office that waited for it sees more than what was read before.
      refresh: [() => true],
    });
    return true;
  };
  return hasPasskeys() ? add : undefined;
}

/** Reads the own passkeys anew whenever they are shown. */
export function usePasskeys(): OwnPasskeys {
  const write = useWrite();
  const read = useRead(keys.passkeys, [passkeys.own]);
  const remove = (id: string) =>
    write([passkeys.remove, { params: { id } }], {
      patch: () => ({ keys: keys.passkeys, change: (known: Passkey[]) => known.filter((passkey) => passkey.id !== id) }),
      refresh: [keys.reauthentication],
      refreshAfter: () => [keys.passkeys],
    });
  return { ...read, add: useAddPasskey(), remove };
}

/**
 * Signs in with whichever passkey the person chooses, in the other tabs too, and gives who that is; undefined where the person turned the
 * browser down.
 */
export function useSignInWithPasskey(): () => Promise<User | undefined> {
  const client = useClient();
  const recordUser = useRecordUser();
  return async () => {
    const credential = await askForPasskey(await client.call(passkeys.askToSignIn));
    if (!credential) return undefined;
    const { user } = await client.call(passkeys.signIn, { body: { credential } });
    recordUser(user);
    return user;
  };
}
