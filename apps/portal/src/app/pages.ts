import { type ComponentType, lazy } from 'react';
import { matchPath } from 'react-router-dom';

type Load = () => Promise<Readonly<Record<string, ComponentType>>>;

interface PageRoute {
  readonly path: string;
  readonly Page: ComponentType;
  /** Fetches the code of the page. */
  readonly load: Load;
  /** False for a page before the portal proper, which reads nothing and so needs no cache. */
  readonly hasData: boolean;
}

/** A screen whose code is loaded when it is first asked for. */
function page(path: string, name: string, load: Load, hasData = true): PageRoute {
  const Page = lazy(async () => {
    const { [name]: component } = await load();
    if (!component) throw new Error(`There is no page ${name}.`);
    return { default: component };
  });
  return { path, Page, load, hasData };
}

const accountPage = (path: string, name: string, load: Load) => page(path, name, load, false);

const dashboard = () => import('../pages/dashboard/DashboardPage.tsx');

/** The screens by path; who may see which is `domain/access/routes`. */
export const PAGES: readonly PageRoute[] = [
  page('/dashboard', 'DashboardPage', dashboard),
  page('/dashboard/:section', 'DashboardPage', dashboard),
  page('/events', 'EventsPage', () => import('../pages/events/EventsPage.tsx')),
  page('/events/:id', 'EventPage', () => import('../pages/events/EventPage.tsx')),
  accountPage('/register', 'RegisterPage', () => import('../pages/accounts/RegisterPage.tsx')),
  accountPage('/forgot-password', 'ForgotPasswordPage', () => import('../pages/accounts/ForgotPasswordPage.tsx')),
  accountPage('/reset-password/:id/:resetToken', 'ResetPasswordPage', () => import('../pages/accounts/ResetPasswordPage.tsx')),
  accountPage('/onboarding', 'OnboardingPage', () => import('../pages/accounts/OnboardingPage.tsx')),
  page('/logout', 'LogoutPage', () => import('../pages/accounts/LogoutPage.tsx')),
  page('/unauthorised', 'UnauthorisedPage', () => import('../pages/accounts/UnauthorisedPage.tsx')),
];

/** Fetches what the page at this path needs; done when it can be drawn. */
export async function loadPage(path: string): Promise<void> {
  const found = PAGES.find((route) => matchPath(route.path, path));
  await Promise.all([found?.hasData !== false && import('./data.ts'), found?.load()]);
}
