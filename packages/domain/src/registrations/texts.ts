import { ENGLISH, type Translation } from '../messages/fillIn.ts';
import { type Message, sentence } from '../messages/sentence.ts';
import type { RegistrationPhase } from './phase.ts';
import type { Places, RegistrationState } from './registration.ts';

/** Texts of registration without placeholders. */
export const REGISTRATION_TEXTS = {
  joinWaitingList: 'Full: join the waiting list',
  cancel: 'Cancel registration',
  leaveWaitingList: 'Leave the waiting list',
  registered: 'You are registered',
  registering: 'Registering...',
  loading: 'Loading registration...',
  loadFailed: 'Failed to load the registration.',
  listFailed: 'Failed to load the participants.',
  registerFailed: 'Failed to register.',
  cancelFailed: 'Failed to cancel the registration.',
  added: 'The student was added and is notified by mail.',
  addedInLine: 'Every place is taken: the student was added to the waiting list.',
  addFailed: 'Failed to add the student.',
  removeFailed: 'Failed to remove the student.',
  mailFailed: 'Failed to send the mail.',
  exportFailed: 'Failed to export the list.',
  studentsOnly: 'Students register for events. You manage them.',
  notOffered: 'This event takes no registrations.',
  notRegistered: 'You are not registered for this event.',
  over: 'This event is over, so its registrations cannot be changed.',
  begun: 'This event has begun, so its registrations cannot be changed.',
  cancelled: 'This event was cancelled, so it takes no registrations.',
  isRegistered: 'This student is already on the list.',
  managersOnly: 'Only people who manage this event can see who registered.',
  /** Shown before registering. */
  commitment:
    'If you cannot come, cancel before the event begins: your place goes to the next person. Once registration has closed, you cannot register again.',
  /** Shown to registered people while they can cancel. */
  ifYouCannotCome: 'If you cannot come, please cancel: you can until the event begins.',
  /** Consequence of cancelling while registration is open. */
  cancelWhileOpen: 'Your place goes to somebody else. While registration is open, you can register again if there is a place.',
  /** Consequence of cancelling after it has closed. */
  cancelLate: 'Your place goes to somebody else. Registration has closed: you cannot register again.',
  /** Consequences of leaving the waiting list, before and after that. */
  leaveWhileOpen: 'People behind you move up. If you join again, you are the last in line.',
  leaveLate: 'People behind you move up. Registration has closed: you cannot join again.',
} as const;

/** Returns the consequence of cancelling or leaving the waiting list, shown before confirmation. */
export function cancellingText(state: RegistrationState, phase: RegistrationPhase): string {
  const { cancelWhileOpen, cancelLate, leaveWhileOpen, leaveLate } = REGISTRATION_TEXTS;
  if (state === 'waiting') return phase === 'open' ? leaveWhileOpen : leaveLate;
  return phase === 'open' ? cancelWhileOpen : cancelLate;
}

/** '12 of 40 places taken', or '1 registered' without a maximum; adds the number of waiting people, if any. */
export function placesText({ maximum, registered, waiting }: Places, { translate: t }: Translation = ENGLISH): string {
  const taken =
    maximum == null ? t('{registered} registered', { registered }) : t('{registered} of {maximum} places taken', { registered, maximum });
  return waiting === 0 ? taken : t('{taken}, {waiting} waiting', { taken, waiting });
}

/** Message with the number of recipients of a mail. */
export function mailedText(count: number): Message {
  return count === 1 ? 'The mail goes to 1 student.' : sentence`The mail goes to ${count} students.`;
}
