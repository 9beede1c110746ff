import { avatar } from './Avatar.css.ts';
import { initials } from './initials.ts';

export const AVATAR_SIZES = ['small', 'medium', 'large'] as const;
export type AvatarSize = (typeof AVATAR_SIZES)[number];

export interface AvatarProps {
  /** Whose it is; the initials come from it. */
  name: string;
  size?: AvatarSize;
}

/** A person in two letters. The name stands beside it, so it is silent. */
export function Avatar({ name, size = 'medium' }: AvatarProps) {
  return (
    <span aria-hidden="true" className={avatar({ size })}>
      {initials(name)}
    </span>
  );
}
