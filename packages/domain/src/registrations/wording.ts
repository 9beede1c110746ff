import { formatMoney, type MoneyFormat } from '../money/money.ts';
import { formatDateTime } from '../time/format.ts';
import type { MaybeInstant } from '../time/instant.ts';

/** Sentences around registering that have nothing to fill in. */
export const REGISTRATION_TEXTS = {
  register: 'Register',
  joinWaitingList: 'Full: join the waiting list',
  cancel: 'Cancel registration',
  leaveWaitingList: 'Leave the waiting list',
  registered: 'You are registered',
  closed: 'Registration closed',
  free: 'Free',
  studentsOnly: 'Students register for events. You manage them.',
  notOffered: 'This event takes no registrations.',
  notRegistered: 'You are not registered for this event.',
  begun: 'This event has begun, so its registrations stay as they are.',
  cancelled: 'This event was cancelled, so it takes no registrations.',
  isRegistered: 'This student is on the list already.',
  managersOnly: 'Only those who manage this event see who registered.',
  /** What cancelling means before the registration closes. */
  cancelWhileOpen: 'Your place goes to somebody else. While registration is open, you can register again if there is a place.',
  /** What cancelling means once it has closed. */
  cancelLate: 'Registration has closed: you cannot register again.',
} as const;

/** 'Registration opens Nov 20, 2026, 6:30 pm'. */
export function opensText(start: MaybeInstant, timeZone: string): string {
  return `Registration opens ${formatDateTime(start, timeZone)}`;
}

/** 'You are number 3 on the waiting list'. */
export function waitingText(position: number): string {
  return `You are number ${position} on the waiting list`;
}

/** 'Free', or '₹200, paid at the desk'. */
export function feeText(fees: number | null | undefined, format: MoneyFormat): string {
  return fees ? `${formatMoney(fees, format)}, paid at the desk` : REGISTRATION_TEXTS.free;
}

/** Why an event cannot have fewer places. */
export function placesTakenText(registered: number): string {
  const people = registered === 1 ? '1 person is' : `${registered} people are`;
  return `${people} registered already. Enter ${registered} or more.`;
}
