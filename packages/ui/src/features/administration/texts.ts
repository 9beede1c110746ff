import {
  AUDIT_AREAS,
  type ImportKind,
  type ImportState,
  type OfficeKind,
  type PersonState,
  type RowStatus,
  type UnitState,
} from '@quad/domain/administration';
import type { PositionHolderStatus } from '@quad/domain/positions';
import type { BadgeTone } from '../../primitives/Badge/Badge.tsx';

export const PERSON_STATE_NAMES = {
  active: 'Active',
  disabled: 'Disabled',
  unproven: 'Address not confirmed',
  administrator: 'Administrators',
} as const satisfies Record<PersonState, string>;

export const OFFICE_KIND_NAMES = {
  role: 'Roles of the institute',
  contact: 'Contacts of units',
  position: 'Positions',
} as const satisfies Record<OfficeKind, string>;

export const HOLDER_STATUS_NAMES = {
  active: 'Goes on',
  completed: 'Completed',
  terminated: 'Ended early',
} as const satisfies Record<PositionHolderStatus, string>;

export const HOLDER_STATUS_TONES = {
  active: 'positive',
  completed: 'neutral',
  terminated: 'critical',
} as const satisfies Record<PositionHolderStatus, BadgeTone>;

export const UNIT_STATE_NAMES = { active: 'In use', archived: 'Archived' } as const satisfies Record<UnitState, string>;

export const QUEUE_NAMES: Readonly<Record<string, string>> = {
  'mail-urgent': 'Urgent mail',
  mail: 'Mail',
  notifications: 'Notifications',
  push: 'Messages to devices',
  telling: 'Reminders and digests',
  certificates: AUDIT_AREAS.certificate,
  imports: 'Imports',
  exports: 'Archives of personal data',
  erasures: 'Erasing of accounts',
  places: 'Places that need answers',
  'account-changes': 'Changes of accounts',
  figures: 'Figures',
  sweep: 'Clean-up',
  retention: 'Retention periods',
};

export const IMPORT_KIND_NAMES = {
  people: 'People',
  offices: 'Offices to hand over',
  units: 'Units',
  positions: 'Positions',
  holders: 'Position holders',
  rooms: 'Rooms',
  events: 'Events',
  skills: "People's skills",
  achievements: 'Achievements',
  openings: 'Money of earlier years',
} as const satisfies Record<ImportKind, string>;

export const ROW_STATUS_NAMES = { new: 'New', changed: 'Changed', same: 'Unchanged', wrong: 'Wrong' } as const satisfies Record<
  RowStatus,
  string
>;

export const ROW_STATUS_TONES = {
  new: 'positive',
  changed: 'info',
  same: 'neutral',
  wrong: 'critical',
} as const satisfies Record<RowStatus, BadgeTone>;

export const STATE_NAMES = {
  mapping: 'Columns to assign',
  checking: 'Checking',
  checked: 'Checked',
  scheduled: 'Scheduled',
  applying: 'In progress',
  applied: 'Done',
  undoing: 'Being undone',
  undone: 'Undone',
  stale: 'Not applied',
  failed: 'Failed',
} as const satisfies Record<ImportState, string>;

export const STATE_TONES = {
  mapping: 'caution',
  checking: 'info',
  checked: 'caution',
  scheduled: 'info',
  applying: 'info',
  applied: 'positive',
  undoing: 'info',
  undone: 'neutral',
  stale: 'critical',
  failed: 'critical',
} as const satisfies Record<ImportState, BadgeTone>;
