import { createHash, randomBytes } from 'node:crypto';
import { roleWithRights } from '@quad/domain/access';
import {
  CONFIRMED_MINUTES,
  isConfirmed,
  passkeyRequirement,
  REAUTHENTICATION_METHODS,
  type ReauthenticationMethod,
} from '@quad/domain/accounts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Actor, Context } from '../context.ts';
import type { Database } from '../db/connection.ts';
import { newId } from '../db/ids.ts';
import { describeDevice } from './device.ts';
import {
  deleteAllOf,
  deleteAtProvider,
  deleteByToken,
  deleteOpen,
  deleteOthersOf,
  deleteOver,
  findByToken,
  findOpen,
  findProviderSession,
  insertSession,
  lockAccount,
  lockCredentials,
  type OpenAt,
  type OwnAccount,
  type ProviderSessions,
  type SessionRow,
  saveReauthentication,
} from './session.repo.ts';
import { recordUse } from './sessionUses.ts';

const HOUR_MS = 3_600_000;
const IDLE_MS = 12 * HOUR_MS;
const ABSOLUTE_MS = 7 * 24 * HOUR_MS;
/** The last use of a session is stored at most every five minutes, not at every request. */
const NOTE_AFTER_MS = 5 * 60_000;

export interface Session {
  readonly tokenHash: string;
  readonly actor: Actor;
  /** The person's account, read together with the session. */
  readonly account: OwnAccount;
  /** The sign-in provider that opened the session. Null for none. */
  readonly provider: string | null;
}

/** Over https, the __Host- prefix makes the browser accept the cookie from this very host only. */
export function cookieName({ serverUrl }: Config): string {
  return isSecure(serverUrl) ? '__Host-quad' : 'quad';
}

/** Returns the session of a request. Undefined for a missing, forged or expired one. Role and unit are read every time. */
export async function findSession(context: Context, request: FastifyRequest): Promise<Session | undefined> {
  const token = request.cookies[cookieName(context.config)];
  if (!token) return undefined;
  const tokenHash = hashToken(token);
  const now = context.clock();
  const row = await findByToken(context.db, context.instituteId, tokenHash, openAt(now));
  if (!row) return undefined;
  if (now.getTime() - row.lastSeenAt.getTime() > NOTE_AFTER_MS) recordUse(request, context, tokenHash, now);
  // A role that has ended no longer counts, even before it is revoked.
  const account = row.user.roleUntil && row.user.roleUntil <= now ? { ...row.user, role: 'STUDENT' } : row.user;
  const { id, email, role, ...user } = account;
  const rights = { role: roleWithRights(role, row.unit !== null), isAdministrator: user.administratorSince !== null };
  const { hasPasskey, passkeyUsedAt, provider } = row;
  const demand = context.config.passkeysRequired
    ? passkeyRequirement({ ...rights, hasPasskey, hasUsedPasskey: passkeyUsedAt !== null, isByProvider: provider !== null })
    : undefined;
  return {
    tokenHash,
    account,
    provider,
    actor: {
      userId: id,
      role: rights.role,
      storedRole: role,
      username: email,
      name: user.name,
      rollNumber: user.rollNumber ?? undefined,
      unit: row.unit ?? undefined,
      onboardingComplete: user.onboardingComplete,
      isUnverified: !user.emailVerified,
      requiresVerification: requiresVerification(context.config, user),
      isAdministrator: rights.isAdministrator,
      // A password alone must not add or remove passkeys either, since that would bypass the demand.
      reauthentication: demand === 'use' ? { ways: ['passkey'], until: null } : reauthenticationOf(row, now),
      ...(demand && {
        ...{ role: 'STUDENT', storedRole: 'STUDENT', unit: undefined, isAdministrator: false },
        withheld: { ...rights, until: demand },
      }),
    },
  };
}

/** What an account can reauthenticate with, and when this session has done so. */
interface ReauthenticationState {
  readonly hasPasskey: boolean;
  readonly hasPassword: boolean;
  readonly confirmedAt: Date | null;
  readonly createdAt: Date;
}

