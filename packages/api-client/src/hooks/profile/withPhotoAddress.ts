import type { User } from '@quad/domain/accounts';
import { ownPhoto } from '@quad/domain/profile';

/**
 * A person with the whole address of the own photo. The server tells where it is on its own host; a portal that is served by
 * another one (`baseUrl`, '' where it is the same) has to look for it there.
 */
export function withPhotoAddress(user: User, baseUrl: string): User {
  const photo = ownPhoto(user.personal_info.profilePic);
  if (!baseUrl || !photo?.startsWith('/')) return user;
  return { ...user, personal_info: { ...user.personal_info, profilePic: baseUrl + photo } };
}
