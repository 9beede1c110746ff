import { useSession } from '@quad/api-client/hooks';
import { type Role, roleOrStudent } from '@quad/domain/access';
import type { User } from '@quad/domain/accounts';

/** Returns the signed-in person. Use it only on screens behind the guard. */
export function useUser(): User {
  const { user } = useSession();
  if (!user) throw new Error('This screen is shown to signed-in people only.');
  return user;
}

/** Returns the role whose rights the person has; an unknown role has a student's rights. */
export function useRole(): Role {
  return roleOrStudent(useUser().role);
}

/** Returns a person's name, or a substitute if the server sent none. */
export function displayName({ personal_info }: Pick<User, 'personal_info'>): string {
  return personal_info.name.trim() || 'User';
}
