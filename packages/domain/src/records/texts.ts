import { ENGLISH, type Translation } from '../messages/fillIn.ts';
import { formatLongDate } from '../time/format.ts';
import type { RecordKind } from './record.ts';

/** Reasons why a record or a part of it is refused. */
export const RECORD_REFUSALS = {
  /**
   * For an address that was renewed or revoked, never existed, or belongs to somebody who may not sign in; the text does not reveal which.
   */
  deadAddress: 'This record is no longer shared.',
  noAddress: 'Your record is not shared.',
  noEntry: 'This is not in your record.',
  notShown: 'This is not shown in the record.',
  /** For a list of revoked credentials. */
  noList: 'There is no such list.',
  /** Shown by a server that has not been restarted since the key was replaced. */
  keyReplaced: 'Credentials cannot be issued at the moment. Please try again later.',
  nothingShown: 'Choose at least one entry to show.',
} as const;

/** Texts of records without placeholders. */
export const RECORD_TEXTS = {
  title: 'My record',
  about: 'What you have achieved and others have confirmed.',
  seeMine: 'See my record',
  kinds: {
    skill: 'Endorsed skills',
    achievement: 'Verified achievements',
    position: 'Positions held',
    event: 'Events attended',
  } satisfies Record<RecordKind, string>,
  loading: 'Loading your record...',
  failed: 'Failed to load your record.',
  none: 'There is nothing in your record yet.',
  noneHint: 'Endorsed skills, verified achievements, positions and events where you were checked in appear here.',
  print: 'Print',
  chooseAbout:
    'What you tick is printed, and is what others see if you share your record. Later entries are not shown until you tick them.',
  showAll: 'Show all',
  showNone: 'Show none',
  save: 'Save the choice',
  saveFailed: 'Failed to save your choice.',
  share: 'Share your record',
  shareAbout:
    'Create an address where anyone who has it can see what you ticked, without signing in. Search engines are told to leave it out.',
  makeAddress: 'Create an address',
  makeFailed: 'Failed to create the address.',
  address: 'Address of your record',
  shownOnce: 'It is shown only once: copy it. Anyone who has it can see what you ticked, until you renew or stop it.',
  copy: 'Copy address',
  copied: 'Address copied.',
  open: 'See it as others do',
  renew: 'Renew address',
  renewQuestion: 'Renew the address of your record?',
  renewMeaning: 'The old address stops working at once. Give the new one to people who should still see your record.',
  stop: 'Stop sharing',
  stopQuestion: 'Stop sharing your record?',
  stopMeaning: 'The address stops working at once. What somebody has printed or saved stays with them.',
  stopped: 'Your record is no longer shared.',
  stopFailed: 'Failed to stop sharing.',
  keep: 'Keep it',
  shared: 'Record',
  loadingShared: 'Loading the record...',
  failedShared: 'Failed to load the record.',
  gone: 'This record is not here',
  noneShared: 'Nothing is shown in this record now.',
  credential: 'Credential',
  /** Button labels that name their entry. */
  credentialOf: 'Credential of {title}',
  credentialFailed: 'Failed to issue the credential.',
  credentialsAbout: 'A credential is a signed file (Open Badges 3.0) that anybody can check, here or with other programs.',
  checkOne: 'Check a credential',
} as const;

/** 'Shared since 3 November 2026'. */
export function sharedSinceText(instant: string, timeZone: string, { translate: t, locale }: Translation = ENGLISH): string {
  return t('Shared since {day}', { day: formatLongDate(instant, timeZone, locale) });
}

/** 'Record of Asha Verma', as others see it. */
export function recordOfText(name: string, { translate: t }: Translation = ENGLISH): string {
  return t('Record of {name}', { name });
}

/** 'Confirmed by Campus Institute, as of 3 November 2026.' */
export function confirmedByText(institute: string, now: Date, timeZone: string, { translate: t, locale }: Translation = ENGLISH): string {
  return t('Confirmed by {institute}, as of {day}.', { institute, day: formatLongDate(now, timeZone, locale) });
}
