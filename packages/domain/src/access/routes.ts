import { GENSEC_SCOPES } from './categories.ts';
import { ELEVATED_ROLES, GENSEC_ROLES, OFFICE_BEARER_ROLES, type Role } from './roles.ts';

/** One screen: its path, with parameters as `:name`, and who may see it. */
export interface ScreenRoute {
  readonly path: string;
  /**
   * 'guest' is for nobody who is signed in, 'anyone' for everybody, 'onboarding' for whoever has that still to do,
   * 'proof' for whoever has to prove the mailbox first, 'signed-in' for any role; a list is those roles and nobody else.
   */
  readonly who: 'guest' | 'anyone' | 'onboarding' | 'proof' | 'signed-in' | readonly Role[];
  /** Open also to somebody whose onboarding is not complete. */
  readonly beforeOnboarding?: true;
}

const GENSEC_DASHBOARDS = GENSEC_ROLES.map((role): ScreenRoute => ({ path: `/gensec-${GENSEC_SCOPES[role].path}`, who: [role] }));

/** Every screen of the portal. `/` and all other paths only lead elsewhere. */
export const SCREEN_ROUTES: readonly ScreenRoute[] = [
  { path: '/login', who: 'guest' },
  { path: '/register', who: 'guest' },
  { path: '/forgot-password', who: 'guest' },
  { path: '/reset-password/:id/:resetToken', who: 'guest' },
  { path: '/verify-email', who: 'proof' },
  { path: '/verify-email/:id/:token', who: 'anyone' },
  { path: '/onboarding', who: 'onboarding' },
  { path: '/logout', who: 'signed-in', beforeOnboarding: true },
  { path: '/unauthorised', who: 'anyone' },
  { path: '/dashboard', who: 'signed-in' },
  { path: '/dashboard/:section', who: 'signed-in' },
  { path: '/home', who: 'signed-in' },
  { path: '/profile', who: 'signed-in' },
  { path: '/events', who: 'signed-in' },
  { path: '/events/:id', who: 'signed-in' },
  { path: '/events/:id/participants', who: OFFICE_BEARER_ROLES },
  { path: '/calendar', who: 'signed-in' },
  { path: '/check-in/:token', who: 'signed-in' },
  { path: '/feedback', who: 'signed-in' },
  { path: '/viewfeedback', who: 'signed-in' },
  { path: '/add-achievement', who: 'signed-in' },
  { path: '/view-achievements', who: 'signed-in' },
  { path: '/manage-position', who: 'signed-in' },
  { path: '/skills', who: 'signed-in' },
  { path: '/add-event', who: OFFICE_BEARER_ROLES },
  { path: '/gensec-endorse', who: OFFICE_BEARER_ROLES },
  { path: '/roombooking', who: OFFICE_BEARER_ROLES },
  { path: '/cosa', who: OFFICE_BEARER_ROLES },
  { path: '/cosa/create', who: OFFICE_BEARER_ROLES },
  { path: '/create-org-unit', who: ELEVATED_ROLES },
  ...GENSEC_DASHBOARDS,
  { path: '/club-dashboard', who: ['CLUB_COORDINATOR'] },
  { path: '/president-dashboard', who: ['PRESIDENT'] },
  { path: '/president-approval', who: ['PRESIDENT'] },
];

function segmentsOf(path: string): string[] {
  return path.split(/[?#]/, 1).join('').toLowerCase().split('/').filter(Boolean);
}

/** The screen that a path leads to; query, fragment, case and a slash at the end do not count. */
export function findScreen(path: string): ScreenRoute | undefined {
  const segments = segmentsOf(path);
  return SCREEN_ROUTES.find((screen) => {
    const pattern = segmentsOf(screen.path);
    return pattern.length === segments.length && pattern.every((part, index) => part.startsWith(':') || part === segments[index]);
  });
}
