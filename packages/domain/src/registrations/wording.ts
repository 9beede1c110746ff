import { ENGLISH, type Translation } from '../messages/fillIn.ts';
import type { Sentence } from '../messages/sentence.ts';
import { formatMoney, type MoneyFormat } from '../money/money.ts';
import { formatDateTime } from '../time/format.ts';
import type { MaybeInstant } from '../time/instant.ts';

/** Texts of a card in a list; kept minimal, because they are loaded with the first screen. */
export const REGISTRATION_LABELS = {
  register: 'Register',
  closed: 'Registration closed',
  free: 'Free',
  participants: 'Participants',
} as const;

/** 'Registration opens Nov 20, 2026, 6:30 pm'. */
export function opensText(start: MaybeInstant, timeZone: string, { translate: t, locale }: Translation = ENGLISH): string {
  return t('Registration opens {time}', { time: formatDateTime(start, timeZone, locale) });
}

/** 'You are number 3 on the waiting list'. */
export function waitingText(position: number, { translate: t }: Translation = ENGLISH): string {
  return t('You are number {position} on the waiting list', { position });
}

/** 'Free', or '₹200, paid at the desk'. */
export function feeText(fees: number | null | undefined, format: MoneyFormat, { translate: t }: Translation = ENGLISH): string {
  return fees ? t('{amount}, paid at the desk', { amount: formatMoney(fees, format) }) : t(REGISTRATION_LABELS.free);
}

/** 'Registration is open until Nov 20, 2026, 6:30 pm'; without an end, until the event starts. */
export function openText(end: MaybeInstant, timeZone: string, { translate: t, locale }: Translation = ENGLISH): string {
  const time = formatDateTime(end, timeZone, locale);
  return time ? t('Registration is open until {time}', { time }) : t('Registration is open');
}

const ONE_REGISTERED = '{registered} person is registered already. Enter {registered} or more.';
const MANY_REGISTERED = '{registered} people are registered already. Enter {registered} or more.';

/** Error for a maximum below the number of places taken. */
export function placesTakenText(registered: number): Sentence {
  const text = registered === 1 ? ONE_REGISTERED : MANY_REGISTERED;
  return { text, values: { registered } };
}
