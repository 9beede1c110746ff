import { GENSEC_SCOPES } from './categories.ts';
import { ELEVATED_ROLES, GENSEC_ROLES, OFFICE_BEARER_ROLES, type Role } from './roles.ts';

/** A screen: its path, with parameters as `:name`, and who may see it. */
export interface ScreenRoute {
  readonly path: string;
  /**
   * 'guest' is only for people who are not signed in, 'anyone' for everybody, 'onboarding' for people who have to complete it, 'proof' for
   * people who have to confirm their mail address first, 'signed-in' for any role, 'administrator' for any role with that right; a list is
   * for those roles only.
   */
  readonly who: 'guest' | 'anyone' | 'onboarding' | 'proof' | 'signed-in' | 'administrator' | readonly Role[];
  /** Also shown before onboarding is complete. */
  readonly beforeOnboarding?: true;
}

/**
 * Defines screens with the same audience in one string, because the sign-in page loads this table and every byte of it delays that page.
 */
function seenBy(who: ScreenRoute['who'], paths: string): ScreenRoute[] {
  return paths.split(' ').map((path) => ({ path, who }));
}

/** All screens of the portal. `/` and all other paths only redirect. */
export const SCREEN_ROUTES: readonly ScreenRoute[] = [
  ...seenBy('guest', '/login /login/passkey /register /forgot-password /reset-password/:id/:resetToken'),
  ...seenBy('proof', '/verify-email'),
  ...seenBy('onboarding', '/onboarding'),
  ...seenBy('anyone', '/verify-email/:id/:token /stop-change/:token /unauthorised /record/:token /verify'),
  { path: '/logout', who: 'signed-in', beforeOnboarding: true },
  ...seenBy(
    'signed-in',
    '/dashboard /dashboard/:section /home /profile /events /events/:id /events/:id/survey /calendar /inbox /settings /my-data /rooms /check-in/:token /record /approvals /accreditation /points /money /money/:unitId /money/claims/:id /feedback /viewfeedback /add-achievement /view-achievements /manage-position /skills',
  ),
  ...seenBy(
    OFFICE_BEARER_ROLES,
    '/events/:id/participants /events/:id/questions /events/:id/answers /add-event /gensec-endorse /roombooking /cosa /cosa/create',
  ),
  ...seenBy(ELEVATED_ROLES, '/create-org-unit'),
  ...GENSEC_ROLES.flatMap((role) => seenBy([role], `/gensec-${GENSEC_SCOPES[role].path}`)),
  ...seenBy(['CLUB_COORDINATOR'], '/club-dashboard'),
  ...seenBy(['PRESIDENT'], '/president-dashboard /president-approval'),
  ...seenBy('administrator', '/admin/:section'),
];

function segmentsOf(path: string): string[] {
  return path
    .replace(/[?#].*/s, '')
    .toLowerCase()
    .split('/')
    .filter(Boolean);
}

/** Returns the screen at a path; ignores query, fragment, case and a trailing slash. */
export function findScreen(path: string): ScreenRoute | undefined {
  const segments = segmentsOf(path);
  return SCREEN_ROUTES.find((screen) => {
    const pattern = segmentsOf(screen.path);
    return pattern.length === segments.length && pattern.every((part, index) => part.startsWith(':') || part === segments[index]);
  });
}
