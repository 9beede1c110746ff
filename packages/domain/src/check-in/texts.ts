import { ENGLISH, type Translation } from '../messages/fillIn.ts';
import { formatMessage } from '../messages/formatMessage.ts';
import { type Message, type Sentence, sentence } from '../messages/sentence.ts';
import type { Places } from '../registrations/registration.ts';

/** Texts of check-in without placeholders. */
export const CHECK_IN_TEXTS = {
  title: 'Check-in',
  yourCode: 'Your code for check-in',
  showCode: 'Show full screen',
  brightness: 'Turn up the brightness of your screen, and hold the code up to the camera.',
  staysOffline: 'Once shown, the code works without a connection.',
  codeLoading: 'Loading your code...',
  codeFailed: 'Failed to load your code.',
  codeOver: 'The last day of the event is over, so there is no code any more.',
  scan: 'Scan codes',
  checkPeopleIn: 'Check people in',
  backToParticipants: 'Back to the participants',
  openFailed: 'Failed to load the check-in.',
  loading: 'Loading the check-in...',
  startCamera: 'Start the camera',
  stopCamera: 'Stop the camera',
  cameraStarting: 'Starting the camera...',
  cameraDenied: 'The camera is blocked. Allow it in the settings of your browser, or search for names below.',
  cameraMissing: 'This device has no usable camera. Search for names below.',
  cameraFailed: 'The camera could not be started. Search for names below, or try again.',
  aim: 'Hold the camera over a code.',
  searchLabel: 'Or search for a name',
  searchPlaceholder: 'Name, email or roll number',
  searchFailed: 'Failed to search.',
  searchOffline: 'Names can be searched once there is a connection.',
  nobodyFound: 'Nobody found.',
  checkIn: 'Check in',
  checkingIn: 'Checking in...',
  checkedIn: 'Checked in',
  notRegistered: 'Not registered',
  kept: 'Kept',
  keptMeaning: 'There is no connection and no stored list. The code is checked once there is a connection.',
  offlineIn: 'There is no connection. It is sent later.',
  offlineUnknown: 'Not on the list stored on this device. Try again once there is a connection.',
  letIn: 'Let in',
  letInBeyond: 'Let in beyond the maximum',
  doNotLetIn: 'Do not let in',
  undo: 'Undo',
  undone: 'The check-in was undone.',
  undoFailed: 'Failed to undo the check-in.',
  failed: 'Failed to check in.',
  sound: 'Sound',
  vibration: 'Vibration',
  offline: 'There is no connection. Continue: scans are saved on this device and sent later.',
  unreadable: 'This is not a check-in code.',
  otherEvent: 'This code is for another event.',
  gone: 'This registration no longer exists.',
  notOnList: 'This student is not on the list.',
  cancelled: 'This event was cancelled, so nobody is checked in.',
  tooLate: 'This was scanned more than three days ago, which is too late.',
  over: 'The days of this event are over.',
  notToday: 'The event does not take place today, so nobody is checked in now.',
  tokenOrPerson: 'A scan has a code or a student.',
  managersOnly: 'Only people who manage this event can check people in.',
  notYours: 'This code is not yours. Only its owner and those who manage the event can open it.',
  notCheckedIn: 'This student is not checked in on that day.',
  checkedInAlready: 'This student is checked in, so the registration stays. Undo the check-in first.',
  ownCheckedIn: 'You are checked in, so you cannot cancel.',
  confirmOpened: 'Check this student in?',
  signOutTitle: 'Sign out and lose scans?',
  signOutAnyway: 'Sign out and lose them',
  staySignedIn: 'Stay signed in',
  sendNow: 'Send now',
} as const;

/** 'Check-in opens on Nov 20, 2026.' */
export function checkInOpensText(day: string): Sentence {
  return sentence`Check-in opens on ${{ day }}.`;
}

/** 'Already in, since 6:05 pm', with the time in campus time. */
export function alreadyInText(time: string, { translate: t }: Translation = ENGLISH): string {
  return t('Already in, since {time}', { time });
}

/** 'You are checked in, since 6:05 pm.' */
export function youAreInText(time: string, { translate: t }: Translation = ENGLISH): string {
  return t('You are checked in, since {time}.', { time });
}

/** 'This code is for Nov 21, 2026.' */
export function otherDayText(day: string): Sentence {
  return sentence`This code is for ${{ day }}.`;
}

/** Why a person has no place: 'On the waiting list, number 3.', or not on the list; `full` adds that all places are taken. */
export function noPlaceText(position: number | undefined, full?: Pick<Places, 'maximum' | 'registered'>): Message {
  if (!full)
    return position === undefined ? CHECK_IN_TEXTS.notOnList : { text: 'On the waiting list, number {position}.', values: { position } };
  const { registered, maximum } = full;
  const places = { registered, maximum: String(maximum) };
  return position === undefined
    ? { text: 'This student is not on the list. Every place is taken ({registered} of {maximum}).', values: places }
    : {
        text: 'On the waiting list, number {position}. Every place is taken ({registered} of {maximum}).',
        values: { position, ...places },
      };
}

/** '12 of 40 are in'. */
export function checkedInText(came: number, registered: number, { translate: t }: Translation = ENGLISH): string {
  return t('{came} of {registered} are in', { came, registered });
}

/** '3 scans wait to be sent'; blank if there are none. */
export function waitingScansText(count: number, { translate: t }: Translation = ENGLISH): string {
  if (count === 0) return '';
  return count === 1 ? t('1 scan waits to be sent') : t('{count} scans wait to be sent', { count });
}

/** Why scans sent later were refused. */
export function refusedScansText(reasons: readonly Message[], translation: Translation = ENGLISH): string {
  const { translate: t } = translation;
  const reasonText = [...new Set(reasons.map((reason) => formatMessage(reason, translation)))].join(' ');
  const count = reasons.length;
  return count === 1
    ? t('1 scan that was sent later does not count: {why}', { why: reasonText })
    : t('{count} scans that were sent later do not count: {why}', { count, why: reasonText });
}

/** 'In since 6:05 pm', in a line of the list. */
export function inSinceText(time: string, { translate: t }: Translation = ENGLISH): string {
  return t('In since {time}', { time });
}

/** Warns of the scans that signing out would lose. */
export function losesScansText(count: number, { translate: t }: Translation = ENGLISH): string {
  return count === 1
    ? t('1 scan could not be sent and is only on this device. The person that it let in is not counted yet.')
    : t('{count} scans could not be sent and are only on this device. The people that they let in are not counted yet.', { count });
}
