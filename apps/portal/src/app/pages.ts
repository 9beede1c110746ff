import { type ComponentType, lazy } from 'react';

type Load = () => Promise<Record<string, ComponentType>>;

/** A screen whose code is loaded when it is first asked for. */
function page(load: Load, name: string) {
  return lazy(async () => {
    const { [name]: component } = await load();
    if (!component) throw new Error(`There is no page ${name}.`);
    return { default: component };
  });
}

const Dashboard = page(() => import('../pages/dashboard/DashboardPage.tsx'), 'DashboardPage');

/** The screens by path; who may see which is `domain/access/routes`. */
export const PAGES: readonly (readonly [path: string, page: ComponentType])[] = [
  ['/dashboard', Dashboard],
  ['/dashboard/:section', Dashboard],
  ['/events', page(() => import('../pages/events/EventsPage.tsx'), 'EventsPage')],
  ['/events/:id', page(() => import('../pages/events/EventPage.tsx'), 'EventPage')],
  ['/logout', page(() => import('../pages/accounts/LogoutPage.tsx'), 'LogoutPage')],
  ['/unauthorised', page(() => import('../pages/accounts/UnauthorisedPage.tsx'), 'UnauthorisedPage')],
];
