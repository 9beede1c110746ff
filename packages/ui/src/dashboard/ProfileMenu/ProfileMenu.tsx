import { ChevronDown } from 'lucide-react';
import { type ButtonHTMLAttributes, type KeyboardEvent, type PointerEvent, type Ref, useCallback, useRef, useState } from 'react';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import type { DropdownMenuTarget } from '../../primitives/DropdownMenu/DropdownMenu.tsx';
import { useLazyPart } from '../../primitives/loading/useLazyPart.ts';
import { SHELL_ICONS, type ShellIcon } from '../navigation.ts';
import { name as nameStyle, trigger } from './ProfileMenu.css.ts';

export type ProfileMenuItem = {
  id: string;
  label: string;
  icon?: ShellIcon;
  /** Starts a new group, with a line above the item. */
  groupStart?: boolean;
} & DropdownMenuTarget;

export interface ProfileMenuProps {
  /** The name of the user. */
  name: string;
  /** The items of the menu, each with an `href` or `onSelect`. */
  items: readonly ProfileMenuItem[];
}

interface ProfileTriggerProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style'> {
  name: string;
  ref?: Ref<HTMLButtonElement>;
}

/** The user's initials and, where there is room, the name. */
function ProfileTrigger({ name, ...native }: ProfileTriggerProps) {
  return (
    <button type="button" aria-haspopup="menu" {...native} className={trigger}>
      <Avatar name={name} /> <span className={nameStyle}>{name}</span>
      <ChevronDown size={16} aria-hidden="true" />
    </button>
  );
}

function withPicture({ icon, ...item }: ProfileMenuItem) {
  const Icon = icon && SHELL_ICONS[icon];
  return { ...item, icon: Icon && <Icon size={16} aria-hidden="true" /> };
}

const loadMenu = async () => (await import('../../primitives/DropdownMenu/DropdownMenu.tsx')).DropdownMenu;

/** Moves the focus to a button that replaces another one which had it. */
function useFocusRestore() {
  const hadFocus = useRef(false);
  return useCallback((button: HTMLButtonElement) => {
    if (hadFocus.current) button.focus();
    return () => {
      hadFocus.current = document.activeElement === button;
    };
  }, []);
}

/** The keys that open the menu itself. */
const OPENING_KEYS = ['Enter', ' ', 'ArrowDown'];

/**
 * The user menu: profile, settings, signing out. A press before the menu's code has loaded opens it on arrival; a second press or leaving
 * the button cancels that.
 */
export function ProfileMenu({ name, items }: ProfileMenuProps) {
  const [isWanted, setWanted] = useState(false);
  const cancel = () => setWanted(false);
  const DropdownMenu = useLazyPart(loadMenu, isWanted, cancel);
  const ref = useFocusRestore();
  if (DropdownMenu) {
    return <DropdownMenu defaultOpen={isWanted} trigger={<ProfileTrigger ref={ref} name={name} />} items={items.map(withPicture)} />;
  }
  const press = () => setWanted(!isWanted);
  // Reacts to `pointerdown` like the menu's own trigger, because the menu may load in the middle of a press.
  const onPointerDown = ({ button, ctrlKey }: PointerEvent) => button === 0 && !ctrlKey && press();
  const onKeyDown = (event: KeyboardEvent) => {
    if (!OPENING_KEYS.includes(event.key)) return;
    event.preventDefault();
    press();
  };
  const early = { 'aria-busy': isWanted, 'aria-expanded': isWanted, onPointerDown, onKeyDown, onBlur: cancel };
  return <ProfileTrigger ref={ref} name={name} {...early} />;
}
