import { accounts } from '@quad/api-client/contract';
import { ACCOUNT_TEXTS } from '@quad/domain/messages';
import { accept } from '@quad/domain/refusals';
import { type Server, serve, servePublic } from '../../plugins/endpoints.ts';
import type { Limit } from '../../plugins/rateLimit.ts';
import { startSession } from '../../plugins/session.ts';
import { toUser } from './accounts.service.ts';
import { checkVerificationLink, sendVerificationLink, verifyByLink } from './emailVerification.service.ts';
import { DEAD_LINK } from './links.service.ts';
import { requesterOf } from './requester.ts';

const MINUTE_MS = 60_000;
const LINK_ATTEMPTS: Limit = { name: 'proof.address', attempts: 20, windowMs: MINUTE_MS };
/** The same limit as for links to set a password. */
const MAILS_PER_PERSON: Limit = { name: 'proof.account', attempts: 3, windowMs: 60 * MINUTE_MS };

/** Verification of an account's e-mail address (access A12 to A14). */
export function emailVerificationRoutes(server: Server): void {
  serve(
    server,
    accounts.sendProofLink,
    async ({ context, actor }) => {
      const sent = await sendVerificationLink(context, actor);
      return sent.ok ? accept({ message: ACCOUNT_TEXTS.linkSent }) : sent;
    },
    { limit: MAILS_PER_PERSON },
  );

  servePublic(
    server,
    accounts.checkProofLink,
    async ({ context, actor, params, request }) => {
      const checked = await checkVerificationLink(context, params, requesterOf(context, request, actor));
      return checked.ok ? accept({ message: `${ACCOUNT_TEXTS.confirmTitle}.`, is_registrant: checked.value.isSignedIn }) : checked;
    },
    { limit: LINK_ATTEMPTS, unreadable: DEAD_LINK },
  );

  servePublic(
    server,
    accounts.proveMailbox,
    async ({ context, actor, params, body, request, reply }) => {
      const requester = requesterOf(context, request, actor);
      const proven = await verifyByLink(context, params, { requester, address: request.ip, choice: body });
      if (!proven.ok) return proven;
      const { user, isTakenOver } = proven.value;
      if (isTakenOver && !(await startSession(context, request, reply, user))) return DEAD_LINK;
      return accept({ message: ACCOUNT_TEXTS.addressConfirmed, user: toUser(user, context.config) });
    },
    { limit: LINK_ATTEMPTS, unreadable: DEAD_LINK },
  );
}
