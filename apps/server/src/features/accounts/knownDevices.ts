import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { deriveKey, keyedHash } from '../../keys/keys.ts';
import { cookieName, cookieOptions } from '../../plugins/session.ts';

const REMEMBERED_SECONDS = 180 * 24 * 60 * 60;
/** How many accounts a browser is remembered for. The least recently used one is dropped. */
const MAX_ACCOUNTS = 3;

type DeviceContext = Pick<Context, 'config' | 'instituteId' | 'keys'>;

/**
 * Returns the id of a browser in which somebody has signed in to the account before. Its attempts are counted separately, so that password
 * guessing elsewhere does not lock the owner out. It grants no access.
 */
export function knownDevice(context: DeviceContext, request: FastifyRequest, email: string): string | undefined {
  const found = marksOf(context, request).find((mark) => isOf(context, mark, email));
  return found?.split('.')[0];
}

/** Makes the browser known for an account. */
export function rememberDevice(context: DeviceContext, request: FastifyRequest, reply: FastifyReply, email: string): void {
  const others = marksOf(context, request).filter((mark) => !isOf(context, mark, email));
  const id = randomBytes(16).toString('base64url');
  const marks = [`${id}.${sealOf(context, id, email)}`, ...others].slice(0, MAX_ACCOUNTS);
  reply.setCookie(deviceCookie(context), marks.join('~'), { ...cookieOptions(context.config), maxAge: REMEMBERED_SECONDS });
}

function marksOf(context: DeviceContext, request: FastifyRequest): string[] {
  return (request.cookies[deviceCookie(context)] ?? '').split('~').slice(0, MAX_ACCOUNTS);
}

function isOf(context: DeviceContext, mark: string, email: string): boolean {
  const [id = '', seal = ''] = mark.split('.');
  const [received, expected] = [Buffer.from(seal), Buffer.from(sealOf(context, id, email))];
  return received.length === expected.length && timingSafeEqual(received, expected);
}

function sealOf({ instituteId, keys }: DeviceContext, id: string, email: string): string {
  return keyedHash(deriveKey(keys.audit, 'known devices'), [instituteId, email.trim().toLowerCase(), id]);
}

function deviceCookie({ config }: Pick<Context, 'config'>): string {
  return `${cookieName(config)}-device`;
}
