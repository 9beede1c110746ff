import { ENGLISH, type Translation } from '../messages/fillIn.ts';
import type { Channel, Digest } from './channels.ts';
import type { NotificationKind, Reason, Topic } from './kinds.ts';
import type { Notification } from './notification.ts';

interface KindText {
  /** Text of a line with one event. */
  readonly one: string;
  /** Text of a line with several events. */
  readonly many: string;
}

/** Texts about notifications. */
export const NOTIFICATION_TEXTS = {
  title: 'Notifications',
  /** Label of the tab beside the pending items. */
  label: 'Updates',
  loading: 'Loading notifications...',
  failed: 'Failed to load the notifications.',
  seeFailed: 'The notifications could not be marked as read.',
  empty: 'Nothing new',
  emptyText: 'News that concerns you appears here: decisions, endorsements, changes to your events.',
  unseen: { one: '1 new notification', other: '{count} new notifications' },
  see: 'Mark as read',
  seeAll: 'Mark all as read',
  chooseTitle: 'Your notifications',
  chooseText: 'Choose how you are notified about each topic. Every choice is saved at once.',
  chooseLoading: 'Loading your choices...',
  chooseFailed: 'Failed to load your choices.',
  saveFailed: 'Your choice could not be saved. Please try again.',
  channels: { inbox: 'In the portal', mail: 'By mail', push: 'On my devices' } satisfies Record<Channel, string>,
  digest: 'Digest of what is new, by mail',
  digests: { none: 'Never', daily: 'Every morning', weekly: 'Every Monday morning' } satisfies Record<Digest, string>,
  kinds: {
    'room-requested': { one: '{actor} requests a room for {title}', many: '{count} room requests wait for you' },
    'room-approved': { one: 'You have the room for {title}', many: 'You have {count} rooms for {title}' },
    'room-rejected': { one: 'Your room request for {title} was rejected', many: '{count} room requests for {title} were rejected' },
    'room-released': { one: 'Your booking for {title} was released', many: 'Your bookings for {title} were released' },
    'room-free-again': { one: '{title}, which you requested, is free again', many: '{title}, which you requested, is free again' },
    'skill-proposed': { one: '{actor} proposes the skill {title}', many: '{count} new skills wait for endorsement' },
    'skill-endorsed': { one: 'The skill {title} that you proposed was endorsed', many: '{count} skills that you proposed were endorsed' },
    'user-skill-claimed': {
      one: '{actor} has the skill {title} and asks for endorsement',
      many: '{count} skills of people wait for endorsement',
    },
    'user-skill-endorsed': { one: '{actor} endorsed your skill {title}', many: '{count} endorsements of your skills' },
    'achievement-submitted': { one: '{actor} submitted the achievement {title}', many: '{count} achievements wait for verification' },
    'achievement-verified': { one: '{actor} verified your achievement {title}', many: '{count} of your achievements were verified' },
    'claim-approved': { one: '{actor} approved your claim {title}', many: '{count} of your claims were approved' },
    'claim-rejected': { one: '{actor} rejected your claim {title}', many: '{count} of your claims were rejected' },
    'claim-returned': {
      one: '{actor} returned your claim {title}: change it and send it again',
      many: '{actor} returned your claim {title}: change it and send it again',
    },
    'budget-approved': { one: '{actor} approved your budget {title}', many: '{actor} approved your budget {title}' },
    'budget-rejected': { one: '{actor} rejected your budget {title}', many: '{actor} rejected your budget {title}' },
    'budget-returned': {
      one: '{actor} returned your budget {title}: change it and send it again',
      many: '{actor} returned your budget {title}: change it and send it again',
    },
    'request-decided': { one: '{actor} decided about your request {title}', many: '{actor} decided about your request {title}' },
    'reimbursement-approved': { one: '{actor} approved your claim {title}', many: '{actor} approved your claim {title}' },
    'reimbursement-rejected': { one: '{actor} rejected your claim {title}', many: '{actor} rejected your claim {title}' },
    'reimbursement-returned': {
      one: '{actor} returned your claim {title}: change it and send it again',
      many: '{actor} returned your claim {title}: change it and send it again',
    },
    'reimbursement-paid': { one: 'Your claim {title} was paid', many: 'Your claim {title} was paid' },
    'budget-ends': {
      one: '{title} is over: the rest of its budget is returned in seven days',
      many: '{title} is over: the rest of its budget is returned in seven days',
    },
    'feedback-given': { one: 'New feedback about {title}', many: '{count} new pieces of feedback' },
    'feedback-resolved': { one: 'Your feedback about {title} was resolved', many: '{count} pieces of your feedback were resolved' },
    'unit-created': { one: '{actor} added your unit {title}: complete it', many: 'Complete your unit {title}' },
    'position-created': { one: '{actor} created the position {title} in your unit', many: '{count} new positions in your unit' },
    'position-given': { one: 'You were appointed: {title}', many: 'You were appointed: {title}' },
    'place-given': { one: 'You have a place at {title}', many: 'You have a place at {title}' },
    'place-offered': {
      one: 'You have a place at {title}: answer its questions to keep it',
      many: 'You have a place at {title}: answer its questions to keep it',
    },
    'registration-removed': { one: 'You are no longer registered for {title}', many: 'You are no longer registered for {title}' },
    'certificate-issued': { one: 'You have a certificate of {title}', many: 'You have {count} certificates of {title}' },
    'event-changed': { one: '{title} has a new time or place', many: '{title} changed {count} times' },
    'meetings-cancelled': { one: 'Meetings of {title} were cancelled', many: 'Meetings of {title} were cancelled' },
    'organizer-named': { one: '{actor} named you an organizer of {title}', many: 'You are an organizer of {title}' },
    'event-notice': { one: 'The organizers of {title} wrote to you', many: 'The organizers of {title} wrote to you {count} times' },
    'survey-sent': { one: 'How was {title}? Answer the survey', many: 'How was {title}? Answer the survey' },
    'survey-waits': { one: 'The survey of {title} still waits for you', many: 'The survey of {title} still waits for you' },
    'room-waits': {
      one: 'The room request for {title} waits for your decision',
      many: '{count} room requests still wait for your decision',
    },
    'claim-waits': { one: 'The request {title} waits for your decision', many: '{count} requests still wait for your decision' },
    'deputy-named': { one: '{actor} named you to stand in for decisions', many: '{actor} named you to stand in for decisions' },
    'registration-closes': { one: 'Registration for {title} closes soon', many: 'Registration for {title} closes soon' },
    'report-due': { one: '{title} is over: write its report', many: '{title} is over: write its report' },
    'feedback-overdue': { one: 'Feedback about {title} is overdue', many: '{count} pieces of feedback are overdue' },
    'export-ready': { one: 'Your data is ready', many: 'Your data is ready' },
  } satisfies Record<NotificationKind, KindText>,
  /** Texts of the reasons. */
  reasons: {
    decides: 'because you decide it',
    asked: 'because you requested it',
    owns: 'because it is yours',
    'looks-after': 'because you are in charge of it',
    holds: 'because you hold it',
    registered: 'because you are registered',
    came: 'because you were there',
    waits: 'because you are on the waiting list',
    organizes: 'because you organize it',
    follows: 'because you follow the unit',
  } satisfies Record<Reason, string>,
  topics: {
    waiting: 'What waits for my decision',
    'room-requests': 'My room requests',
    endorsements: 'Endorsements of what is mine',
    feedback: 'My feedback',
    positions: 'My positions',
    registrations: 'My registrations',
    events: 'Changes of my events',
    notices: 'What organizers write to me',
    reminders: 'Reminders',
    account: 'My account',
  } satisfies Record<Topic, string>,
  somebody: 'Somebody',
  somebodyElse: 'a person',
} as const;

