import { GENSEC_SCOPES } from '@quad/domain/access';
import { type ComponentType, lazy } from 'react';
import { matchPath, type Params } from 'react-router-dom';
import { DashboardPage } from '../pages/dashboard/DashboardPage.tsx';
import { loadSection } from '../pages/dashboard/sections.ts';
import { EventsPage } from '../pages/events/EventsPage.tsx';
import { StudentHomePage } from '../pages/student-home/StudentHomePage.tsx';

type Load = (params?: Params) => Promise<Readonly<Record<string, ComponentType>>>;

interface PageRoute {
  readonly path: string;
  readonly Page: ComponentType;
  /** Fetches the code of the page, and of what its address names inside it. */
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

/** A screen that people land on: its code comes with the frame of all screens, so it is there as soon as that is. */
function landingPage(path: string, Page: ComponentType, load: Load = async () => ({})): PageRoute {
  return { path, Page, load, hasData: true };
}

const section: Load = async ({ section = '' } = {}) => {
  await loadSection(section);
  return {};
};

const gensecPages = Object.values(GENSEC_SCOPES).map(({ path }) =>
  page(`/gensec-${path}`, 'GensecDashboardPage', () => import('../pages/gensec-dashboard/GensecDashboardPage.tsx')),
);

/** The screens by path; who may see which is `domain/access/routes`. */
export const PAGES: readonly PageRoute[] = [
  landingPage('/dashboard/:section?', DashboardPage, section),
  landingPage('/events', EventsPage),
  page('/add-event', 'AddEventPage', () => import('../pages/events/AddEventPage.tsx')),
  page('/events/:id', 'EventPage', () => import('../pages/events/EventPage.tsx')),
  page('/manage-position', 'MyPositionsPage', () => import('../pages/positions/MyPositionsPage.tsx')),
  page('/cosa', 'CosaPage', () => import('../pages/positions/CosaPage.tsx')),
  page('/cosa/create', 'CreateTenurePage', () => import('../pages/positions/CreateTenurePage.tsx')),
  page('/feedback', 'FeedbackPage', () => import('../pages/feedback/FeedbackPage.tsx')),
  page('/viewfeedback', 'ViewFeedbackPage', () => import('../pages/feedback/ViewFeedbackPage.tsx')),
  page('/skills', 'SkillsPage', () => import('../pages/skills/SkillsPage.tsx')),
  page('/add-achievement', 'AddAchievementPage', () => import('../pages/achievements/AddAchievementPage.tsx')),
  page('/view-achievements', 'ViewAchievementsPage', () => import('../pages/achievements/ViewAchievementsPage.tsx')),
  page('/gensec-endorse', 'EndorsementPage', () => import('../pages/endorsements/EndorsementPage.tsx')),
  page('/create-org-unit', 'CreateOrgUnitPage', () => import('../pages/org-units/CreateOrgUnitPage.tsx')),
  page('/profile', 'ProfilePage', () => import('../pages/profile/ProfilePage.tsx')),
  accountPage('/register', 'RegisterPage', () => import('../pages/accounts/RegisterPage.tsx')),
  accountPage('/forgot-password', 'ForgotPasswordPage', () => import('../pages/accounts/ForgotPasswordPage.tsx')),
  accountPage('/reset-password/:id/:resetToken', 'ResetPasswordPage', () => import('../pages/accounts/ResetPasswordPage.tsx')),
  accountPage('/verify-email', 'CheckMailPage', () => import('../pages/accounts/CheckMailPage.tsx')),
  accountPage('/verify-email/:id/:token', 'ConfirmAddressPage', () => import('../pages/accounts/ConfirmAddressPage.tsx')),
  accountPage('/onboarding', 'OnboardingPage', () => import('../pages/accounts/OnboardingPage.tsx')),
  landingPage('/home', StudentHomePage),
  page('/president-dashboard', 'PresidentDashboardPage', () => import('../pages/president-dashboard/PresidentDashboardPage.tsx')),
  page('/president-approval', 'PresidentApprovalPage', () => import('../pages/placeholders/PresidentApprovalPage.tsx')),
  page('/roombooking', 'RoomBookingPage', () => import('../pages/placeholders/RoomBookingPage.tsx')),
  page('/club-dashboard', 'ClubDashboardPage', () => import('../pages/club-dashboard/ClubDashboardPage.tsx')),
  ...gensecPages,
  page('/logout', 'LogoutPage', () => import('../pages/accounts/LogoutPage.tsx')),
  page('/unauthorised', 'UnauthorisedPage', () => import('../pages/accounts/UnauthorisedPage.tsx')),
];

/** Fetches what the page at this path needs; done when it can be drawn. */
export async function loadPage(path: string): Promise<void> {
  const found = PAGES.find((route) => matchPath(route.path, path));
  const params = found && matchPath(found.path, path)?.params;
  await found?.load(params);
}
