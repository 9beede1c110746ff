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

/** The icons of the shell: those of the navigation and of the user menu. */
export type ShellIcon = NavigationIcon | 'settings' | 'logout';

/** A link of the navigation. */
export interface NavigationLink {
  id: string;
  label: string;
  href: string;
  /** The name of an icon, or an icon component. */
  icon: ShellIcon | LucideIcon;
}

/** The icon components by name. */
export const SHELL_ICONS = {
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

/** The icon component of a link. */
export function iconOf({ icon }: NavigationLink): LucideIcon {
  return typeof icon === 'string' ? SHELL_ICONS[icon] : icon;
}