/** Texts about unsubscribing from a mail without signing in. */
export const UNSUBSCRIBE_TEXTS = {
  title: 'Stop these mails',
  question: 'You get no more mails about: {what}. Notifications in the portal stay as they are.',
  stop: 'Stop these mails',
  stopped: 'Done: you get no more mails about: {what}.',
  choose: 'Choose your notifications',
  digest: 'the digest of what is new',
  dead: 'This link is incomplete. Open it from the mail again, or choose your notifications in the portal.',
} as const;

/** Texts about push messages on a device. */
export const PUSH_TEXTS = {
  label: 'Messages on this device',
  hint: 'Also when the portal is not open, until you sign out here.',
  on: 'This device now receives messages.',
  off: 'This device no longer receives messages.',
  unsupported: 'This browser cannot receive messages from the portal.',
  blocked: 'This browser blocks messages of the portal. Allow them in its settings first.',
  failed: 'Messages could not be turned on. Please try again.',
} as const;

/** Returns the text of a line. */
export function notificationText(
  { kind, count, actors: [actor], titles: [title] }: Pick<Notification, 'kind' | 'count' | 'actors' | 'titles'>,
  { translate: t }: Translation = ENGLISH,
): string {
  const { one, many } = NOTIFICATION_TEXTS.kinds[kind];
  return t(count === 1 ? one : many, {
    count,
    actor: actor ?? t(NOTIFICATION_TEXTS.somebody),
    title: title ?? t(NOTIFICATION_TEXTS.somebodyElse),
  });
}

const EVENT = '/events/{id}';
const SURVEY = `${EVENT}/survey`;

/** Path of the screen for each kind. */
const PATHS: Readonly<Record<NotificationKind, string>> = {
  'room-requested': '/events',
  'room-approved': '/events',
  'room-rejected': '/events',
  'room-released': '/rooms',
  'room-free-again': '/rooms',
  'skill-proposed': '/gensec-endorse',
  'skill-endorsed': '/skills',
  'user-skill-claimed': '/gensec-endorse',
  'user-skill-endorsed': '/skills',
  'achievement-submitted': '/gensec-endorse',
  'achievement-verified': '/view-achievements',
  'claim-approved': '/points',
  'claim-rejected': '/points',
  'claim-returned': '/points',
  'budget-approved': '/money',
  'budget-rejected': '/money',
  'budget-returned': '/money',
  'request-decided': '/approvals?view=requested&request={id}',
  'budget-ends': '/money',
  'reimbursement-approved': '/money',
  'reimbursement-rejected': '/money',
  'reimbursement-returned': '/money',
  'reimbursement-paid': '/money',
  'feedback-given': '/viewfeedback',
  'feedback-resolved': '/viewfeedback',
  'unit-created': '/club-dashboard',
  'position-created': '/manage-position',
  'position-given': '/manage-position',
  'place-given': EVENT,
  'place-offered': EVENT,
  'registration-removed': EVENT,
  'certificate-issued': '/record',
  'event-changed': EVENT,
  'meetings-cancelled': EVENT,
  'organizer-named': EVENT,
  'event-notice': EVENT,
  'survey-sent': SURVEY,
  'survey-waits': SURVEY,
  'room-waits': '/events',
  'claim-waits': '/approvals',
  'deputy-named': '/approvals',
  'registration-closes': EVENT,
  'report-due': EVENT,
  'feedback-overdue': '/viewfeedback',
  'export-ready': '/my-data',
};

/** Returns the path that a line links to. */
export function notificationPath({ kind, subject_id }: Pick<Notification, 'kind' | 'subject_id'>): string {
  return PATHS[kind].replace('{id}', encodeURIComponent(subject_id));
}
