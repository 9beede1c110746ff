import { findScreen, type ScreenRoute } from './routes.ts';

interface Person {
  readonly role?: string | null;
  readonly onboardingComplete?: boolean | null;
  /** 'required' if the mail address must be confirmed before anything else. */
  readonly email_proof?: string | null;
  /** Whether the person is an administrator, independently of the role. */
  readonly is_administrator?: boolean | null;
}

/** What the guard knows about the session. Only an explicit `false` counts as not onboarded. */
export type RouteSession =
  | { readonly status: 'loading' }
  | { readonly status: 'signed-out' }
  | { readonly status: 'signed-in'; readonly user: Person };

export interface RouteQuestion {
  /** The current path, with query and fragment if any. */
  readonly path: string;
  readonly session: RouteSession;
  /** The deep link requested before signing in: `remember` of an earlier decision. */
  readonly requested?: string | null;
}

export type RouteDecision =
  | { readonly kind: 'show' }
  | { readonly kind: 'loading' }
  | {
      readonly kind: 'redirect';
      readonly to: string;
      /** The deep link to pass back as `requested` while the person signs in. */
      readonly remember?: string;
      /** There is no screen at the path; the screen that the person is redirected to says so. */
      readonly isUnknown?: true;
    };

const SHOW: RouteDecision = { kind: 'show' };
const LOADING: RouteDecision = { kind: 'loading' };

/**
 * The only route guard of the portal: decides whether a person sees a path, or where they are redirected. Covers protected and guest-only
 * screens, roles, the root, unknown paths and onboarding, and never causes a redirect loop.
 */
export function decideRoute({ path, session, requested }: RouteQuestion): RouteDecision {
  const screen = findScreen(path);
  if (screen?.who === 'anyone') return SHOW;
  // The sign-in page is served ready to type in, so it stays while the session loads.
  if (session.status === 'loading') return screen?.who === 'guest' ? SHOW : LOADING;
  if (session.status === 'signed-out') return forGuest(screen, path);
  if (screen?.who === 'guest') return redirect(isOwnDeepLink(requested) ? requested : '/');
  return forPerson(path, screen, session.user);
}

function forGuest(screen: ScreenRoute | undefined, path: string): RouteDecision {
  if (screen?.who === 'guest') return SHOW;
  if (isOwnDeepLink(path)) return { kind: 'redirect', to: '/login', remember: path };
  return isUnknownPath(path) ? { ...redirect('/login'), isUnknown: true } : redirect('/login');
}

function forPerson(path: string, screen: ScreenRoute | undefined, person: Person): RouteDecision {
  if (person.email_proof === 'required') return screen?.who === 'proof' || isAlwaysOpen(screen) ? SHOW : redirect('/verify-email');
  if (person.onboardingComplete === false) return forNewcomer(screen);
  if (!screen) return isRoot(path) ? redirect('/dashboard') : { ...redirect('/'), isUnknown: true };
  if (screen.who === 'onboarding' || screen.who === 'proof') return redirect('/');
  return admits(screen, person) ? SHOW : redirect('/unauthorised');
}

function forNewcomer(screen: ScreenRoute | undefined): RouteDecision {
  return screen?.who === 'onboarding' || isAlwaysOpen(screen) ? SHOW : redirect('/onboarding');
}

function isAlwaysOpen(screen: ScreenRoute | undefined): boolean {
  return screen?.beforeOnboarding === true;
}

function redirect(to: string) {
  return { kind: 'redirect', to } as const;
}

function isRoot(path: string): boolean {
  return /^\/?([?#]|$)/.test(path);
}

/** Whether there is no screen at a path and it is not the root. */
export function isUnknownPath(path: string): boolean {
  return !findScreen(path) && !isRoot(path);
}

/** An unknown role may open what every role may open, and nothing else. */
function admits({ who }: ScreenRoute, { role, is_administrator }: Person): boolean {
  if (who === 'administrator') return is_administrator === true;
  return typeof who === 'string' || who.some((allowed) => allowed === role);
}

/** Whether a path is a screen of this portal worth returning to after sign-in; never true for an external address. */
export function isOwnDeepLink(path: string | null | undefined): path is string {
  const screen = path && /^\/(?!\/)/.test(path) ? findScreen(path) : undefined;
  return (
    screen !== undefined &&
    !screen.beforeOnboarding &&
    (screen.who === 'signed-in' || screen.who === 'administrator' || typeof screen.who !== 'string')
  );
}
