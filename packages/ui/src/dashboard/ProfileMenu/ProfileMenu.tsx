import { ChevronDown } from 'lucide-react';
import { type ButtonHTMLAttributes, type KeyboardEvent, type PointerEvent, type Ref, useCallback, useRef, useState } from 'react';
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
  groupStart?: boolean;
} & DropdownMenuTarget;

export interface ProfileMenuProps {
  /** Whose menu it is. */
  name: string;
  /** What can be chosen: each goes to an `href` or does something `onSelect`. */
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
      <Avatar name={name} /> <span className={nameStyle}>{name}</span>
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

/** The same as of the menu itself. */
const OPENING_KEYS = ['Enter', ' ', 'ArrowDown'];

/**
 * What belongs to the person: profile, settings, signing out. A press that comes before the menu's code opens the menu when that
 * arrives; a second one, or leaving the button, takes it back.
 */
export function ProfileMenu({ name, items }: ProfileMenuProps) {
  const [isWanted, setWanted] = useState(false);
  const giveUp = () => setWanted(false);
  const DropdownMenu = useLoaded(loadMenu, isWanted, giveUp);
  const ref = useKeptFocus();
  if (DropdownMenu) {
    return <DropdownMenu defaultOpen={isWanted} trigger={<ProfileTrigger ref={ref} name={name} />} items={items.map(withPicture)} />;
  }
  const press = () => setWanted(!isWanted);
  // As the menu's own trigger does: at the press of a pointer already, in the middle of which the menu may arrive.
  const onPointerDown = ({ button, ctrlKey }: PointerEvent) => button === 0 && !ctrlKey && press();
  const onKeyDown = (event: KeyboardEvent) => {
    if (!OPENING_KEYS.includes(event.key)) return;
    event.preventDefault();
    press();
  };
  const early = { 'aria-busy': isWanted, 'aria-expanded': isWanted, onPointerDown, onKeyDown, onBlur: giveUp };
  return <ProfileTrigger ref={ref} name={name} {...early} />;
}
