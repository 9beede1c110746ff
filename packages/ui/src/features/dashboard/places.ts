import type { DashboardPlace, PlaceIcon } from '@quad/domain/dashboard';
import {
  Award,
  BadgeCheck,
  BadgePlus,
  CalendarDays,
  FileText,
  House,
  LogOut,
  type LucideIcon,
  MessageSquareText,
  Network,
  Sparkles,
  Stamp,
  Trophy,
  UserRound,
} from 'lucide-react';
import type { NavigationLink } from '../../dashboard/navigation.ts';

/** The icons of the places on a student's dashboard, also used by others. */
export const PLACE_ICONS = {
  home: House,
  profile: UserRound,
  events: CalendarDays,
  positions: BadgeCheck,
  addPosition: BadgePlus,
  feedback: MessageSquareText,
  skills: Sparkles,
  achievements: Award,
  addAchievement: Trophy,
  units: Network,
  endorsements: Stamp,
  records: FileText,
  logout: LogOut,
} as const satisfies Partial<Record<PlaceIcon, LucideIcon>>;

/** The icons of places by name. */
export type PlaceIcons = Readonly<Partial<Record<PlaceIcon, LucideIcon>>>;

/** Converts places to items of a sidebar; signing out is a separate item at its end. */
export function placeLinks(places: readonly DashboardPlace[], icons: PlaceIcons = PLACE_ICONS): NavigationLink[] {
  return places
    .filter(({ icon }) => icon !== 'logout')
    .map(({ label, path, icon }) => ({ id: path, label, href: path, icon: icons[icon] ?? FileText }));
}
