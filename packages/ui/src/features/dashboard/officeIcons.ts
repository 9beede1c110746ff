import type { PlaceIcon } from '@quad/domain/dashboard';
import { CalendarPlus, ClipboardCheck, DoorOpen, type LucideIcon } from 'lucide-react';
import { PLACE_ICONS } from './places.ts';

/** The icons of the places on dashboards of offices, which no initial screen needs. */
export const OFFICE_ICONS = {
  ...PLACE_ICONS,
  addEvent: CalendarPlus,
  approvals: ClipboardCheck,
  rooms: DoorOpen,
} as const satisfies Record<PlaceIcon, LucideIcon>;
