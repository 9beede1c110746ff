import { accounts } from '@quad/api-client/contract';
import { ACCOUNT_TEXTS } from '@quad/domain/messages';
import { accept } from '@quad/domain/refusals';
import { type Server, servePublic } from '../../plugins/endpoints.ts';
import { type Limit, perAddress } from '../../plugins/rateLimit.ts';
import { clearSessionCookie } from '../../plugins/session.ts';
import { rememberDevice } from './knownDevices.ts';
import { DEAD_LINK, type MailedLink } from './links.service.ts';
import { requesterOf } from './requester.ts';
import { checkResetLink, requestReset, resetPassword } from './resets.service.ts';

const MINUTE_MS = 60_000;
const LINK_ATTEMPTS: Limit = { name: 'reset.address', attempts: 20, windowMs: MINUTE_MS };

const toLink = ({ id, resetToken }: { id: string; resetToken: string }): MailedLink => ({ id, token: resetToken });

/** Password reset (access A4 to A6). */
export function resetRoutes(server: Server): void {
  servePublic(
    server,
    accounts.forgotPassword,
    async ({ context, body }) => {
      const requested = await requestReset(context, body.email);
      return requested.ok ? accept({ message: ACCOUNT_TEXTS.resetLinkSent }) : requested;
    },
    { limit: perAddress('forgot.address') },
  );

  servePublic(
    server,
    accounts.verifyReset,
    async ({ context, params }) => {
      const checked = await checkResetLink(context, toLink(params));
      return checked.ok ? accept({ message: 'Choose a new password.' }) : checked;
    },
    { limit: LINK_ATTEMPTS, unreadable: DEAD_LINK },
  );

  servePublic(
    server,
    accounts.resetPassword,
    async ({ context, actor, params, body, request, reply }) => {
      const choice = { password: body.password, address: request.ip, requester: requesterOf(context, request, actor) };
      const reset = await resetPassword(context, toLink(params), choice);
      if (!reset.ok) return reset;
      clearSessionCookie(context, reply);
      // Whoever has the mailbox owns the account.
      rememberDevice(context, request, reply, reset.value.email);
      return accept({ message: ACCOUNT_TEXTS.passwordReset });
    },
    { limit: LINK_ATTEMPTS, unreadable: DEAD_LINK },
  );
}
