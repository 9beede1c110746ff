import { achievements, analytics, dashboard, type Endpoint, events } from '@quad/api-client/contract';
import { decideRoute } from '@quad/domain/access';
import type { User } from '@quad/domain/accounts';
import { analyticsKindOf } from '@quad/domain/analytics';

type Calls = (user: User) => readonly string[];

/** What a screen that people land on asks for as it opens. One that is missing here asks a moment later, and that is all. */
const CALLS: Readonly<Record<string, Calls>> = {
  '/dashboard': ({ role }) => {
    const kind = analyticsKindOf(role);
    return [dashboard.stats.path, ...(kind ? [analytics[kind].path] : []), events.latest.path];
  },
  '/home': ({ _id }) => [dashboard.stats.path, pathOf(achievements.byUser, { userId: _id })],
  '/events': ({ role, username }) => {
    const query = role === 'CLUB_COORDINATOR' ? `?${new URLSearchParams({ username })}` : '';
    return [pathOf(events.byRole, { role }) + query];
  },
};

/** The addresses that the portal is about to ask for a person who opens this path: for the page to begin with, before any script. */
export function firstCalls(path: string, user: User): readonly string[] {
  const decision = decideRoute({ path, session: { status: 'signed-in', user } });
  if (decision.kind === 'loading') return [];
  return CALLS[decision.kind === 'show' ? path : decision.to]?.(user) ?? [];
}

function pathOf({ path }: Endpoint, params: Readonly<Record<string, string>>): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}
