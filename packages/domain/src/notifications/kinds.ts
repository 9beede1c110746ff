import type { Role } from '../access/roles.ts';
import type { Id } from '../identity/id.ts';

/** What an event is about. */
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

/** Why somebody is told. */
export const REASONS = ['decides', 'asked', 'owns', 'looks-after', 'holds', 'registered', 'came', 'waits', 'organizes', 'follows'] as const;
export type Reason = (typeof REASONS)[number];

/** What people choose channels for: kinds of notifications that are one thing to them. */
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

/** Students decide nothing and ask for no rooms; whoever holds an office registers for nothing and gives no feedback. */
const STUDENTS_ONLY: readonly Topic[] = ['feedback', 'registrations', 'notices'];
const OFFICES_ONLY: readonly Topic[] = ['waiting', 'room-requests'];

/** What somebody of a role can be told about, and so choose. */
export function topicsFor(role: Role): Topic[] {
  const others = role === 'STUDENT' ? OFFICES_ONLY : STUDENTS_ONLY;
  return TOPICS.filter((topic) => !others.includes(topic));
}

interface Kind {
  readonly topic: Topic;
  readonly subject: SubjectType;
  /** Whether those that nobody has seen yet are one line together, or one line for each thing that they are about. */
  readonly grouped: 'together' | 'by-subject';
  /** Whether those who are told learn who did it. */
  readonly isByName: boolean;
  /** What nobody needs to be told any more once this has happened to the same thing. */
  readonly settles?: readonly string[];
  /** Whether it happens to a thing once at most. */
  readonly isOnce?: true;
}

/** Everything that somebody may be told, each with how. */
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
  /** Never by name: nobody is to learn from it who gives feedback. */
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
  /** Not once: what is returned and sent again begins its promise anew. */
  'claim-waits': { topic: 'reminders', subject: 'claim', grouped: 'together', isByName: false },
  'deputy-named': { topic: 'positions', subject: 'deputy', grouped: 'by-subject', isByName: true },
  'registration-closes': { topic: 'reminders', subject: 'event', grouped: 'by-subject', isByName: false, isOnce: true },
  'report-due': { topic: 'reminders', subject: 'event', grouped: 'by-subject', isByName: false, isOnce: true },
  'feedback-overdue': { topic: 'reminders', subject: 'feedback', grouped: 'together', isByName: false, isOnce: true },
  'export-ready': { topic: 'account', subject: 'export', grouped: 'by-subject', isByName: false, isOnce: true },
} as const satisfies Readonly<Record<string, Kind>>;
export type NotificationKind = keyof typeof NOTIFICATION_KINDS;

export const NOTIFICATION_KIND_NAMES = Object.keys(NOTIFICATION_KINDS) as [NotificationKind, ...NotificationKind[]];

/** How a kind is told. */
export function kindOf(kind: NotificationKind): Kind {
  return NOTIFICATION_KINDS[kind];
}

/** What unseen notifications are one line by. */
export function groupOf(kind: NotificationKind, subjectId: Id): string {
  return kindOf(kind).grouped === 'together' ? kind : `${kind} ${subjectId}`;
}

/** Somebody who is told, and why. */
export interface Recipient {
  readonly userId: Id;
  readonly why: Reason;
}

/** Who is told in the end: everybody once, for the first reason given, and nobody of their own doing. */
export function uniqueRecipients<Person extends Recipient>(people: readonly Person[], actorId: Id | undefined): Person[] {
  const byId = new Map<Id, Person>();
  for (const person of people) if (person.userId !== actorId && !byId.has(person.userId)) byId.set(person.userId, person);
  return [...byId.values()];
}
