import { GENSEC_SCOPES } from '@quad/domain/access';
import { type ComponentType, lazy } from 'react';
import { matchPath, type Params } from 'react-router-dom';
import { DashboardPage } from '../screens/dashboard/DashboardPage.tsx';
import { loadSection } from '../screens/dashboard/sections.ts';
import { EventsPage } from '../screens/events/EventsPage.tsx';
import { StudentHomePage } from '../screens/student-home/StudentHomePage.tsx';

type Load = (params?: Params) => Promise<Readonly<Record<string, ComponentType>>>;

interface PageRoute {
  readonly path: string;
  readonly Page: ComponentType;
  /** Loads the code of the page, and of the part of it that the address names. */
  readonly load: Load;
  /** False for pages before sign-in, which read nothing and need no data cache. */
  readonly hasData: boolean;
}

/** A screen whose code is loaded on first use. */
function page(path: string, name: string, load: Load, hasData = true): PageRoute {
  const Page = lazy(async () => {
    const { [name]: component } = await load();
    if (!component) throw new Error(`There is no page ${name}.`);
    return { default: component };
  });
  return { path, Page, load, hasData };
}

const accountPage = (path: string, name: string, load: Load) => page(path, name, load, false);

/** A landing screen: its code is part of the chunk with the frame of all screens. */
function landingPage(path: string, Page: ComponentType, load: Load = async () => ({})): PageRoute {
  return { path, Page, load, hasData: true };
}

const section: Load = async ({ section = '' } = {}) => {
  await loadSection(section);
  return {};
};

const gensecPages = Object.values(GENSEC_SCOPES).map(({ path }) =>
  page(`/gensec-${path}`, 'GensecDashboardPage', () => import('../screens/gensec-dashboard/GensecDashboardPage.tsx')),
);

