import { ChevronDown } from 'lucide-react';
import type { ButtonHTMLAttributes, Ref } from 'react';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { name as nameStyle, trigger } from './ProfileMenu.css.ts';

export interface ProfileTriggerProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style'> {
  name: string;
  ref?: Ref<HTMLButtonElement>;
}

/** The person's initials and, where there is room, the name. */
export function ProfileTrigger({ name, ...native }: ProfileTriggerProps) {
  return (
    <button type="button" aria-haspopup="menu" {...native} className={trigger}>
      <Avatar name={name} />
      <span className={nameStyle}>{name}</span>
      <ChevronDown size={16} aria-hidden="true" />
    </button>
  );
}
