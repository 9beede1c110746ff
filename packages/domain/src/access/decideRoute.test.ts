import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideRoute, type RouteSession } from './decideRoute.ts';

const LOADING: RouteSession = { status: 'loading' };
const OUT: RouteSession = { status: 'signed-out' };
const NEWCOMER: RouteSession = { status: 'signed-in', user: { role: 'STUDENT', onboardingComplete: false } };

const UNPROVEN: RouteSession = { status: 'signed-in', user: { role: 'STUDENT', onboardingComplete: false, email_proof: 'required' } };

const ROLES = ['STUDENT', 'CLUB_COORDINATOR', 'GENSEC_SCITECH', 'GENSEC_ACADEMIC', 'GENSEC_CULTURAL', 'GENSEC_SPORTS', 'PRESIDENT'];
const OFFICE_BEARERS = ROLES.filter((role) => role !== 'STUDENT');
const ELEVATED = OFFICE_BEARERS.filter((role) => role !== 'CLUB_COORDINATOR');

const GUEST_PATHS = ['/login', '/login/passkey', '/register', '/forgot-password', '/reset-password/7/abc'];
const OPEN_PATHS = [
  '/dashboard',
  '/dashboard/events',
  '/home',
  '/profile',
  '/events',
  '/events/42',
  '/events/42/survey',
  '/feedback',
  '/viewfeedback',
  '/add-achievement',
  '/view-achievements',
  '/manage-position',
  '/skills',
  '/my-data',
  '/points',
  '/approvals',
  '/accreditation',
  '/money',
  '/money/claims/42',
  '/settings',
];
const ROLE_PATHS: Record<string, string[]> = {
  '/events/42/participants': OFFICE_BEARERS,
  '/events/42/questions': OFFICE_BEARERS,
  '/events/42/answers': OFFICE_BEARERS,
  '/add-event': OFFICE_BEARERS,
  '/gensec-endorse': OFFICE_BEARERS,
  '/roombooking': OFFICE_BEARERS,
  '/cosa': OFFICE_BEARERS,
  '/cosa/create': OFFICE_BEARERS,
  '/create-org-unit': ELEVATED,
  '/gensec-tech': ['GENSEC_SCITECH'],
  '/gensec-acad': ['GENSEC_ACADEMIC'],
  '/gensec-cult': ['GENSEC_CULTURAL'],
  '/gensec-sport': ['GENSEC_SPORTS'],
  '/club-dashboard': ['CLUB_COORDINATOR'],
  '/president-dashboard': ['PRESIDENT'],
  '/president-approval': ['PRESIDENT'],
};
const ADMINISTRATION = ['/admin/people', '/admin/audit?area=account'];
const NOWHERE = ['/add-position', '/nothing', '/events/42/rooms', '/gensec-robotics', '/dashboard/events/more'];
const PROOF_LINK = '/verify-email/7/abc';
const EVERY_PATH = [
  '/',
  '/onboarding',
  '/verify-email',
  PROOF_LINK,
  '/logout',
  '/unauthorised',
  ...GUEST_PATHS,
  ...OPEN_PATHS,
  ...Object.keys(ROLE_PATHS),
  ...ADMINISTRATION,
  ...NOWHERE,
];

function signedIn(role?: string | null): RouteSession {
  return { status: 'signed-in', user: { role, onboardingComplete: true } };
}

function answer(path: string, session: RouteSession, requested?: string): string {
  const decision = decideRoute({ path, session, requested });
  return decision.kind === 'redirect' ? decision.to : decision.kind;
}

describe('while the session loads', () => {
  it.each([...GUEST_PATHS, '/unauthorised'])('shows %s', (path) => {
    expect(answer(path, LOADING)).toBe('show');
  });

  it.each(['/', '/onboarding', '/logout', ...OPEN_PATHS, ...Object.keys(ROLE_PATHS), ...NOWHERE])(
    'shows the loading state at %s',
    (path) => {
      expect(answer(path, LOADING)).toBe('loading');
    },
  );
});

describe('when signed out', () => {
  it.each([...GUEST_PATHS, '/unauthorised'])('shows %s', (path) => {
    expect(answer(path, OUT)).toBe('show');
  });

  it.each([...OPEN_PATHS, ...Object.keys(ROLE_PATHS), '/events?status=planned'])(
    'redirects %s to the sign-in page and remembers the path',
    (path) => {
      expect(decideRoute({ path, session: OUT })).toEqual({ kind: 'redirect', to: '/login', remember: path });
    },
  );

  it.each(['/', '/?next=1', '/onboarding', '/logout', '//dashboard'])(
    'redirects %s to the sign-in page without remembering the path',
    (path) => {
      expect(decideRoute({ path, session: OUT })).toEqual({ kind: 'redirect', to: '/login' });
    },
  );

  it.each(NOWHERE)('marks %s as unknown when redirecting to the sign-in page or the root', (path) => {
    expect(decideRoute({ path, session: OUT })).toEqual({ kind: 'redirect', to: '/login', isUnknown: true });
    expect(decideRoute({ path, session: signedIn('STUDENT') })).toEqual({ kind: 'redirect', to: '/', isUnknown: true });
    expect(decideRoute({ path, session: NEWCOMER })).toEqual({ kind: 'redirect', to: '/onboarding' });
  });
});

describe('when onboarding is incomplete', () => {
  it.each(['/onboarding', '/logout', '/unauthorised'])('shows %s', (path) => {
    expect(answer(path, NEWCOMER)).toBe('show');
  });

  it.each(['/', ...OPEN_PATHS, ...Object.keys(ROLE_PATHS), ...NOWHERE])('redirects %s to onboarding before any role check', (path) => {
    expect(answer(path, NEWCOMER)).toBe('/onboarding');
  });

  it.each(GUEST_PATHS)('redirects %s to the root', (path) => {
    expect(answer(path, NEWCOMER)).toBe('/');
  });
});

