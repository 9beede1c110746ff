import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor, Context } from '../../context.ts';
import { cookieName, cookieOptions } from '../../plugins/session.ts';

/** The time in which a person is expected to open the mail. */
const REMEMBERED_SECONDS = 30 * 24 * 60 * 60;

/** The browser that makes a request: its session, and the registration that it remembers. */
export interface Requester {
  readonly userId: string | undefined;
  readonly registrantHash: string | undefined;
}

export function requesterOf({ config }: Context, request: FastifyRequest, actor: Actor | undefined): Requester {
  const token = request.cookies[registrantCookie(config)];
  return { userId: actor?.userId, registrantHash: token ? hashOf(token) : undefined };
}

/** A token for the browser that registers, and its hash. It grants no access. */
export function newRegistrant(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashOf(token) };
}

/**
 * Stores in a cookie that this browser registered, beyond a sign-out. It distinguishes the registrant from somebody else when the address
 * is verified later.
 */
export function rememberRegistrant({ config }: Context, reply: FastifyReply, token: string): void {
  reply.setCookie(registrantCookie(config), token, { ...cookieOptions(config), maxAge: REMEMBERED_SECONDS });
}

function registrantCookie(config: Context['config']): string {
  return `${cookieName(config)}-registrant`;
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
