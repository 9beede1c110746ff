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
 * What stops a mail without signing in: whose mails of what, and a keyed hash that nobody else can make. It stays good, as a mail does,
 * and is stored nowhere.
 */
export function unsubscribeToken(context: Keyed, userId: string, what: Stoppable): string {
  const id = Buffer.from(userId.replaceAll('-', ''), 'hex');
  return Buffer.concat([id, macOf(context, id, what), Buffer.from(what)]).toString('base64url');
}

/** What a token stands for; undefined for one that this server has not made. */
export function openToken(context: Keyed, token: string): { userId: string; what: Stoppable } | undefined {
  const bytes = Buffer.from(token, 'base64url');
  const id = bytes.subarray(0, ID_BYTES);
  const what = STOPPABLE.find((each) => each === bytes.subarray(ID_BYTES + MAC_BYTES).toString());
  if (!what || !timingSafeEqual(bytes.subarray(ID_BYTES, ID_BYTES + MAC_BYTES), macOf(context, id, what))) return undefined;
  return { userId: id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'), what };
}

/** Where such mails are stopped. */
export function stopUrl(context: Keyed & Pick<Context, 'config'>, userId: string, what: Stoppable): string {
  return `${context.config.serverUrl}/api/notifications/unsubscribe/${unsubscribeToken(context, userId, what)}`;
}
