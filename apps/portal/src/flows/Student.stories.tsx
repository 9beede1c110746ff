import { achievements, calendar, events, feedback, notifications, registrations, skills } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import {
  aFeedback,
  anAchievement,
  anEvent,
  aRegistration,
  aSkill,
  aUserSkill,
  manyAchievements,
  manyFeedbacks,
  manyUserSkills,
  ownCalendarEvents,
  skillReference,
  toCalendarEvent,
} from '@quad/domain/fixtures';
import { hasValue, inside, type Play, presses, sees, seesRole, seesTitle, selects, sequence, types, typesInto } from '@quad/ui/plays';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { backend, PAGE } from '../stories/backend.ts';
import { expectHome } from '../stories/expectHome.ts';
import { Portal } from '../stories/Portal.tsx';
import { followLink, openSection, STOPPABLE, step } from './steps.ts';

/** What a student does. Each step sets what the server knows at that point. */
const meta = {
  title: 'Flows/Student',
  tags: ['!manifest'],
  parameters: { ...PAGE },
  ...STOPPABLE,
  render: () => <Portal path="/dashboard/profile" />,
  beforeEach: [() => sessionStorage.clear(), backend(scenarios.student)],
} satisfies Meta<{ stopAfter: number }>;
export default meta;
type Story = StoryObj<typeof meta> & { play: Play };

/** On the first visit, every page redirects to onboarding. */
export const CompletesTheRegistration: Story = {
  beforeEach: backend(scenarios.notOnboarded),
  play: sequence(
    step('Is asked for what is missing', seesTitle('Student registration'), hasValue('textbox', 'Name', 'Zoya Khan')),
    step(
      'Fills in the form',
      types('ID Number', '20260042'),
      types('Mobile number', '9876543210'),
      types('Admission year', '2026', 'spinbutton'),
      types('Program', 'B.Tech', 'combobox'),
      types('Discipline', 'Physics', 'combobox'),
    ),
    step('Sends it, and is at home', presses('Submit'), ({ canvas }) => expectHome(canvas)),
  ),
};

export const ReadsAboutAnEvent: Story = {
  play: sequence(
    step(
      'Goes to the events',
      ({ msw }) => msw.use(mock(events.byRole).ok([anEvent()])),
      openSection('Events', 'Welcome to the Events Section'),
      sees('Build a robot that follows a line faster than the others. Kits are lent out; teams of up to three.'),
    ),
    step(
      'Opens one',
      ({ msw }) => msw.use(mock(events.byId).ok(anEvent())),
      inside('list', 'Events', presses('Line Follower Challenge', 'link')),
      seesTitle('Line Follower Challenge'),
      sees('Main Auditorium'),
    ),
  ),
};

/** Continues with the event whose page was open. */
export const RegistersForAnEvent: Story = {
  play: sequence(
    ReadsAboutAnEvent.play,
    step(
      'Registers',
      ({ msw }) => msw.use(mock(registrations.register).ok(aRegistration({ state: 'registered', registered_count: 13 }))),
      inside('region', 'Registration', presses('Register'), sees('You are registered.')),
    ),
    step(
      'Finds it in the calendar',
      ({ msw }) => msw.use(mock(calendar.mine).ok(ownCalendarEvents([toCalendarEvent(anEvent())]))),
      followLink('Calendar', 'Calendar'),
      seesRole('button', 'Friday, 27 November 2026, 1 event'),
    ),
  ),
};

export const ReadsWhatIsNew: Story = {
  beforeEach: backend(() => [mock(notifications.unseen).ok({ count: 3 })]),
  play: sequence(
    step('Opens the inbox', followLink('Inbox 3 new notifications', 'Inbox'), seesRole('link', 'Robo Soccer has a new time or place')),
    step(
      'Goes where it happened',
      ({ msw }) => msw.use(mock(events.byId).ok(anEvent({ title: 'Robo Soccer' }))),
      presses('Robo Soccer has a new time or place', 'link'),
      seesTitle('Robo Soccer'),
    ),
  ),
};

export const GivesFeedback: Story = {
  play: sequence(
    step(
      'Goes to the feedback',
      ({ msw }) => msw.use(mock(feedback.list).ok(manyFeedbacks(2))),
      openSection('Feedback', 'Welcome to the Feedback Section'),
      sees('Showing 2 of 2 feedbacks'),
    ),
    step('Opens the form', presses('Add Feedback'), seesRole('radiogroup', 'Rating')),
    step(
      'Says what it is about',
      selects('Type', 'Query'),
      selects('Target type', 'Event'),
      types('Target', 'monsoon', 'combobox'),
      presses('Monsoon Ragas', 'option'),
      presses('5 stars', 'radio'),
      types('Comments', 'When does it begin?'),
    ),
    step(
      'Sends it',
      ({ msw }) => msw.use(mock(feedback.list).ok([aFeedback({ _id: 'given', comments: 'When does it begin?' }), ...manyFeedbacks(2)])),
      presses('Submit'),
      async ({ canvas }) => expect((await canvas.findAllByText('Feedback submitted successfully'))[0]).toBeVisible(),
    ),
    step('Finds it in the list', presses('View All Feedbacks'), seesRole('button', 'When does it begin?')),
  ),
};

export const AddsASkill: Story = {
  play: sequence(
    step(
      'Goes to the skills',
      ({ msw }) => msw.use(mock(skills.byUser).ok(manyUserSkills(2))),
      openSection('Skills', 'Welcome to the Skills Section'),
      sees('Showing 2 of 2 skills'),
    ),
    step('Chooses one of the catalogue', presses('Add Skills'), types('Skill', 'Bharat', 'combobox'), async ({ canvas, userEvent }) =>
      userEvent.click((await canvas.findAllByRole('option', { name: /^Bharatanatyam/ }))[0] as HTMLElement),
    ),
    step('Sends it', async ({ canvas, msw, userEvent }) => {
      const added = aUserSkill({ _id: 'added', skill_id: skillReference(aSkill({ name: 'Bharatanatyam' })), is_endorsed: false });
      msw.use(mock(skills.byUser).ok([added, ...manyUserSkills(2)]));
      await userEvent.click(await canvas.findByRole('button', { name: 'Add Skill' }));
      await expect(await canvas.findByText('Skill added successfully!')).toBeVisible();
    }),
    step('Sees that it waits for an endorser', presses('View Skills'), sees('Showing 3 of 3 skills'), ({ canvas }) =>
      expect(canvas.getAllByText('Bharatanatyam')[0]).toBeVisible(),
    ),
  ),
};

export const AddsAnAchievement: Story = {
  play: sequence(
    step(
      'Goes to the achievements',
      ({ msw }) => msw.use(mock(achievements.byUser).ok(manyAchievements(1))),
      openSection('Achieve', 'Welcome to the Achievements Section'),
      sees('Showing 1 of 1 achievements'),
    ),
    step(
      'Fills in the form',
      presses('Add Achievement'),
      types('Title', 'Winner, Robo Race'),
      selects('Type', 'Technical'),
      typesInto('Date achieved', '2026-11-20'),
    ),
    step('Sends it', async ({ canvas, msw, userEvent }) => {
      const added = anAchievement({ _id: 'added', title: 'Winner, Robo Race', verified: false });
      msw.use(mock(achievements.byUser).ok([added, ...manyAchievements(1)]));
      await userEvent.click(await canvas.findByRole('button', { name: 'Submit' }));
      await expect(await canvas.findByText('Achievement submitted successfully!')).toBeVisible();
    }),
    step('Finds it in the list', presses('View Achievements'), sees('Showing 2 of 2 achievements', 'Winner, Robo Race')),
  ),
};
