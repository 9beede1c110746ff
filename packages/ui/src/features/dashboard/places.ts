import type { DashboardPlace, PlaceIcon } from '@quad/domain/dashboard';
import {
  Award,
  BadgeCheck,
  BadgePlus,
  CalendarDays,
  CalendarPlus,
  ClipboardCheck,
  DoorOpen,
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

/** The picture of each place that a dashboard leads to. */
export const PLACE_PICTURES = {
  home: House,
  profile: UserRound,
  events: CalendarDays,
  addEvent: CalendarPlus,
  positions: BadgeCheck,
  addPosition: BadgePlus,
  feedback: MessageSquareText,
  skills: Sparkles,
  achievements: Award,
  addAchievement: Trophy,
  units: Network,
  endorsements: Stamp,
  approvals: ClipboardCheck,
  rooms: DoorOpen,
  records: FileText,
  logout: LogOut,
} as const satisfies Record<PlaceIcon, LucideIcon>;

/** Places as the items of a sidebar; signing out has its own place at the foot. */
export function placeLinks(places: readonly DashboardPlace[]): NavigationLink[] {
  return places
    .filter(({ icon }) => icon !== 'logout')
    .map(({ label, path, icon }) => ({ id: path, label, href: path, icon: PLACE_PICTURES[icon] }));
}
