import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Context } from '../../context.ts';
import { deriveKey } from '../../keys/keys.ts';
import { STOPPABLE, type Stoppable } from './preferences.service.ts';

type Keyed = Pick<Context, 'instituteId' | 'keys'>;

const ID_BYTES = 16;
const MAC_BYTES = 32;

function macOf({ instituteId, keys }: Keyed, id: Buffer, what: Stoppable): Buffer {
  return createHmac('sha256', deriveKey(keys.audit, 'unsubscribing'))
    .update(JSON.stringify([instituteId, id.toString('hex'), what]))
    .digest();
}

/**
 * Creates a token that unsubscribes without signing in: the user, the topic and a MAC. It does not expire, because mails do not, and is not
 * stored.
 */
export function unsubscribeToken(context: Keyed, userId: string, what: Stoppable): string {
  const id = Buffer.from(userId.replaceAll('-', ''), 'hex');
  return Buffer.concat([id, macOf(context, id, what), Buffer.from(what)]).toString('base64url');
}

/** Decodes a token; undefined if this server did not create it. */
export function openToken(context: Keyed, token: string): { userId: string; what: Stoppable } | undefined {
  const bytes = Buffer.from(token, 'base64url');
  const id = bytes.subarray(0, ID_BYTES);
  const what = STOPPABLE.find((each) => each === bytes.subarray(ID_BYTES + MAC_BYTES).toString());
  if (!what || !timingSafeEqual(bytes.subarray(ID_BYTES, ID_BYTES + MAC_BYTES), macOf(context, id, what))) return undefined;
  return { userId: id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'), what };
}

/** The unsubscribe link of a mail. */
export function stopUrl(context: Keyed & Pick<Context, 'config'>, userId: string, what: Stoppable): string {
  return `${context.config.serverUrl}/api/notifications/unsubscribe/${unsubscribeToken(context, userId, what)}`;
}
