import type { Role } from '../access/roles.ts';
import type { Id } from '../identity/id.ts';

/** Subjects of notifications. */
export const NOTIFICATION_SUBJECTS = [
  'room-request',
  'skill',
  'user-skill',
  'achievement',
  'feedback',
  'unit',
  'position',
  'position-holder',
  'event',
  'export',
  'claim',
  'deputy',
  'budget',
] as const;
export type SubjectType = (typeof NOTIFICATION_SUBJECTS)[number];

/** Reasons for a notification. */
export const REASONS = ['decides', 'asked', 'owns', 'looks-after', 'holds', 'registered', 'came', 'waits', 'organizes', 'follows'] as const;
export type Reason = (typeof REASONS)[number];

/** Reasons that a person has by their office, and not any more without it. */
export const OFFICE_REASONS = ['decides', 'looks-after'] as const satisfies readonly Reason[];

/** Topics for which people choose channels; each groups several kinds of notifications. */
export const TOPICS = [
  'waiting',
  'room-requests',
  'endorsements',
  'feedback',
  'positions',
  'registrations',
  'events',
  'notices',
  'reminders',
  'account',
] as const;
export type Topic = (typeof TOPICS)[number];

/** Students decide nothing and request no rooms; office-bearers do not register and give no feedback. */
const STUDENTS_ONLY: readonly Topic[] = ['feedback', 'registrations', 'notices'];
const OFFICES_ONLY: readonly Topic[] = ['waiting', 'room-requests'];

/** Returns the topics that a role can be notified about. */
export function topicsFor(role: Role): Topic[] {
  const others = role === 'STUDENT' ? OFFICES_ONLY : STUDENTS_ONLY;
  return TOPICS.filter((topic) => !others.includes(topic));
}

interface Kind {
  readonly topic: Topic;
  readonly subject: SubjectType;
  /** Whether unseen notifications are grouped into one line, or one line for each subject. */
  readonly grouped: 'together' | 'by-subject';
  /** Whether the recipients see who acted. */
  readonly isByName: boolean;
  /** Kinds of notifications on the same subject that become obsolete. */
  readonly settles?: readonly string[];
  /** Whether it happens at most once for a subject. */
  readonly isOnce?: true;
}

