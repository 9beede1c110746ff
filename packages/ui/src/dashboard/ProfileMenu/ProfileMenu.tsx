import type { DropdownMenuTarget } from '../../primitives/DropdownMenu/DropdownMenu.tsx';
import { SHELL_PICTURES, type ShellIcon } from '../navigation.ts';
import { ProfileTrigger } from './ProfileTrigger.tsx';
import { useLateMenu } from './useLateMenu.ts';

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

function drawn({ icon, ...item }: ProfileMenuItem) {
  const Picture = icon && SHELL_PICTURES[icon];
  return { ...item, icon: Picture && <Picture size={16} aria-hidden="true" /> };
}

/** What belongs to the person: profile, settings, signing out. The menu itself arrives after the page. */
export function ProfileMenu({ name, items }: ProfileMenuProps) {
  const { Menu, isAwaited, hasFocus, earlyTrigger } = useLateMenu();
  if (!Menu) return <ProfileTrigger name={name} {...earlyTrigger} />;
  return <Menu trigger={<ProfileTrigger name={name} autoFocus={hasFocus} />} items={items.map(drawn)} defaultOpen={isAwaited} />;
}
