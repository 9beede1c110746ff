import { contextWords, isGuessablePassword } from '@quad/domain/accounts';
import type { Institute } from '@quad/domain/institute';
import { ACCOUNT_TEXTS } from '@quad/domain/messages';
import { accept, type Result, refuse } from '@quad/domain/refusals';
import { COMMON_PASSWORD_WORDS } from './commonPasswords.ts';

/** The account that the password is for. */
export interface PasswordOwner {
  readonly name: string;
  readonly email: string;
}

/**
 * Refuses a password that is easy to guess, or one of the 49,000 most common in data breaches. The list is part of a package, so no service
 * is called. `NewPassword` checks the length before.
 */
export async function refuseGuessable(institute: Institute, { name, email }: PasswordOwner, password: string): Promise<Result<undefined>> {
  const words = contextWords(name, email, institute.name, institute.domain, institute.portalTitle);
  const isGuessable =
    isGuessablePassword({ password, commonWords: COMMON_PASSWORD_WORDS, contextWords: words }) || (await isBreached(password));
  const text = ACCOUNT_TEXTS.passwordGuessable;
  return isGuessable ? refuse('INVALID', text, { password: text }) : accept(undefined);
}

let breached: Promise<ReadonlySet<string>> | undefined;

/** Loads the list when the first password is set, to keep it out of the start. */
async function isBreached(password: string): Promise<boolean> {
  breached ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']));
  return (await breached).has(password.normalize('NFKC').toLowerCase());
}
