import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { NativeProps } from '../../layout/nativeProps.ts';
import { hue } from '../../themes/hue.css.ts';
import { hueOf } from '../../themes/hue.ts';
import { avatar, photo } from './Avatar.css.ts';

export const AVATAR_SIZES = ['s', 'm', 'l', 'xl'] as const;
export type AvatarSize = (typeof AVATAR_SIZES)[number];

export interface AvatarProps extends NativeProps<HTMLSpanElement> {
  /** The person's name; the initials and the color are derived from it. */
  name: string;
  /** The address of a photo. The initials remain if it cannot be loaded. */
  src?: string;
  /** The size of the avatar. */
  size?: AvatarSize;
}

/** Two letters of a name: first and last word, or the first two letters of a single word. Upper case; '?' without a name. */
function initials(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const first = words[0] ?? '';
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  const letters = last ? [...first].slice(0, 1).concat([...last].slice(0, 1)) : [...first].slice(0, 2);
  return letters.join('').toUpperCase() || '?';
}

/** A person's photo or initials, in a color derived from the name. It is hidden from screen readers: show the name beside it. */
export function Avatar({ name, src, size = 'm', ...native }: AvatarProps) {
  return (
    <span {...native} aria-hidden="true" style={assignInlineVars({ [hue]: String(hueOf(name)) })} className={avatar({ size })}>
      {initials(name)}
      {src && <img src={src} alt="" className={photo} />}
    </span>
  );
}
