import { contextWords, isGuessablePassword } from '@quad/domain/accounts';
import type { Institute } from '@quad/domain/institute';
import { ACCOUNT_TEXTS } from '@quad/domain/messages';
import { accept, type Outcome, refuse } from '@quad/domain/refusals';
import { COMMON_PASSWORD_WORDS } from './commonPasswords.ts';

/** Whose password it is to be. */
export interface PasswordOwner {
  readonly name: string;
  readonly email: string;
}

/** Refuses a password that is easy to guess. Its length is checked before, by `NewPassword`. */
export function refuseGuessable(institute: Institute, { name, email }: PasswordOwner, password: string): Outcome<undefined> {
  const words = contextWords(name, email, institute.name, institute.domain, institute.portalTitle);
  const isGuessable = isGuessablePassword({ password, commonWords: COMMON_PASSWORD_WORDS, contextWords: words });
  const text = ACCOUNT_TEXTS.passwordGuessable;
  return isGuessable ? refuse('INVALID', text, { password: text }) : accept(undefined);
}
