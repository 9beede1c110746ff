import { formatMoney, type MoneyFormat } from '../money/money.ts';
import { formatDateTime } from '../time/format.ts';
import type { MaybeInstant } from '../time/instant.ts';

/** What a card in a list says; it comes with the first screen, so there is no more of it than that. */
export const REGISTRATION_LABELS = {
  register: 'Register',
  closed: 'Registration closed',
  free: 'Free',
  participants: 'Participants',
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
  return fees ? `${formatMoney(fees, format)}, paid at the desk` : REGISTRATION_LABELS.free;
}

/** 'Registration is open until Nov 20, 2026, 6:30 pm'; without an end until the event begins. */
export function openText(end: MaybeInstant, timeZone: string): string {
  const until = formatDateTime(end, timeZone);
  return until ? `Registration is open until ${until}` : 'Registration is open';
}

/** Why an event cannot have fewer places. */
export function placesTakenText(registered: number): string {
  const people = registered === 1 ? '1 person is' : `${registered} people are`;
  return `${people} registered already. Enter ${registered} or more.`;
}
