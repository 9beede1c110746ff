import type { NavigationIcon } from '@quad/domain/dashboard';
import {
  Award,
  BadgeCheck,
  CalendarDays,
  House,
  type LucideIcon,
  MessageSquareText,
  Network,
  Sparkles,
  Stamp,
  UserRound,
} from 'lucide-react';

/** An item of the navigation with its address, ready to be drawn. */
export interface NavigationLink {
  id: string;
  label: string;
  href: string;
  icon: NavigationIcon;
}

/** The picture of each icon that the navigation asks for by name. */
export const NAVIGATION_PICTURES = {
  home: House,
  events: CalendarDays,
  positions: BadgeCheck,
  feedback: MessageSquareText,
  profile: UserRound,
  units: Network,
  endorsements: Stamp,
  achievements: Award,
  skills: Sparkles,
} as const satisfies Record<NavigationIcon, LucideIcon>;
