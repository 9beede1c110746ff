import { createHash, randomBytes } from 'node:crypto';
import { roleWithRights } from '@quad/domain/access';
import { CONFIRMED_MINUTES, demandedPasskey, isConfirmed, REAUTHENTICATION_WAYS, type ReauthenticationWay } from '@quad/domain/accounts';
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
  lockCredentials,
  type OpenAt,
  type OwnAccount,
  type ProviderSessions,
  type SessionRow,
  saveShown,
} from './session.repo.ts';
import { noteUse } from './sessionUses.ts';

const HOUR_MS = 3_600_000;
const IDLE_MS = 12 * HOUR_MS;
const ABSOLUTE_MS = 7 * 24 * HOUR_MS;
/** A session that is in use is noted every five minutes, not at every request. */
const NOTE_AFTER_MS = 5 * 60_000;

export interface Session {
  readonly tokenHash: string;
  readonly actor: Actor;
  /** The person's account as it was read with the session. */
  readonly account: OwnAccount;
  /** The provider of the institute that it was opened by; null for none. */
  readonly provider: string | null;
}

/** Over https the name's prefix makes the browser refuse the cookie from anywhere but this very host. */
export function cookieName({ serverUrl }: Config): string {
  return isSecure(serverUrl) ? '__Host-quad' : 'quad';
}

/** The session of a request; undefined for a missing, forged or expired one. Role and unit are read again every time. */
export async function findSession(context: Context, request: FastifyRequest): Promise<Session | undefined> {
  const token = request.cookies[cookieName(context.config)];
  if (!token) return undefined;
  const tokenHash = hashToken(token);
  const now = context.clock();
  const row = await findByToken(context.db, context.instituteId, tokenHash, openAt(now));
  if (!row) return undefined;
  if (now.getTime() - row.lastSeenAt.getTime() > NOTE_AFTER_MS) noteUse(request, context, tokenHash, now);
  // A role that has ended counts no longer, whether or not it has been taken back yet.
  const account = row.user.roleUntil && row.user.roleUntil <= now ? { ...row.user, role: 'STUDENT' } : row.user;
  const { id, email, role, ...user } = account;
  const rights = { role: roleWithRights(role, row.unit !== null), isAdministrator: user.administratorSince !== null };
  const { hasPasskey, passkeyUsedAt, provider } = row;
  const demand = context.config.passkeysRequired
    ? demandedPasskey({ ...rights, hasPasskey, hasUsedPasskey: passkeyUsedAt !== null, isByProvider: provider !== null })
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
      isUnproven: !user.emailVerified,
      awaitsProof: awaitsProof(context.config, user),
      isAdministrator: rights.isAdministrator,
      // Nor does a password alone add a passkey beside those that are there, or remove one: it would get round the demand.
      reauthentication: demand === 'use' ? { ways: ['passkey'], until: null } : reauthenticationOf(row, now),
      ...(demand && {
        ...{ role: 'STUDENT', storedRole: 'STUDENT', unit: undefined, isAdministrator: false },
        withheld: { ...rights, until: demand },
      }),
    },
  };
}

/** By what an account can show whose it is, and when this session has shown it. */
interface Shows {
  readonly hasPasskey: boolean;
  readonly hasPassword: boolean;
  readonly confirmedAt: Date | null;
  readonly createdAt: Date;
}

/** By what and until when somebody has shown lately that it is they: whose account has nothing to show it by does so by signing in. */
function reauthenticationOf({ hasPasskey, hasPassword, confirmedAt, createdAt }: Shows, now: Date): Actor['reauthentication'] {
  const has = { passkey: hasPasskey, password: hasPassword };
  const ways = REAUTHENTICATION_WAYS.filter((way) => has[way]);
  const at = ways.length > 0 ? confirmedAt : createdAt;
  return { ways, until: at && isConfirmed(at, now) ? confirmedUntil(at) : null };
}

function confirmedUntil(at: Date): Date {
  return new Date(at.getTime() + CONFIRMED_MINUTES * 60_000);
}

/**
 * Whether somebody gets nowhere before the mailbox is proven. An account that was onboarded before that was asked for goes on as it
 * was; it gets no further rights.
 */
export function awaitsProof(
  { emailProof }: Pick<Config, 'emailProof'>,
  { emailVerified, emailClaimed }: { readonly emailVerified: boolean; readonly emailClaimed: boolean },
): boolean {
  return emailProof === 'before-onboarding' && emailClaimed && !emailVerified;
}

/** A person as found by whoever checked the password. */
interface CheckedUser {
  readonly id: string;
  readonly passwordHash: string | null;
}