/** All screens by path; `domain/access/routes` defines who may see which. */
export const PAGES: readonly PageRoute[] = [
  landingPage('/dashboard/:section?', DashboardPage, section),
  landingPage('/events', EventsPage),
  page('/add-event', 'AddEventPage', () => import('../screens/events/AddEventPage.tsx')),
  page('/events/:id', 'EventPage', () => import('../screens/events/EventPage.tsx')),
  page('/events/:id/participants', 'ParticipantsPage', () => import('../screens/events/ParticipantsPage.tsx')),
  page('/events/:id/questions', 'QuestionsPage', () => import('../screens/questions/QuestionsPage.tsx')),
  page('/events/:id/answers', 'AnswersPage', () => import('../screens/questions/AnswersPage.tsx')),
  page('/events/:id/survey', 'SurveyPage', () => import('../screens/surveys/SurveyPage.tsx')),
  page('/calendar', 'CalendarPage', () => import('../screens/calendar/CalendarPage.tsx')),
  page('/inbox', 'InboxPage', () => import('../screens/inbox/InboxPage.tsx')),
  page('/settings', 'SettingsPage', () => import('../screens/settings/SettingsPage.tsx')),
  page('/my-data', 'MyDataPage', () => import('../screens/personal-data/MyDataPage.tsx')),
  page('/rooms', 'RoomsPage', () => import('../screens/rooms/RoomsPage.tsx')),
  page('/record', 'RecordPage', () => import('../screens/records/RecordPage.tsx')),
  page('/points', 'PointsPage', () => import('../screens/activity-points/PointsPage.tsx')),
  page('/accreditation', 'AccreditationPage', () => import('../screens/accreditation/AccreditationPage.tsx')),
  page('/money', 'MoneyPage', () => import('../screens/money/MoneyPage.tsx')),
  page('/money/claims/:id', 'ExpenseClaimPage', () => import('../screens/money/claims/ExpenseClaimPage.tsx')),
  page('/money/:unitId', 'UnitMoneyPage', () => import('../screens/money/UnitMoneyPage.tsx')),
  page('/approvals', 'ApprovalsPage', () => import('../screens/approvals/ApprovalsPage.tsx')),
  page('/record/:token', 'SharedRecordPage', () => import('../screens/records/SharedRecordPage.tsx')),
  page('/check-in/:token', 'CheckInPage', () => import('../screens/check-in/CheckInPage.tsx')),
  page('/manage-position', 'MyPositionsPage', () => import('../screens/positions/MyPositionsPage.tsx')),
  page('/cosa', 'CosaPage', () => import('../screens/positions/CosaPage.tsx')),
  page('/cosa/create', 'CreateTenurePage', () => import('../screens/positions/CreateTenurePage.tsx')),
  page('/feedback', 'FeedbackPage', () => import('../screens/feedback/FeedbackPage.tsx')),
  page('/viewfeedback', 'ViewFeedbackPage', () => import('../screens/feedback/ViewFeedbackPage.tsx')),
  page('/skills', 'SkillsPage', () => import('../screens/skills/SkillsPage.tsx')),
  page('/add-achievement', 'AddAchievementPage', () => import('../screens/achievements/AddAchievementPage.tsx')),
  page('/view-achievements', 'ViewAchievementsPage', () => import('../screens/achievements/ViewAchievementsPage.tsx')),
  page('/gensec-endorse', 'EndorsementPage', () => import('../screens/endorsements/EndorsementPage.tsx')),
  page('/create-org-unit', 'CreateOrgUnitPage', () => import('../screens/org-units/CreateOrgUnitPage.tsx')),
  page('/admin/:section', 'AdminPage', () => import('../screens/administration/AdminPage.tsx')),
  page('/profile', 'ProfilePage', () => import('../screens/profile/ProfilePage.tsx')),
  accountPage('/verify', 'VerifyPage', () => import('../screens/records/VerifyPage.tsx')),
  // Without institute providers, a lighter page is shown at this path: see AppRoutes.tsx.
  accountPage('/login', 'ProvidersPage', () => import('../screens/accounts/ProvidersPage.tsx')),
  accountPage('/login/passkey', 'PasskeyPage', () => import('../screens/accounts/PasskeyPage.tsx')),
  accountPage('/register', 'RegisterPage', () => import('../screens/accounts/RegisterPage.tsx')),
  accountPage('/forgot-password', 'ForgotPasswordPage', () => import('../screens/accounts/ForgotPasswordPage.tsx')),
  accountPage('/reset-password/:id/:resetToken', 'ResetPasswordPage', () => import('../screens/accounts/ResetPasswordPage.tsx')),
  accountPage('/verify-email', 'CheckMailPage', () => import('../screens/accounts/CheckMailPage.tsx')),
  accountPage('/verify-email/:id/:token', 'ConfirmAddressPage', () => import('../screens/accounts/ConfirmAddressPage.tsx')),
  accountPage('/stop-change/:token', 'StopChangePage', () => import('../screens/accounts/StopChangePage.tsx')),
  accountPage('/onboarding', 'OnboardingPage', () => import('../screens/accounts/OnboardingPage.tsx')),
  landingPage('/home', StudentHomePage),
  page('/president-dashboard', 'PresidentDashboardPage', () => import('../screens/president-dashboard/PresidentDashboardPage.tsx')),
  page('/president-approval', 'PresidentApprovalPage', () => import('../screens/placeholders/PresidentApprovalPage.tsx')),
  page('/roombooking', 'RoomBookingPage', () => import('../screens/placeholders/RoomBookingPage.tsx')),
  page('/club-dashboard', 'ClubDashboardPage', () => import('../screens/club-dashboard/ClubDashboardPage.tsx')),
  ...gensecPages,
  page('/logout', 'LogoutPage', () => import('../screens/accounts/LogoutPage.tsx')),
  page('/unauthorised', 'UnauthorisedPage', () => import('../screens/accounts/UnauthorisedPage.tsx')),
];

/** Loads what the page at this path needs; resolves when it can be rendered. */
export async function loadPage(path: string): Promise<void> {
  const found = PAGES.find((route) => matchPath(route.path, path));
  const params = found && matchPath(found.path, path)?.params;
  await found?.load(params);
}
