import type { PolicyRow, PolicyTable } from '@quad/domain/access';
import { PASSKEY_REQUIRED_TEXT, type PasskeyRequirement, type ReauthenticationMethod } from '@quad/domain/accounts';
import { FEATURE_FLAG_TEXTS, isEnabled } from '@quad/domain/feature-flags';
import type { Institute } from '@quad/domain/institute';
import { ORG_UNIT_TEXTS } from '@quad/domain/messages';
import type { Refusal } from '@quad/domain/refusals';
import type { FastifyInstance } from 'fastify';
import type { Actor } from '../context.ts';
import { UNAUTHENTICATED } from './errors.ts';

/** Fails the start if a route has no row in the policy table and is neither a page nor a file of the portal. */
export function requirePolicyRows(app: FastifyInstance, policy: PolicyTable): void {
  app.addHook('onRoute', ({ method, url, config }) => {
    const isKnown = config?.isPortal || (config?.call !== undefined && Object.hasOwn(policy, config.call));
    if (!isKnown) throw new Error(`The route ${String(method)} ${url} has no row in the policy table.`);
  });
}

const DEMANDED: Readonly<Record<PasskeyRequirement, string>> = {
  add: 'Your institute requires a passkey for office holders and administrators. Add one in Settings to continue.',
  use: PASSKEY_REQUIRED_TEXT,
};

/** The refusal for an office holder whose rights are withheld until a passkey is added or used. */
export function passkeyRefusal(demand: PasskeyRequirement): Refusal {
  return { code: 'PASSKEY_REQUIRED', message: DEMANDED[demand] };
}

const FORBIDDEN: Refusal = { code: 'FORBIDDEN', message: 'You do not have permission to do this.' };

/** The refusal for somebody who has to reauthenticate. It names the account's best way to do so. */
function reauthenticationRefusal([way]: Actor['reauthentication']['ways']): Refusal {
  const message = way === undefined ? 'Please sign out and sign in again to continue.' : SHOW_AGAIN[way];
  return { code: 'REAUTHENTICATION_REQUIRED', message };
}

const SHOW_AGAIN: Readonly<Record<ReauthenticationMethod, string>> = {
  passkey: 'Please use your passkey again to continue.',
  password: 'Please type your password again to continue.',
};

/** Why a person may not make a call at all. Undefined when the call's own rule decides. */
export function denyReason(
  { who, beforeOnboarding, afterProof, requiresReauthentication }: PolicyRow,
  actor: Actor | undefined,
): Refusal | undefined {
  if (who === 'public') return undefined;
  if (!actor) return UNAUTHENTICATED;
  if (actor.requiresVerification && (!beforeOnboarding || afterProof)) {
    return { code: 'EMAIL_UNPROVEN', message: 'Please confirm your email address first: open the link in the mail that we sent you.' };
  }
  if (!actor.onboardingComplete && !beforeOnboarding) {
    return { code: 'ONBOARDING_REQUIRED', message: 'Please complete your registration first.' };
  }
  if (isAdmitted(who, actor)) {
    const { ways, until } = actor.reauthentication;
    return requiresReauthentication && until === null ? reauthenticationRefusal(ways) : undefined;
  }
  if (actor.withheld && isAdmitted(who, actor.withheld)) return passkeyRefusal(actor.withheld.until);
  if (who !== 'administrator') {
    // A coordinator without a unit gets an explanation of what is missing.
    const isCoordinator = actor.storedRole === 'CLUB_COORDINATOR' && who.includes('CLUB_COORDINATOR');
    if (isCoordinator) return { code: 'NO_UNIT', message: ORG_UNIT_TEXTS.noUnit };
  }
  return FORBIDDEN;
}

function isAdmitted(who: Exclude<PolicyRow['who'], 'public'>, { role, isAdministrator }: Pick<Actor, 'role' | 'isAdministrator'>): boolean {
  if (who === 'administrator') return isAdministrator;
  return who === 'signed-in' || who.includes(role);
}

const SWITCHED_OFF: Refusal = { code: 'SWITCHED_OFF', message: FEATURE_FLAG_TEXTS.off };

/** Why nobody of an institute may make a call: the part of the product that it belongs to is off. Undefined when it is on. */
export function disabledReason({ part }: PolicyRow, institute: Pick<Institute, 'off'>): Refusal | undefined {
  return isEnabled(institute, part) ? undefined : SWITCHED_OFF;
}

/** By body field that names the sender: returns the value that it must have for the actor. */
export type IdentityFields = Readonly<Record<string, (actor: Actor) => string | undefined>>;

const SENDER_FIELDS = ['reviewed_by', 'resolved_by', 'verified_by', 'feedback_by'];

/**
 * Checks body fields that name the sender; their values are never used. An absent, empty or matching field is accepted, one that names
 * somebody else is refused.
 */
export function identityMismatch(actor: Actor, sent: unknown, fields: IdentityFields = {}): Refusal | undefined {
  if (typeof sent !== 'object' || sent === null) return undefined;
  const claims: IdentityFields = { ...Object.fromEntries(SENDER_FIELDS.map((name) => [name, (self: Actor) => self.userId])), ...fields };
  for (const [name, own] of Object.entries(claims)) {
    const claimed: unknown = Reflect.get(sent, name);
    if (claimed !== undefined && claimed !== null && claimed !== '' && claimed !== own(actor)) {
      return { code: 'IDENTITY_MISMATCH', message: 'You can do this only in your own name.', fieldErrors: { [name]: 'Not your own.' } };
    }
  }
  return undefined;
}