/** Where somebody signs in: the browser's name for itself, and the session that it had before. */
interface Device {
  readonly userAgent?: string | undefined;
  readonly previousToken?: string | undefined;
  /** By what its owner has shown just now that it is they; left out where somebody else vouches. */
  readonly shownBy?: ReauthenticationWay | undefined;
  /** The provider of the institute that it was opened by. */
  readonly provider?: string | undefined;
  /** By what that provider calls it, where it is a SAML one. */
  readonly providerSession?: SessionRow['providerSession'] | undefined;
}

/** Starts a session for a person and sends its cookie; false where there is none to be had any more. */
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
 * Opens a session and returns what its cookie holds. The session that the browser had before ends, so that every login has a
 * new id. Nothing, and no session, where the password was changed or the account disabled since it was checked: whoever did
 * so ended the sessions that there were, and this one would come after.
 */
export async function openSession(
  context: Pick<Context, 'db' | 'clock' | 'instituteId'>,
  { id: userId, passwordHash }: CheckedUser,
  { userAgent, previousToken, shownBy, provider, providerSession }: Device = {},
): Promise<string | undefined> {
  const now = context.clock();
  const token = randomBytes(32).toString('base64url');
  const isOpen = await context.db.transaction(async (tx) => {
    const user = await lockCredentials(tx, context.instituteId, userId);
    if (!user || user.passwordHash !== passwordHash || user.disabledAt) return false;
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

/** Notes that somebody has shown in a session that it is they, and by what, and says until when that counts. */
export async function confirmSession(
  { db, clock, instituteId }: Context,
  { tokenHash }: Pick<Session, 'tokenHash'>,
  by: ReauthenticationWay,
): Promise<Date> {
  const now = clock();
  await saveShown(db, instituteId, tokenHash, { confirmedAt: now, ...(by === 'passkey' && { passkeyUsedAt: now }) });
  return confirmedUntil(now);
}

/** Notes that somebody has added a passkey in a session, with the device in their hands. */
export function notePasskey(
  tx: Database,
  { clock, instituteId }: Pick<Context, 'clock' | 'instituteId'>,
  tokenHash: string,
): Promise<void> {
  return saveShown(tx, instituteId, tokenHash, { passkeyUsedAt: clock() });
}

/** Ends the session that a request came with, if any, and takes its cookie back. */
export async function stopSession(context: Context, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const token = request.cookies[cookieName(context.config)];
  if (token) await deleteByToken(context.db, context.instituteId, hashToken(token));
  forgetCookie(context, reply);
}

/** Takes the cookie of a session back that has ended. */
export function forgetCookie({ config }: Pick<Context, 'config'>, reply: FastifyReply): void {
  reply.clearCookie(cookieName(config), cookieOptions(config));
}

/** A person's sessions that are not over, the latest use first. */
export function openSessionsOf(
  { db, clock, instituteId }: Pick<Context, 'db' | 'clock' | 'instituteId'>,
  userId: string,
): Promise<SessionRow[]> {
  return findOpen(db, instituteId, userId, openAt(clock()));
}

/** Ends one of a person's sessions, and returns the hash of its token; undefined where it is over or not theirs. */
export function endOpenSession(
  tx: Database,
  { clock, instituteId }: Pick<Context, 'clock' | 'instituteId'>,
  own: Pick<SessionRow, 'userId' | 'id'>,
): Promise<string | undefined> {
  return deleteOpen(tx, { instituteId, ...own }, openAt(clock()));
}

/** What a SAML provider calls the session that an own one was opened by; undefined where it was not. */
export async function providerSessionOf(
  { db, instituteId }: Pick<Context, 'db' | 'instituteId'>,
  tokenHash: string,
): Promise<NonNullable<SessionRow['providerSession']> | undefined> {
  return (await findProviderSession(db, instituteId, tokenHash)) ?? undefined;
}

/** Ends the sessions that a provider names, all of them that it opened for the person where it names none. Returns how many whose. */
export function endSessionsAt(
  tx: Database,
  { instituteId }: Pick<Context, 'instituteId'>,
  named: ProviderSessions,
): Promise<ReadonlyMap<string, number>> {
  return deleteAtProvider(tx, instituteId, named);
}

/** Ends every session of a person, in the transaction that makes it necessary. Returns how many there were. */
export function endSessions(tx: Database, { instituteId }: Pick<Context, 'instituteId'>, userId: string): Promise<number> {
  return deleteAllOf(tx, instituteId, userId);
}

/** Ends every session of a person but the one that they change something in. Returns how many there were. */
export function endOtherSessions(
  tx: Database,
  { instituteId }: Pick<Context, 'instituteId'>,
  { userId, tokenHash }: { readonly userId: string; readonly tokenHash: string },
): Promise<number> {
  return deleteOthersOf(tx, instituteId, userId, tokenHash);
}

/** Removes sessions that are over. */
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

/** What every cookie of ours has in common: no script reads it, and other sites do not send it along. */
export function cookieOptions({ serverUrl }: Config) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(serverUrl) } as const;
}
