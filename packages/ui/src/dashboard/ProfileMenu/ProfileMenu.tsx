import { ChevronDown } from 'lucide-react';
import { type ButtonHTMLAttributes, type PointerEvent, type Ref, useCallback, useRef, useState } from 'react';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import type { DropdownMenuTarget } from '../../primitives/DropdownMenu/DropdownMenu.tsx';
import { useLoaded } from '../../primitives/loading/useLoaded.ts';
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

const loadMenu = async () => (await import('../../primitives/DropdownMenu/DropdownMenu.tsx')).DropdownMenu;

/** For buttons of which one takes the place of the other: where that had the focus, this one has it. */
function useKeptFocus() {
  const hadFocus = useRef(false);
  return useCallback((button: HTMLButtonElement) => {
    if (hadFocus.current) button.focus();
    return () => {
      hadFocus.current = document.activeElement === button;
    };
  }, []);
}

/** What belongs to the person: profile, settings, signing out. */
export function ProfileMenu({ name, items }: ProfileMenuProps) {
  const [presses, setPresses] = useState(0);
  const { part: DropdownMenu } = useLoaded(loadMenu, presses);
  const ref = useKeptFocus();
  const press = () => setPresses((before) => before + 1);
  if (!DropdownMenu) {
    // As the menu's own trigger: at the press of a pointer already, in the middle of which the menu may arrive.
    const pressPrimary = ({ button, ctrlKey }: PointerEvent) => button === 0 && !ctrlKey && press();
    return <ProfileTrigger ref={ref} name={name} aria-expanded={false} onPointerDown={pressPrimary} onClick={press} />;
  }
  return <DropdownMenu defaultOpen={presses > 0} trigger={<ProfileTrigger ref={ref} name={name} />} items={items.map(withPicture)} />;
}