/** All kinds of notifications, with their rules. */
export const NOTIFICATION_KINDS = {
  'room-requested': { topic: 'waiting', subject: 'room-request', grouped: 'together', isByName: true },
  'room-approved': {
    topic: 'room-requests',
    subject: 'room-request',
    grouped: 'by-subject',
    isByName: true,
    settles: ['room-requested', 'room-waits'],
  },
  'room-rejected': {
    topic: 'room-requests',
    subject: 'room-request',
    grouped: 'by-subject',
    isByName: true,
    settles: ['room-requested', 'room-waits'],
  },
  'room-released': { topic: 'room-requests', subject: 'room-request', grouped: 'by-subject', isByName: true },
  'room-free-again': { topic: 'room-requests', subject: 'room-request', grouped: 'by-subject', isByName: false },
  'skill-proposed': { topic: 'waiting', subject: 'skill', grouped: 'together', isByName: true },
  'skill-endorsed': { topic: 'endorsements', subject: 'skill', grouped: 'together', isByName: true, settles: ['skill-proposed'] },
  'user-skill-claimed': { topic: 'waiting', subject: 'user-skill', grouped: 'together', isByName: true },
  'user-skill-endorsed': {
    topic: 'endorsements',
    subject: 'user-skill',
    grouped: 'together',
    isByName: true,
    settles: ['user-skill-claimed'],
  },
  'achievement-submitted': { topic: 'waiting', subject: 'achievement', grouped: 'together', isByName: true },
  'achievement-verified': {
    topic: 'endorsements',
    subject: 'achievement',
    grouped: 'together',
    isByName: true,
    settles: ['achievement-submitted'],
  },
  'claim-approved': { topic: 'endorsements', subject: 'claim', grouped: 'together', isByName: true, settles: ['claim-waits'] },
  'claim-rejected': { topic: 'endorsements', subject: 'claim', grouped: 'together', isByName: true, settles: ['claim-waits'] },
  'claim-returned': { topic: 'endorsements', subject: 'claim', grouped: 'by-subject', isByName: true, settles: ['claim-waits'] },
  'budget-approved': { topic: 'endorsements', subject: 'claim', grouped: 'by-subject', isByName: true, settles: ['claim-waits'] },
  'budget-rejected': { topic: 'endorsements', subject: 'claim', grouped: 'by-subject', isByName: true, settles: ['claim-waits'] },
  'budget-returned': { topic: 'endorsements', subject: 'claim', grouped: 'by-subject', isByName: true, settles: ['claim-waits'] },
  'request-decided': { topic: 'endorsements', subject: 'claim', grouped: 'by-subject', isByName: true, settles: ['claim-waits'] },
  'reimbursement-approved': { topic: 'endorsements', subject: 'claim', grouped: 'by-subject', isByName: true, settles: ['claim-waits'] },
  'reimbursement-rejected': { topic: 'endorsements', subject: 'claim', grouped: 'by-subject', isByName: true, settles: ['claim-waits'] },
  'reimbursement-returned': { topic: 'endorsements', subject: 'claim', grouped: 'by-subject', isByName: true, settles: ['claim-waits'] },
  'reimbursement-paid': { topic: 'endorsements', subject: 'claim', grouped: 'by-subject', isByName: false, isOnce: true },
  'budget-ends': { topic: 'reminders', subject: 'budget', grouped: 'by-subject', isByName: false, isOnce: true },
  /** Never with a name, so that it does not reveal the author of feedback. */
  'feedback-given': { topic: 'waiting', subject: 'feedback', grouped: 'together', isByName: false, isOnce: true },
  'feedback-resolved': {
    topic: 'feedback',
    subject: 'feedback',
    grouped: 'together',
    isByName: false,
    settles: ['feedback-given', 'feedback-overdue'],
  },
  'unit-created': { topic: 'waiting', subject: 'unit', grouped: 'by-subject', isByName: true },
  'position-created': { topic: 'waiting', subject: 'position', grouped: 'together', isByName: true },
  'position-given': { topic: 'positions', subject: 'position-holder', grouped: 'by-subject', isByName: true },
  'place-given': { topic: 'registrations', subject: 'event', grouped: 'by-subject', isByName: false },
  'place-offered': { topic: 'registrations', subject: 'event', grouped: 'by-subject', isByName: false },
  'registration-removed': { topic: 'registrations', subject: 'event', grouped: 'by-subject', isByName: false },
  'certificate-issued': { topic: 'endorsements', subject: 'event', grouped: 'by-subject', isByName: false },
  'event-changed': { topic: 'events', subject: 'event', grouped: 'by-subject', isByName: false },
  'meetings-cancelled': { topic: 'events', subject: 'event', grouped: 'by-subject', isByName: false },
  'organizer-named': { topic: 'events', subject: 'event', grouped: 'by-subject', isByName: true },
  'event-notice': { topic: 'notices', subject: 'event', grouped: 'by-subject', isByName: false },
  'survey-sent': { topic: 'notices', subject: 'event', grouped: 'by-subject', isByName: false, isOnce: true },
  'survey-waits': { topic: 'reminders', subject: 'event', grouped: 'by-subject', isByName: false, isOnce: true },
  'room-waits': { topic: 'reminders', subject: 'room-request', grouped: 'together', isByName: false, isOnce: true },
  /** Not once, because a returned and resubmitted claim gets a new deadline. */
  'claim-waits': { topic: 'reminders', subject: 'claim', grouped: 'together', isByName: false },
  'deputy-named': { topic: 'positions', subject: 'deputy', grouped: 'by-subject', isByName: true },
  'registration-closes': { topic: 'reminders', subject: 'event', grouped: 'by-subject', isByName: false, isOnce: true },
  'report-due': { topic: 'reminders', subject: 'event', grouped: 'by-subject', isByName: false, isOnce: true },
  'feedback-overdue': { topic: 'reminders', subject: 'feedback', grouped: 'together', isByName: false, isOnce: true },
  'export-ready': { topic: 'account', subject: 'export', grouped: 'by-subject', isByName: false, isOnce: true },
} as const satisfies Readonly<Record<string, Kind>>;
export type NotificationKind = keyof typeof NOTIFICATION_KINDS;

export const NOTIFICATION_KIND_NAMES = Object.keys(NOTIFICATION_KINDS) as [NotificationKind, ...NotificationKind[]];

/** Returns the rules of a kind. */
export function kindOf(kind: NotificationKind): Kind {
  return NOTIFICATION_KINDS[kind];
}

/** Returns the key by which unseen notifications are grouped. */
export function groupOf(kind: NotificationKind, subjectId: Id): string {
  return kindOf(kind).grouped === 'together' ? kind : `${kind} ${subjectId}`;
}

/** A recipient and the reason. */
export interface Recipient {
  readonly userId: Id;
  readonly why: Reason;
}

/** Returns the recipients, each once with their first reason, without the person who acted. */
export function uniqueRecipients<Person extends Recipient>(people: readonly Person[], actorId: Id | undefined): Person[] {
  const byId = new Map<Id, Person>();
  for (const person of people) if (person.userId !== actorId && !byId.has(person.userId)) byId.set(person.userId, person);
  return [...byId.values()];
}
