import type { NavigationIcon } from '@quad/domain/dashboard';
import {
  Award,
  BadgeCheck,
  CalendarDays,
  House,
  LogOut,
  type LucideIcon,
  MessageSquareText,
  Network,
  Settings,
  Sparkles,
  Stamp,
  UserRound,
} from 'lucide-react';

/** Icons of the shell: those of the navigation, and those of what belongs to the person. */
export type ShellIcon = NavigationIcon | 'settings' | 'logout';

/** An item of the navigation with its address, ready to be rendered. */
export interface NavigationLink {
  id: string;
  label: string;
  href: string;
  /** By name, or a picture of the page's own. */
  icon: ShellIcon | LucideIcon;
}

/** The picture of each icon that the shell asks for by name. */
export const SHELL_PICTURES = {
  home: House,
  events: CalendarDays,
  positions: BadgeCheck,
  feedback: MessageSquareText,
  profile: UserRound,
  units: Network,
  endorsements: Stamp,
  achievements: Award,
  skills: Sparkles,
  settings: Settings,
  logout: LogOut,
} as const satisfies Record<ShellIcon, LucideIcon>;

/** The picture of an item. */
export function pictureOf({ icon }: NavigationLink): LucideIcon {
  return typeof icon === 'string' ? SHELL_PICTURES[icon] : icon;
}
