import type { Role } from '../access/roles.ts';
import { findScreen } from '../access/routes.ts';
import { navigationFor } from '../dashboard/navigation.ts';
import { sectionPath } from '../dashboard/sections.ts';
import { EVENT_TEXTS } from '../messages/events.ts';
import { ROOM_TEXTS } from '../rooms/texts.ts';

/** A screen or an action that the search can open. */
export interface SearchPlace {
  readonly label: string;
  readonly path: string;
}

/** Actions of the portal; a role is offered those whose screen it may see. */
const ACTIONS: readonly SearchPlace[] = [
  { label: 'Create Event', path: '/add-event' },
  { label: 'Endorse Skills', path: '/gensec-endorse' },
  { label: 'Add Position', path: '/cosa/create' },
  { label: 'Create Organizational Unit', path: '/create-org-unit' },
  { label: 'Add Achievement', path: '/add-achievement' },
  { label: 'View Feedback', path: '/viewfeedback' },
  { label: 'Logout', path: '/logout' },
];

function maySee(role: Role, path: string): boolean {
  const who = findScreen(path)?.who;
  return Array.isArray(who) ? who.includes(role) : who === 'signed-in';
}

/** Returns the sections of a role and its other screens. */
export function placesOf(role: Role): SearchPlace[] {
  const sections = navigationFor(role).map(({ label, section }) => ({ label, path: sectionPath(section) }));
  return [
    ...sections,
    { label: EVENT_TEXTS.calendar, path: '/calendar' },
    { label: ROOM_TEXTS.title, path: '/rooms' },
    { label: 'Inbox', path: '/inbox' },
    { label: 'Settings', path: '/settings' },
  ];
}

/** Returns the actions of a role. */
export function actionsOf(role: Role): SearchPlace[] {
  return ACTIONS.filter(({ path }) => maySee(role, path));
}
