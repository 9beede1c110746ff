import { findScreen, type ScreenRoute } from './routes.ts';

interface Person {
  readonly role?: string | null;
  readonly onboardingComplete?: boolean | null;
  /** 'required' where nothing may be done before the mailbox is proven. */
  readonly email_proof?: string | null;
  /** The right beside the role. */
  readonly is_administrator?: boolean | null;
}

/** What a guard knows about the person. Anything but an explicit `false` counts as onboarded. */
export type RouteSession =
  | { readonly status: 'loading' }
  | { readonly status: 'signed-out' }
  | { readonly status: 'signed-in'; readonly user: Person };

export interface RouteQuestion {
  /** Where the person is, with query and fragment if there are any. */
  readonly path: string;
  readonly session: RouteSession;
  /** The deep link that was asked for before signing in: `remember` of an earlier answer. */
  readonly requested?: string | null;
}

export type RouteDecision =
  | { readonly kind: 'show' }
  | { readonly kind: 'loading' }
  | {
      readonly kind: 'redirect';
      readonly to: string;
      /** The deep link to hand back as `requested` while the person signs in. */
      readonly remember?: string;
      /** There is no screen at the path, which is said where the person arrives. */
      readonly isUnknown?: true;
    };

const SHOW: RouteDecision = { kind: 'show' };
const LOADING: RouteDecision = { kind: 'loading' };

/**
 * The one guard of the portal: whether a path is shown to a person, or where it leads instead. Covers protected and
 * guest-only screens, the role guard, the root, unknown paths and onboarding; it never sends anybody in a circle.
 */
export function decideRoute({ path, session, requested }: RouteQuestion): RouteDecision {
  const screen = findScreen(path);
  if (screen?.who === 'anyone') return SHOW;
  // The sign-in page is served ready to type in: waiting for the session must not take it away.
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

/** True where there is no screen at a path, and it is not the root either. */
export function isUnknownPath(path: string): boolean {
  return !findScreen(path) && !isRoot(path);
}

/** An unknown role opens what every role opens, and nothing else. */
function admits({ who }: ScreenRoute, { role, is_administrator }: Person): boolean {
  if (who === 'administrator') return is_administrator === true;
  return typeof who === 'string' || who.some((allowed) => allowed === role);
}

/** True for a screen of this portal that is worth coming back to after signing in; never for an address elsewhere. */
export function isOwnDeepLink(path: string | null | undefined): path is string {
  const screen = path && /^\/(?!\/)/.test(path) ? findScreen(path) : undefined;
  return (
    screen !== undefined &&
    !screen.beforeOnboarding &&
    (screen.who === 'signed-in' || screen.who === 'administrator' || typeof screen.who !== 'string')
  );
}
