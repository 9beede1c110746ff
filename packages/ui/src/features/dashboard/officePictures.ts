import type { PlaceIcon } from '@quad/domain/dashboard';
import { CalendarPlus, ClipboardCheck, DoorOpen, type LucideIcon } from 'lucide-react';
import { PLACE_PICTURES } from './places.ts';

/** The picture of each place that the dashboards of offices lead to: no first screen has them. */
export const OFFICE_PICTURES = {
  ...PLACE_PICTURES,
  addEvent: CalendarPlus,
  approvals: ClipboardCheck,
  rooms: DoorOpen,
} as const satisfies Record<PlaceIcon, LucideIcon>;
