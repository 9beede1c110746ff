import * as v from 'valibot';
import { GENSEC_ROLES, type Role } from './roles.ts';

/** Roles that a provider's group may grant. No group may grant the president's role, and being a student needs none. */
export const GROUP_ROLES = ['CLUB_COORDINATOR', ...GENSEC_ROLES] as const satisfies readonly Role[];

/** A group by the provider's name, and the role that its members get. */
export const GroupRole = v.object({ group: v.pipe(v.string(), v.minLength(1), v.maxLength(500)), role: v.picklist(GROUP_ROLES) });
export type GroupRole = v.InferOutput<typeof GroupRole>;

/** A person's role, and the provider whose group granted it; null if a person granted it. */
export interface HeldRole {
  readonly role: string;
  readonly from: string | null;
}

/**
 * Returns a person's role after a sign-in, given their groups at the provider: that of the first row whose group matches. Only a role
 * granted by a group of the same provider is revoked when no group matches; a role granted by a person stays.
 */
export function roleByGroups(
  held: HeldRole,
  { provider, groups, table }: { provider: string; groups: readonly string[]; table: readonly GroupRole[] },
): HeldRole {
  const isOurs = held.from === provider;
  if (!isOurs && held.role !== 'STUDENT') return held;
  const mapped = table.find(({ group }) => groups.includes(group));
  if (mapped) return { role: mapped.role, from: provider };
  return isOurs ? { role: 'STUDENT', from: null } : held;
}

/** Identifier of a provider in URLs: short, and stable as long as people sign in by it. */
export const ProviderName = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]([a-z0-9-]{0,30}[a-z0-9])?$/, 'must be up to 32 letters, digits and hyphens, in lower case'),
);

/** Names of the claims that are read from a provider; an omitted one has the usual name for the provider's kind. */
export interface ClaimNames {
  readonly subject?: string;
  readonly email?: string;
  readonly name?: string;
  readonly rollNumber?: string;
  readonly program?: string;
  readonly groups?: string;
}

/** The sign-in options of an institute, for its sign-in page, if they are not just passwords and Google. */
export interface SignInOffer {
  /** Other providers in display order, each by its path below `/auth/`. */
  readonly ways: readonly { readonly label: string; readonly path: string }[];
  readonly hasPassword: boolean;
}
