import { useSession } from '@quad/api-client/hooks';
import { type Role, roleOrStudent } from '@quad/domain/access';
import type { User } from '@quad/domain/accounts';

/** The signed-in person. For screens behind the guard, which lets nobody else in. */
export function useUser(): User {
  const { user } = useSession();
  if (!user) throw new Error('This screen is shown to signed-in people only.');
  return user;
}

/** The role whose rights the signed-in person has: a student's where the portal does not know theirs. */
export function useRole(): Role {
  return roleOrStudent(useUser().role);
}

/** What a person is called, also where no name came. */
export function displayName({ personal_info }: Pick<User, 'personal_info'>): string {
  return personal_info.name.trim() || 'User';
}
