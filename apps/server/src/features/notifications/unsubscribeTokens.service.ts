import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Context } from '../../context.ts';
import { deriveKey } from '../../keys/keys.ts';
import { MAIL_SUBSCRIPTIONS, type MailSubscription } from './preferences.service.ts';

type TokenContext = Pick<Context, 'instituteId' | 'keys'>;

const ID_BYTES = 16;
const MAC_BYTES = 32;

function macOf({ instituteId, keys }: TokenContext, id: Buffer, subscription: MailSubscription): Buffer {
  return createHmac('sha256', deriveKey(keys.audit, 'unsubscribing'))
    .update(JSON.stringify([instituteId, id.toString('hex'), subscription]))
    .digest();
}

/**
 * Creates a token that unsubscribes without signing in: the user, the topic and a MAC. It does not expire, because mails do not, and is not
 * stored.
 */
export function unsubscribeToken(context: TokenContext, userId: string, subscription: MailSubscription): string {
  const id = Buffer.from(userId.replaceAll('-', ''), 'hex');
  return Buffer.concat([id, macOf(context, id, subscription), Buffer.from(subscription)]).toString('base64url');
}

/** Decodes a token; undefined if this server did not create it. */
export function readUnsubscribeToken(context: TokenContext, token: string): { userId: string; subscription: MailSubscription } | undefined {
  const bytes = Buffer.from(token, 'base64url');
  const id = bytes.subarray(0, ID_BYTES);
  const subscription = MAIL_SUBSCRIPTIONS.find((each) => each === bytes.subarray(ID_BYTES + MAC_BYTES).toString());
  if (!subscription || !timingSafeEqual(bytes.subarray(ID_BYTES, ID_BYTES + MAC_BYTES), macOf(context, id, subscription))) return undefined;
  return { userId: id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'), subscription };
}

/** The unsubscribe link of a mail. */
export function unsubscribeUrl(context: TokenContext & Pick<Context, 'config'>, userId: string, subscription: MailSubscription): string {
  return `${context.config.serverUrl}/api/notifications/unsubscribe/${unsubscribeToken(context, userId, subscription)}`;
}