/** Returns the ways to reauthenticate, and until when the last one counts. An account without any reauthenticates by signing in. */
function reauthenticationOf(
  { hasPasskey, hasPassword, confirmedAt, createdAt }: ReauthenticationState,
  now: Date,
): Actor['reauthentication'] {
  const has = { passkey: hasPasskey, password: hasPassword };
  const ways = REAUTHENTICATION_METHODS.filter((way) => has[way]);
  const at = ways.length > 0 ? confirmedAt : createdAt;
  return { ways, until: at && isConfirmed(at, now) ? confirmedUntil(at) : null };
}

function confirmedUntil(at: Date): Date {
  return new Date(at.getTime() + CONFIRMED_MINUTES * 60_000);
}

/**
 * Whether the e-mail address has to be verified before anything else. Accounts that were onboarded before this was required continue
 * without further rights.
 */
export function requiresVerification(
  { emailProof }: Pick<Config, 'emailProof'>,
  { emailVerified, emailClaimed }: { readonly emailVerified: boolean; readonly emailClaimed: boolean },
): boolean {
  return emailProof === 'before-onboarding' && emailClaimed && !emailVerified;
}

/** The user that was found when the password, passkey or provider was checked. */
interface CheckedUser {
  readonly id: string;
  readonly passwordHash: string | null;
  /** Left out only where nobody else can change the account. */
  readonly email?: string;
}

/** The browser that signs in: its user agent and its previous session. */
interface Device {
  readonly userAgent?: string | undefined;
  readonly previousToken?: string | undefined;
  /** How the owner has authenticated just now. Left out when a sign-in provider vouches for them. */
  readonly shownBy?: ReauthenticationMethod | undefined;
  /** The sign-in provider that opens the session. */
  readonly provider?: string | undefined;
  /** The id of the session at that provider, if it is a SAML one. */
  readonly providerSession?: SessionRow['providerSession'] | undefined;
}

/** Starts a session for a person and sends its cookie. False when the account has changed since the check. */
export async function startSession(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  user: CheckedUser,
  how: Pick<Device, 'shownBy' | 'provider' | 'providerSession'> = {},
): Promise<boolean> {
  const name = cookieName(context.config);
  const device = { userAgent: request.headers['user-agent'], previousToken: request.cookies[name], ...how };
  const token = await openSession(context, user, device);
  if (token) reply.setCookie(name, token, { ...cookieOptions(context.config), maxAge: ABSOLUTE_MS / 1000 });
  return token !== undefined;
}

/**
 * Opens a session and returns the value of its cookie. The browser's previous session ends, so that every login has a new id. Returns
 * undefined without opening a session when the password or the address was changed or the account disabled since the check: that ended all
 * sessions, and this one must not follow.
 */
export async function openSession(
  context: Pick<Context, 'db' | 'clock' | 'instituteId'>,
  { id: userId, passwordHash, email }: CheckedUser,
  { userAgent, previousToken, shownBy, provider, providerSession }: Device = {},
): Promise<string | undefined> {
  const now = context.clock();
  const token = randomBytes(32).toString('base64url');
  const isOpen = await context.db.transaction(async (tx) => {
    const user = await lockCredentials(tx, context.instituteId, userId);
    if (!user || user.passwordHash !== passwordHash || user.disabledAt) return false;
    if (email !== undefined && user.email !== email) return false;
    if (previousToken) await deleteByToken(tx, context.instituteId, hashToken(previousToken));
    await insertSession(tx, {
      instituteId: context.instituteId,
      tokenHash: hashToken(token),
      id: newId(now),
      userId,
      device: describeDevice(userAgent),
      createdAt: now,
      lastSeenAt: now,
      expiresAt: new Date(now.getTime() + ABSOLUTE_MS),
      confirmedAt: shownBy ? now : null,
      passkeyUsedAt: shownBy === 'passkey' ? now : null,
      provider: provider ?? null,
      providerSession: providerSession ?? null,
    });
    return true;
  });
  return isOpen ? token : undefined;
}

/**
 * Whether the person of a request has not been erased since their session was checked. Until the transaction ends they cannot be, so that
 * what it stores is erased too.
 */
