import { gensecScope } from '../access/categories.ts';
import { DASHBOARD_TEXTS } from '../messages/dashboards.ts';
import { fillIn } from '../messages/fillIn.ts';

/** A role's dashboard outside the shell. */
export interface OwnHome {
  readonly label: string;
  readonly path: string;
}

const HOMES: Readonly<Record<string, OwnHome>> = {
  STUDENT: { label: 'Student Dashboard', path: '/home' },
  CLUB_COORDINATOR: { label: 'Club Dashboard', path: '/club-dashboard' },
  PRESIDENT: { label: DASHBOARD_TEXTS.presidentTitle, path: '/president-dashboard' },
};

/** Returns the role's own dashboard; undefined for an unknown role. A missing role has a student's. */
export function ownHome(role: string | null | undefined): OwnHome | undefined {
  const name = role || 'STUDENT';
  const scope = gensecScope(name);
  if (scope) return { label: fillIn(DASHBOARD_TEXTS.gensecTitle, { name: scope.name }), path: `/gensec-${scope.path}` };
  return Object.hasOwn(HOMES, name) ? HOMES[name] : undefined;
}