describe('when email verification is required first', () => {
  it.each(['/verify-email', PROOF_LINK, '/logout', '/unauthorised'])('shows %s', (path) => {
    expect(answer(path, UNPROVEN)).toBe('show');
  });

  it.each(['/', '/onboarding', ...OPEN_PATHS, ...Object.keys(ROLE_PATHS), ...NOWHERE])(
    'redirects %s to the email verification page',
    (path) => {
      expect(answer(path, UNPROVEN)).toBe('/verify-email');
    },
  );

  it('blocks only users with a required email proof, even after onboarding', () => {
    const person = (email_proof: string | null | undefined): RouteSession => ({
      status: 'signed-in',
      user: { role: 'STUDENT', onboardingComplete: true, email_proof },
    });
    expect(answer('/events', person('required'))).toBe('/verify-email');
    for (const proof of ['reminder', null, undefined]) {
      expect(answer('/events', person(proof))).toBe('show');
      expect(answer('/verify-email', person(proof))).toBe('/');
    }
    expect(answer('/verify-email', NEWCOMER)).toBe('/onboarding');
    expect(answer('/verify-email', OUT)).toBe('/login');
  });

  it.each([OUT, LOADING, NEWCOMER, signedIn('STUDENT')])('shows the page of a verification link for session %j', (session) => {
    expect(answer(PROOF_LINK, session)).toBe('show');
  });
});

describe.each([...ROLES, 'JANITOR', 'GENSEC_ROBOTICS', undefined, null])('signed in as %s', (role) => {
  const session = signedIn(role);

  it('redirects from the root to the dashboard', () => {
    expect(answer('/', session)).toBe('/dashboard');
    expect(answer('/?from=mail', session)).toBe('/dashboard');
  });

  it('redirects from the account pages and from onboarding to the root', () => {
    for (const path of [...GUEST_PATHS, '/onboarding']) expect(answer(path, session)).toBe('/');
  });

  it('redirects from an unknown path to the root', () => {
    for (const path of NOWHERE) expect(answer(path, session)).toBe('/');
  });

  it('shows the pages open to every role', () => {
    for (const path of [...OPEN_PATHS, '/logout', '/unauthorised']) expect(answer(path, session)).toBe('show');
  });

  it.each(Object.entries(ROLE_PATHS))('shows %s only to the roles %j', (path, allowed) => {
    expect(answer(path, session)).toBe(allowed.includes(String(role)) ? 'show' : '/unauthorised');
  });
});

describe('administration pages', () => {
  it.each(ADMINISTRATION)('show %s only to administrators, regardless of role', (path) => {
    for (const role of [...ROLES, 'JANITOR', undefined]) {
      expect(answer(path, signedIn(role))).toBe('/unauthorised');
      for (const is_administrator of [false, null])
        expect(answer(path, { status: 'signed-in', user: { role, is_administrator } })).toBe('/unauthorised');
      expect(answer(path, { status: 'signed-in', user: { role, is_administrator: true } })).toBe('show');
    }
    expect(decideRoute({ path, session: OUT })).toEqual({ kind: 'redirect', to: '/login', remember: path });
  });

  it('do not make the president dashboard available to a student who is an administrator', () => {
    expect(answer('/president-dashboard', { status: 'signed-in', user: { role: 'STUDENT', is_administrator: true } })).toBe(
      '/unauthorised',
    );
  });
});

describe('a session without an onboarding state', () => {
  it.each([undefined, null])('counts as onboarded (%j)', (onboardingComplete) => {
    expect(answer('/events', { status: 'signed-in', user: { role: 'STUDENT', onboardingComplete } })).toBe('show');
  });
});

describe('requested deep link', () => {
  it.each(['/events/42', '/events?status=planned#top', '/president-dashboard'])('redirects to %s after sign-in', (requested) => {
    expect(answer('/login', signedIn('STUDENT'), requested)).toBe(requested);
  });

  it.each(['//dashboard', '//elsewhere.example/events', 'https://elsewhere.example/events', 'events', '/login', '/logout', '/nothing', ''])(
    'ignores %j and redirects to the root',
    (requested) => {
      expect(answer('/login', signedIn('STUDENT'), requested)).toBe('/');
    },
  );
});

describe('path normalization', () => {
  it.each(['/events/', '/Events', '/events?status=planned', '/events#top'])('shows the event list at %s', (path) => {
    expect(answer(path, signedIn('STUDENT'))).toBe('show');
  });

  it.each(['', '?from=mail', '/#top'])('treats %j as the root path', (path) => {
    expect(answer(path, signedIn('STUDENT'))).toBe(answer('/', signedIn('STUDENT')));
  });
});

describe('every combination of path and session', () => {
  const sessions = fc.oneof(
    fc.constantFrom(LOADING, OUT, NEWCOMER, UNPROVEN),
    fc.constantFrom(...ROLES, 'JANITOR', undefined).map((role) => signedIn(role)),
  );
  const paths = fc.oneof(fc.constantFrom(...EVERY_PATH), fc.webPath({ size: 'small' }), fc.string());

  it('stops redirecting within three redirects', () => {
    fc.assert(
      fc.property(paths, sessions, fc.option(paths, { nil: undefined }), (start, session, requested) => {
        let path = start;
        for (let hops = 0; hops < 4; hops += 1) {
          const decision = decideRoute({ path, session, requested });
          if (decision.kind !== 'redirect') return;
          path = decision.to;
        }
        expect.fail(`${start} still redirects at ${path}`);
      }),
      { numRuns: 1000 },
    );
  });
});
