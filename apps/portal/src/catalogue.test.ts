import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const PAGES = 'apps/portal/src/screens';
const FLOWS = 'apps/portal/src/flows';
const FORMS = 'packages/ui/src/features';
const SERVER = 'apps/server/src/features';

/** A field error is checked twice: beside the field, and in the server's response to a request that bypasses the form. */
const onboarding = [`${FORMS}/accounts/OnboardingForm/OnboardingForm.stories.tsx`, `${SERVER}/accounts/registration.test.ts`];
const skill = [`${FORMS}/skills/AddSkillForm/AddSkillForm.stories.tsx`, `${SERVER}/skills/userSkills.test.ts`];
const newSkill = [`${FORMS}/skills/AddSkillForm/AddSkillForm.stories.tsx`, `${SERVER}/skills/skills.test.ts`];
const position = [`${FORMS}/positions/PositionForm/PositionForm.stories.tsx`, `${SERVER}/positions/positionChanges.test.ts`];
const holder = [`${FORMS}/positions/PositionHolderForm/PositionHolderForm.stories.tsx`, `${SERVER}/positions/appointing.test.ts`];
const unit = [`${FORMS}/org-units/OrgUnitForm/OrgUnitForm.stories.tsx`, `${SERVER}/org-units/orgUnits.test.ts`];
const profile = [`${FORMS}/profile/ProfileForm/ProfileForm.stories.tsx`, `${SERVER}/profile/profile.test.ts`];

