import * as v from 'valibot';
import { GENSEC_ROLES, type Role } from './roles.ts';

/** Roles that a group of a provider may give. The president is no group's to name, and being a student needs none. */
export const GROUP_ROLES = ['CLUB_COORDINATOR', ...GENSEC_ROLES] as const satisfies readonly Role[];

/** A group as the provider calls it, and the role that whoever is in it has here. */
export const GroupRole = v.object({ group: v.pipe(v.string(), v.minLength(1), v.maxLength(500)), role: v.picklist(GROUP_ROLES) });
export type GroupRole = v.InferOutput<typeof GroupRole>;

/** A role that somebody has, and the provider whose group gave it; null where a person gave it. */
export interface HeldRole {
  readonly role: string;
  readonly from: string | null;
}

/**
 * The role of somebody after a sign-in, by the groups that the provider names: that of the first row of its table whose group is among
 * them. A group takes back only what a group of the same provider gave: a role that a person gave stays whatever the groups say.
 */
export function roleByGroups(
  held: HeldRole,
  { provider, groups, table }: { provider: string; groups: readonly string[]; table: readonly GroupRole[] },
): HeldRole {
  const isOurs = held.from === provider;
  if (!isOurs && held.role !== 'STUDENT') return held;
  const given = table.find(({ group }) => groups.includes(group));
  if (given) return { role: given.role, from: provider };
  return isOurs ? { role: 'STUDENT', from: null } : held;
}

/** What a provider is called in addresses: short, and the same for as long as people sign in by it. */
export const ProviderName = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]([a-z0-9-]{0,30}[a-z0-9])?$/, 'must be up to 32 letters, digits and hyphens, in lower case'),
);

/** What a provider calls each thing that is read of a person; what is left out has the name that is usual for its kind. */
export interface ClaimNames {
  readonly subject?: string;
  readonly email?: string;
  readonly name?: string;
  readonly rollNumber?: string;
  readonly program?: string;
  readonly groups?: string;
}

/** How people sign in at an institute where that is not by passwords and Google alone, as its sign-in page is told. */
export interface SignInOffer {
  /** Other places, in the order in which they are offered, each by what stands behind `/auth/` in its address. */
  readonly ways: readonly { readonly label: string; readonly path: string }[];
  readonly hasPassword: boolean;
}
