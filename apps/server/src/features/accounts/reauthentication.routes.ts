import { security } from '@quad/api-client/contract';
import type { Reauthentication } from '@quad/domain/accounts';
import { accept } from '@quad/domain/refusals';
import type { Actor } from '../../context.ts';
import { type Server, serve } from '../../plugins/endpoints.ts';
import { passkeyRefusal } from '../../plugins/guard.ts';
import { confirmSession } from '../../plugins/session.ts';
import { checkOwnPassword } from './credentials.service.ts';

/** Reauthentication before a sensitive action (access A19). */
export function reauthenticationRoutes(server: Server): void {
  serve(server, security.reauthentication, async ({ actor: { reauthentication } }) =>
    accept(toReauthentication(reauthentication, reauthentication.until)),
  );

  serve(server, security.reauthenticate, async ({ context, actor, body, request, reply }) => {
    // A password is not enough: the rights of the office require a passkey.
    if (actor.withheld?.until === 'use') return { ok: false, refusal: passkeyRefusal('use') };
    const checked = await checkOwnPassword(context, {
      actor,
      password: body.password,
      address: request.ip,
      onWait: (seconds) => reply.header('retry-after', seconds),
    });
    if (!checked.ok) return checked;
    if (!request.session) throw new Error('Somebody showed again who they are without a session.');
    return accept(toReauthentication(actor.reauthentication, await confirmSession(context, request.session, 'password')));
  });
}

/** The state of reauthentication in the format of the contract. */
export function toReauthentication({ ways }: Actor['reauthentication'], until: Date | null): Reauthentication {
  return { ways: [...ways], until: until?.toISOString() ?? null };
}
