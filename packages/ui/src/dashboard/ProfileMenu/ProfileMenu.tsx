import { ChevronDown } from 'lucide-react';
import type { ButtonHTMLAttributes, Ref } from 'react';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { DropdownMenu, type DropdownMenuTarget } from '../../primitives/DropdownMenu/DropdownMenu.tsx';
import { SHELL_PICTURES, type ShellIcon } from '../navigation.ts';
import { name as nameStyle, trigger } from './ProfileMenu.css.ts';

export type ProfileMenuItem = {
  id: string;
  label: string;
  icon?: ShellIcon;
  /** Begins a new group: a line above it. */
  isGroupStart?: boolean;
} & DropdownMenuTarget;

export interface ProfileMenuProps {
  /** Whose menu it is. */
  name: string;
  items: readonly ProfileMenuItem[];
}

interface ProfileTriggerProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style'> {
  name: string;
  ref?: Ref<HTMLButtonElement>;
}

/** The person's initials and, where there is room, the name. */
function ProfileTrigger({ name, ...native }: ProfileTriggerProps) {
  return (
    <button type="button" aria-haspopup="menu" {...native} className={trigger}>
      <Avatar name={name} />
      <span className={nameStyle}>{name}</span>
      <ChevronDown size={16} aria-hidden="true" />
    </button>
  );
}

function withPicture({ icon, ...item }: ProfileMenuItem) {
  const Picture = icon && SHELL_PICTURES[icon];
  return { ...item, icon: Picture && <Picture size={16} aria-hidden="true" /> };
}

/** What belongs to the person: profile, settings, signing out. */
export function ProfileMenu({ name, items }: ProfileMenuProps) {
  return <DropdownMenu trigger={<ProfileTrigger name={name} />} items={items.map(withPicture)} />;
}
