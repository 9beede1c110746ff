import type { ChangePasswordInput } from '@quad/domain/accounts';
import { accept, type Result, refuse } from '@quad/domain/refusals';
import type { Actor, Context } from '../../context.ts';
import { enqueueMail } from '../../mail/mailQueue.ts';
import { networkOf } from '../../plugins/address.ts';
import { passkeyRefusal } from '../../plugins/guard.ts';
import { endOtherSessions } from '../../plugins/session.ts';
import { auditedTransaction } from '../audit/audit.service.ts';
import { lockById, updateUser } from './accounts.repo.ts';
import { checkOwnPassword, WRONG_PASSWORD } from './credentials.service.ts';
import { dropLinks } from './links.repo.ts';
import { refuseGuessable } from './passwordRules.ts';
import { hashPassword, queueHashing } from './passwords.ts';
import { revokePersonalUrls } from './personalUrls.service.ts';
import { PASSWORDS_OFF } from './providers.service.ts';

interface PasswordChange {
  readonly actor: Pick<Actor, 'userId' | 'username' | 'withheld'>;
  readonly input: ChangePasswordInput;
  /** The session that is not ended. */
  readonly tokenHash: string;
  /** IP address of the request. */
  readonly address: string;
  /** Called with the seconds to wait after too many attempts. */
  readonly onWait: (seconds: number) => void;
}

const NOT_CURRENT = refuse('INVALID', WRONG_PASSWORD, { current_password: WRONG_PASSWORD });

/**
 * Sets a new password for a signed-in person who enters the current one. Ends every other session, the personal URLs and mailed links, and
 * notifies the owner by mail.
 */
export async function changePassword(
  context: Context,
  { actor, input, tokenHash, address, onWait }: PasswordChange,
): Promise<Result<true>> {
  const { config, instituteId } = context;
  const { userId } = actor;
  if (!config.passwordSignIn) return PASSWORDS_OFF;
  // Somebody who only knows the password must not lock out an office holder.
  if (actor.withheld?.until === 'use') return { ok: false, refusal: passkeyRefusal('use') };
  const checked = await checkOwnPassword(context, { actor, password: input.current_password, address, onWait });
  if (!checked.ok) return checked.refusal.code === 'INVALID' ? NOT_CURRENT : checked;
  const strong = await refuseGuessable(config.institute, checked.value, input.password);
  if (!strong.ok) return strong;
  const hashed = await queueHashing(networkOf(address), () => hashPassword(input.password));
  if (!hashed.ok) return hashed;
  return auditedTransaction(context, { actor }, async (tx) => {
    const user = await lockById(tx, instituteId, userId);
    // A concurrent change came first, so the entered password is no longer the current one.
    if (!user || user.passwordHash !== checked.value.passwordHash) return NOT_CURRENT;
    const sessions = await endOtherSessions(tx, context, { userId, tokenHash });
    await revokePersonalUrls(tx, context, { userId, actorId: userId });
    await updateUser(tx, user, { passwordHash: hashed.value, updatedAt: context.clock() });
    await dropLinks(tx, { instituteId, userId });
    await enqueueMail(tx, context, { kind: 'password-changed', recipientId: userId });
    return accept({ value: true, audit: { action: 'account.change-password', subjectId: userId, detail: { sessions } } });
  });
}
