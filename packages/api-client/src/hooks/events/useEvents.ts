import type { Event } from '@quad/domain/events';
import { EVENT_TEXTS } from '@quad/domain/messages';
import { ApiError } from '../../client/index.ts';
import { events } from '../../contract/events.contract.ts';
import { keys } from '../keys.ts';
import { type Read, useRead } from '../useRead.ts';

const MISSING_USERNAME = new ApiError({
  status: 400,
  code: 'INVALID',
  message: EVENT_TEXTS.usernameMissing,
  isServerText: true,
});

/** What to ask for: only a coordinator's list depends on the username. Undefined when that is missing. */
export function eventListOf(role: string, username: string | undefined): { role: string; username: string } | undefined {
  if (role !== 'CLUB_COORDINATOR') return { role, username: '' };
  return username ? { role, username } : undefined;
}

/** The events that concern a role. Without a role it waits; a coordinator without a username gets the error at once, with no call made. */
export function useEvents(role: string | undefined, username?: string): Read<Event[]> {
  const list = eventListOf(role ?? '', username);
  const key = role && list ? keys.eventsByRole(list.role, list.username) : null;
  const query = list?.username ? { username: list.username } : {};
  const read = useRead(key, [events.byRole, { params: { role: role ?? '' }, query }]);
  return role && !list ? { ...read, error: MISSING_USERNAME, isLoading: false } : read;
}
