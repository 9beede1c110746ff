import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor, Context } from '../../context.ts';
import { cookieName, cookieOptions } from '../../plugins/session.ts';

/** As long as somebody may take to look into the mailbox. */
const REMEMBERED_SECONDS = 30 * 24 * 60 * 60;

/** Who asks, as far as the browser tells: whose session it has, and which registration it remembers. */
export interface Requester {
  readonly userId: string | undefined;
  readonly registrantHash: string | undefined;
}

export function requesterOf({ config }: Context, request: FastifyRequest, actor: Actor | undefined): Requester {
  const token = request.cookies[registrantCookie(config)];
  return { userId: actor?.userId, registrantHash: token ? hashOf(token) : undefined };
}

/** What a browser is to remember of a registration, and the hash to know it by. It opens nothing. */
export function newRegistrant(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashOf(token) };
}

/** Lets the browser remember that it registered, also after signing out: it tells whoever proves the mailbox later from somebody else. */
export function rememberRegistrant({ config }: Context, reply: FastifyReply, token: string): void {
  reply.setCookie(registrantCookie(config), token, { ...cookieOptions(config), maxAge: REMEMBERED_SECONDS });
}

function registrantCookie(config: Context['config']): string {
  return `${cookieName(config)}-registrant`;
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
