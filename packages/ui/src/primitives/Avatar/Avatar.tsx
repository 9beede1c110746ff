import { avatar, photo } from './Avatar.css.ts';
import { initials } from './initials.ts';

export const AVATAR_SIZES = ['small', 'medium', 'large', 'xlarge'] as const;
export type AvatarSize = (typeof AVATAR_SIZES)[number];

export interface AvatarProps {
  /** Whose it is; the initials come from it. */
  name: string;
  /** Shown over the initials, which stay where it cannot be loaded. */
  photoUrl?: string;
  size?: AvatarSize;
}

/** A person as a photo or in two letters. The name stands beside it, so it is silent. */
export function Avatar({ name, photoUrl, size = 'medium' }: AvatarProps) {
  return (
    <span aria-hidden="true" className={avatar({ size })}>
      {initials(name)}
      {photoUrl && <img src={photoUrl} alt="" className={photo} />}
    </span>
  );
}