/** The texts in docs/specification for failures, successes and field errors, by topic, each with the stories and tests that check it. */
const CATALOGUE: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  accounts: {
    'Please use an @campus.example email address.': [
      `${PAGES}/accounts/RegisterPage.stories.tsx`,
      `${SERVER}/accounts/registration.test.ts`,
    ],
    'Login failed. Please check your credentials.': [`${PAGES}/accounts/LoginPage.stories.tsx`, `${SERVER}/accounts/accounts.test.ts`],
    'Login successful!': [`${FLOWS}/SigningIn.stories.tsx`],
    'Registration failed. Please try again.': [`${FORMS}/accounts/RegisterForm/RegisterForm.stories.tsx`],
    'Something went wrong. Please try again.': [`${PAGES}/accounts/RegisterPage.stories.tsx`],
    'Registration successful!': [`${PAGES}/accounts/RegisterPage.stories.tsx`],
    'This email is linked with Google. Please sign in with Google.': [`${PAGES}/accounts/ForgotPasswordPage.stories.tsx`],
    'Reset link sent successfully!': [`${PAGES}/accounts/ForgotPasswordPage.stories.tsx`],
    'Something went wrong.': [`${PAGES}/accounts/ForgotPasswordPage.stories.tsx`],
    'Error verifying token.': [`${PAGES}/accounts/ResetPasswordPage.stories.tsx`],
    'Password reset successfully! Navigating to login page...': [`${PAGES}/accounts/ResetPasswordPage.stories.tsx`],
    'Error resetting password.': [`${PAGES}/accounts/ResetPasswordPage.stories.tsx`],
  },
  onboarding: {
    'ID Number is required': onboarding,
    'Mobile number must be 10 digits': onboarding,
    'Invalid admission year': onboarding,
    'Program is required': onboarding,
    'Discipline is required': onboarding,
  },
  events: {
    'Error loading events: Failed to fetch events.': [`${PAGES}/events/EventsPageRefusals.stories.tsx`],
    'Error loading events: Username is missing for Club Coordinator.': [`${PAGES}/events/EventsPageRefusals.stories.tsx`],
    'Event updated successfully!': [`${PAGES}/events/EditingAnEvent.stories.tsx`],
    'Event created successfully!': [`${PAGES}/events/AddEventPage.stories.tsx`],
    'Failed to submit event.': [`${PAGES}/events/AddEventPage.stories.tsx`],
    'Loading...': [`${PAGES}/events/EventPage.stories.tsx`],
  },
  rooms: {
    'Failed to submit room request.': [`${PAGES}/events/RequestingARoom.stories.tsx`],
    'Failed to Approved request.': [`${PAGES}/events/ReviewingRequests.stories.tsx`],
    'Failed to Rejected request.': [`${FORMS}/room-requests/RoomRequestReviewDialog/RoomRequestReviewDialog.stories.tsx`],
  },
  feedback: {
    'Please enter actions taken.': [
      `${FORMS}/feedback/ResolveFeedbackDialog/ResolveFeedbackDialog.stories.tsx`,
      `${SERVER}/feedback/resolving.test.ts`,
    ],
    'Feedback submitted successfully': [`${FLOWS}/Student.stories.tsx`],
    'Failed to submit feedback': [`${PAGES}/feedback/FeedbackPage.stories.tsx`],
  },
  skills: {
    'Please select a skill.': skill,
    'Please fill all required fields for the new skill.': newSkill,
    'Skill added successfully!': [`${PAGES}/skills/SkillsPage.stories.tsx`],
    'Error adding skill. It might already exist in your profile.': [`${PAGES}/skills/SkillsPage.stories.tsx`],
  },
  achievements: {
    'Failed to fetch achievements': [`${PAGES}/achievements/ViewAchievementsPage.stories.tsx`],
    'Achievement submitted successfully!': [`${PAGES}/achievements/AddAchievementPage.stories.tsx`],
    'Something went wrong. Please try again.': [`${PAGES}/achievements/AddAchievementPage.stories.tsx`],
    'No achievements yet.': [`${PAGES}/student-home/StudentHomePage.stories.tsx`],
  },
  endorsement: {
    'Failed to fetch unendorsed achievements': [`${PAGES}/endorsements/EndorsementSection.stories.tsx`],
    'Failed to verify achievement': [`${PAGES}/endorsements/EndorsementRefusals.stories.tsx`],
    'Failed to fetch unendorsed skills': [`${PAGES}/endorsements/EndorsementRefusals.stories.tsx`],
    'Failed to endorse skill': [`${PAGES}/endorsements/EndorsementRefusals.stories.tsx`],
    'Failed to load achievements': [`${PAGES}/endorsements/EndorsementRefusals.stories.tsx`],
    'Failed to load user skills. Please try again.': [`${PAGES}/endorsements/EndorsementRefusals.stories.tsx`],
    'Failed to endorse skill. Please try again.': [`${PAGES}/endorsements/EndorsementRefusals.stories.tsx`],
  },
  positions: {
    'Position title is required.': position,
    'Organizational unit is required.': position,
    'Position type is required.': position,
    'Please specify the position type.': position,
    'At least one responsibility is required.': position,
    'Position count must be at least 1.': position,
    'Failed to fetch positions': [`${PAGES}/positions/CosaPage.stories.tsx`, `${PAGES}/positions/MyPositionsPage.stories.tsx`],
    'Failed to create position.': [`${PAGES}/positions/CreateTenurePage.stories.tsx`],
    'Position created successfully!': [`${FLOWS}/GeneralSecretary.stories.tsx`],
  },
  holders: {
    'User selection is required.': holder,
    'Position selection is required.': holder,
    'Tenure year is required.': holder,
    'Failed to create position holder.': [`${PAGES}/positions/CreateTenurePage.stories.tsx`],
    'Position Holder created successfully!': [`${FLOWS}/President.stories.tsx`],
  },
  units: {
    'Organization name is required.': unit,
    'Organization type is required.': unit,
    'Category is required.': unit,
    'Hierarchy level must be at least 1.': unit,
    'Contact email is required.': unit,
    'Please enter a valid email address.': unit,
    'Error: Something went wrong. Please try again.': [`${PAGES}/org-units/CreateOrgUnitPage.stories.tsx`],
    'Organizational unit created successfully!': [`${FLOWS}/President.stories.tsx`],
    'Error fetching club data': [`${PAGES}/club-dashboard/ClubDashboardPage.stories.tsx`],
  },
  profile: {
    'Mobile number must be 10 digits': profile,
    'Invalid GitHub URL': profile,
    'Invalid LinkedIn URL': profile,
    // The upper bound is the year of the stories and tests.
    'Admission year must be between 2016 and 2026': profile,
    'Please fix validation errors': [`${PAGES}/profile/ProfilePage.stories.tsx`],
    'Error fetching profile': [`${PAGES}/profile/ProfilePage.stories.tsx`],
    'Failed to update profile': [`${PAGES}/profile/ProfilePage.stories.tsx`],
    'Profile updated successfully!': [`${PAGES}/profile/ProfilePage.stories.tsx`],
  },
  dashboards: {
    'Failed to load statistics': [`${PAGES}/dashboard/HomeSection.stories.tsx`],
    'Failed to load analytics data': [`${PAGES}/dashboard/HomeSection.stories.tsx`],
    'No analytics endpoint for user role': [`${FORMS}/dashboard/AnalyticsStates/AnalyticsStates.stories.tsx`],
    'No analytics data available for your role.': [`${PAGES}/dashboard/HomeSection.stories.tsx`],
    'No statistics available for this role': [`${PAGES}/dashboard/HomeSection.stories.tsx`],
    'No upcoming events.': [`${PAGES}/student-home/StudentHomePage.stories.tsx`],
    'No recent latestEvents found.': [`${PAGES}/dashboard/DashboardSections.stories.tsx`],
    'No recent activities found': [`${PAGES}/president-dashboard/PresidentDashboardPage.stories.tsx`],
  },
};

/** Returns the source without its comments, so that mentions in comments do not count. */
function programOf(file: string): string {
  return readFileSync(path.join(ROOT, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
}

describe.each(Object.entries(CATALOGUE))('specification texts about %s in the listed stories and tests', (_area, texts) => {
  it.each(Object.entries(texts))('%s', (text, readers) => {
    expect(readers).not.toEqual([]);
    expect(readers.filter((file) => !programOf(file).includes(`'${text}'`))).toEqual([]);
  });
});
