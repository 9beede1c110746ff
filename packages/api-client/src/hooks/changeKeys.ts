import type { Change, ChangeTopic } from '@quad/domain/changes';
import { begins } from './keys.ts';

/** Prefixes of the keys that show each topic. */
const KEYS_BY_TOPIC: Readonly<Record<ChangeTopic, readonly (readonly string[])[]>> = {
  events: [['events'], ['dashboard']],
  'room-requests': [['events'], ['dashboard'], ['rooms', 'uses'], ['inbox']],
  rooms: [['rooms']],
  registrations: [['registrations'], ['check-ins'], ['events', 'calendar', 'own']],
  'check-ins': [['check-ins'], ['records', 'own']],
  units: [['units'], ['unit of'], ['event-choices'], ['inbox']],
  following: [
    ['units', 'followed'],
    ['events', 'calendar', 'own'],
  ],
  positions: [['positions'], ['inbox']],
  'position-holders': [['position-holders'], ['dashboard'], ['inbox'], ['records', 'own']],
  skills: [['skills', 'catalogue'], ['pending', 'skills'], ['inbox']],
  'proposed-skills': [['skills', 'catalogue'], ['pending', 'skills'], ['inbox']],
  'user-skills': [['skills', 'of'], ['pending', 'user-skills'], ['inbox'], ['records', 'own']],
  achievements: [['achievements'], ['pending', 'achievements'], ['inbox'], ['records', 'own']],
  approvals: [['approvals'], ['inbox'], ['points'], ['money'], ['certificates', 'requested']],
  notifications: [['notifications']],
  feedback: [['feedbacks'], ['dashboard'], ['inbox']],
};

/** Prefixes of the keys that show one event; the event's id comes next. */
const OF_ONE_EVENT = [
  ['events', 'detail'],
  ['registrations', 'own'],
  ['registrations', 'list'],
  ['check-ins', 'own'],
  ['check-ins', 'list'],
];

/** Whether a key may show data of the change. */
export function isKeyOfChange(key: unknown, { topic, event_id }: Change): boolean {
  if (!KEYS_BY_TOPIC[topic].some((start) => begins(key, ...start))) return false;
  const isOfOne = OF_ONE_EVENT.some((start) => begins(key, ...start));
  return !isOfOne || event_id === undefined || (key as readonly unknown[])[2] === event_id;
}