export async function lockActor(tx: Database, { instituteId }: Pick<Context, 'instituteId'>, userId: string): Promise<boolean> {
  const account = await lockAccount(tx, instituteId, userId);
  return !account?.erasedAt;
}

/** Stores that the person has reauthenticated in this session, and by what. Returns until when that counts. */
export async function confirmSession(
  { db, clock, instituteId }: Context,
  { tokenHash }: Pick<Session, 'tokenHash'>,
  by: ReauthenticationMethod,
): Promise<Date> {
  const now = clock();
  await saveReauthentication(db, instituteId, tokenHash, { confirmedAt: now, ...(by === 'passkey' && { passkeyUsedAt: now }) });
  return confirmedUntil(now);
}

/** Stores that a passkey was added in this session, which counts as its use. */
export function recordPasskeyUse(
  tx: Database,
  { clock, instituteId }: Pick<Context, 'clock' | 'instituteId'>,
  tokenHash: string,
): Promise<void> {
  return saveReauthentication(tx, instituteId, tokenHash, { passkeyUsedAt: clock() });
}

/** Ends the session of a request, if any, and clears its cookie. */
export async function stopSession(context: Context, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const token = request.cookies[cookieName(context.config)];
  if (token) await deleteByToken(context.db, context.instituteId, hashToken(token));
  clearSessionCookie(context, reply);
}

/** Clears the cookie of an ended session. */
export function clearSessionCookie({ config }: Pick<Context, 'config'>, reply: FastifyReply): void {
  reply.clearCookie(cookieName(config), cookieOptions(config));
}

/** A person's open sessions, the most recently used first. */
export function openSessionsOf(
  { db, clock, instituteId }: Pick<Context, 'db' | 'clock' | 'instituteId'>,
  userId: string,
): Promise<SessionRow[]> {
  return findOpen(db, instituteId, userId, openAt(clock()));
}

/** Ends one of a person's sessions and returns the hash of its token. Undefined when it is expired or not theirs. */
export function endOpenSession(
  tx: Database,
  { clock, instituteId }: Pick<Context, 'clock' | 'instituteId'>,
  own: Pick<SessionRow, 'userId' | 'id'>,
): Promise<string | undefined> {
  return deleteOpen(tx, { instituteId, ...own }, openAt(clock()));
}

/** The id that a SAML provider gave to its session behind this one. Undefined for other sessions. */
export async function providerSessionOf(
  { db, instituteId }: Pick<Context, 'db' | 'instituteId'>,
  tokenHash: string,
): Promise<NonNullable<SessionRow['providerSession']> | undefined> {
  return (await findProviderSession(db, instituteId, tokenHash)) ?? undefined;
}

/** Ends the sessions that a provider names, or all that it opened for the person if it names none. Returns how many per person. */
export function endSessionsAt(
  tx: Database,
  { instituteId }: Pick<Context, 'instituteId'>,
  named: ProviderSessions,
): Promise<ReadonlyMap<string, number>> {
  return deleteAtProvider(tx, instituteId, named);
}

/** Ends every session of a person, in the caller's transaction. Returns how many there were. */
export function endSessions(tx: Database, { instituteId }: Pick<Context, 'instituteId'>, userId: string): Promise<number> {
  return deleteAllOf(tx, instituteId, userId);
}

/** Ends every session of a person except their current one. Returns how many there were. */
export function endOtherSessions(
  tx: Database,
  { instituteId }: Pick<Context, 'instituteId'>,
  { userId, tokenHash }: { readonly userId: string; readonly tokenHash: string },
): Promise<number> {
  return deleteOthersOf(tx, instituteId, userId, tokenHash);
}

/** Deletes expired sessions. */
export function purgeSessions({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  return deleteOver(db, openAt(clock()));
}

function openAt(now: Date): OpenAt {
  return { now, usedAfter: new Date(now.getTime() - IDLE_MS) };
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Whether browsers reach the server over https. */
export function isSecure(serverUrl: string): boolean {
  return serverUrl.startsWith('https:');
}

/** Attributes of all cookies: not readable by scripts and not sent by other sites. */
export function cookieOptions({ serverUrl }: Config) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(serverUrl) } as const;
}
