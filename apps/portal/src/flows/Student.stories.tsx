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
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { backend, PAGE } from '../stories/backend.ts';
import { expectHome } from '../stories/expectHome.ts';
import { Portal } from '../stories/Portal.tsx';
import { follow, goTo, STOPPABLE, stepsOf } from './steps.ts';

/** What a student comes for. Each step says what the server knows by then. */
const meta = {
  title: 'Flows/Student',
  tags: ['!manifest'],
  parameters: { ...PAGE },
  ...STOPPABLE,
  render: () => <Portal path="/dashboard/profile" />,
  beforeEach: [() => sessionStorage.clear(), backend(scenarios.student)],
} satisfies Meta<{ stopAfter: number }>;
export default meta;
type Story = StoryObj<typeof meta> & { play: (context: StoryContext) => Promise<void> };

/** The first visit: wherever the newcomer wants to go, the registration comes first. */
export const CompletesTheRegistration: Story = {
  beforeEach: backend(scenarios.notOnboarded),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const step = stepsOf(context);
    await step('Is asked for what is missing', async () => {
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Student registration' })).toBeVisible();
      await expect(await canvas.findByRole('textbox', { name: 'Name' })).toHaveValue('Zoya Khan');
    });
    await step('Fills in the form', async () => {
      await userEvent.type(await canvas.findByRole('textbox', { name: 'ID Number' }), '20260042');
      await userEvent.type(await canvas.findByRole('textbox', { name: 'Mobile number' }), '9876543210');
      await userEvent.type(await canvas.findByRole('spinbutton', { name: 'Admission year' }), '2026');
      await userEvent.type(await canvas.findByRole('combobox', { name: 'Program' }), 'B.Tech');
      await userEvent.type(await canvas.findByRole('combobox', { name: 'Discipline' }), 'Physics');
    });
    await step('Sends it, and is at home', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Submit' }));
      await expectHome(canvas);
    });
  },
};

export const ReadsAboutAnEvent: Story = {
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    const step = stepsOf(context);
    await step('Goes to the events', async () => {
      msw.use(mock(events.byRole).ok([anEvent()]));
      await goTo(context, 'Events', 'Welcome to the Events Section');
      await expect(
        await canvas.findByText('Build a robot that follows a line faster than the others. Kits are lent out; teams of up to three.'),
      ).toBeVisible();
    });
    await step('Opens one', async () => {
      msw.use(mock(events.byId).ok(anEvent()));
      const list = within(canvas.getByRole('list', { name: 'Events' }));
      await userEvent.click(await list.findByRole('link', { name: 'Line Follower Challenge' }));
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Line Follower Challenge' })).toBeVisible();
      await expect(await canvas.findByText('Main Auditorium')).toBeVisible();
    });
  },
};

/** Goes on with the event that was read about. */
export const RegistersForAnEvent: Story = {
  play: async (context) => {
    await ReadsAboutAnEvent.play(context);
    const { canvas, msw, userEvent } = context;
    const step = stepsOf(context);
    await step('Registers', async () => {
      msw.use(mock(registrations.register).ok(aRegistration({ state: 'registered', registered_count: 13 })));
      const panel = within(await canvas.findByRole('region', { name: 'Registration' }));
      await userEvent.click(await panel.findByRole('button', { name: 'Register' }));
      await expect(await panel.findByText('You are registered.')).toBeVisible();
    });
    await step('Finds it in the calendar', async () => {
      msw.use(mock(calendar.mine).ok(ownCalendarEvents([toCalendarEvent(anEvent())])));
      await follow(context, 'Calendar', 'Calendar');
      await expect(await canvas.findByRole('button', { name: 'Friday, 27 November 2026, 1 event' })).toBeVisible();
    });
  },
};

export const ReadsWhatIsNew: Story = {
  beforeEach: backend(() => [mock(notifications.unseen).ok({ count: 3 }), ...scenarios.student()]),
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    const step = stepsOf(context);
    await step('Opens the inbox', async () => {
      await follow(context, 'Inbox 3 new notifications', 'Inbox');
      await expect(await canvas.findByRole('link', { name: 'Robo Soccer has a new time or place' })).toBeVisible();
    });
    await step('Goes where it happened', async () => {
      msw.use(mock(events.byId).ok(anEvent({ title: 'Robo Soccer' })));
      await userEvent.click(await canvas.findByRole('link', { name: 'Robo Soccer has a new time or place' }));
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Robo Soccer' })).toBeVisible();
    });
  },
};

export const GivesFeedback: Story = {
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    const step = stepsOf(context);
    await step('Goes to the feedback', async () => {
      msw.use(mock(feedback.list).ok(manyFeedbacks(2)));
      await goTo(context, 'Feedback', 'Welcome to the Feedback Section');
      await expect(await canvas.findByText('Showing 2 of 2 feedbacks')).toBeVisible();
    });
    await step('Opens the form', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Add Feedback' }));
      await expect(await canvas.findByRole('radiogroup', { name: 'Rating' })).toBeVisible();
    });
    await step('Says what it is about', async () => {
      await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Type' }), 'Query');
      await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Target type' }), 'Event');
      await userEvent.type(await canvas.findByRole('combobox', { name: 'Target' }), 'monsoon');
      await userEvent.click(await canvas.findByRole('option', { name: 'Monsoon Ragas' }));
      await userEvent.click(await canvas.findByRole('radio', { name: '5 stars' }));
      await userEvent.type(await canvas.findByRole('textbox', { name: 'Comments' }), 'When does it begin?');
    });
    await step('Sends it', async () => {
      msw.use(mock(feedback.list).ok([aFeedback({ _id: 'given', comments: 'When does it begin?' }), ...manyFeedbacks(2)]));
      await userEvent.click(await canvas.findByRole('button', { name: 'Submit' }));
      await expect((await canvas.findAllByText('Feedback submitted successfully'))[0]).toBeVisible();
    });
    await step('Finds it in the list', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'View All Feedbacks' }));
      await expect(await canvas.findByRole('button', { name: 'When does it begin?' })).toBeVisible();
    });
  },
};

export const AddsASkill: Story = {
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    const step = stepsOf(context);
    await step('Goes to the skills', async () => {
      msw.use(mock(skills.byUser).ok(manyUserSkills(2)));
      await goTo(context, 'Skills', 'Welcome to the Skills Section');
      await expect(await canvas.findByText('Showing 2 of 2 skills')).toBeVisible();
    });
    await step('Chooses one of the catalogue', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Add Skills' }));
      await userEvent.type(await canvas.findByRole('combobox', { name: 'Skill' }), 'Bharat');
      await userEvent.click((await canvas.findAllByRole('option', { name: /^Bharatanatyam/ }))[0] as HTMLElement);
    });
    await step('Sends it', async () => {
      const added = aUserSkill({ _id: 'added', skill_id: skillReference(aSkill({ name: 'Bharatanatyam' })), is_endorsed: false });
      msw.use(mock(skills.byUser).ok([added, ...manyUserSkills(2)]));
      await userEvent.click(await canvas.findByRole('button', { name: 'Add Skill' }));
      await expect(await canvas.findByText('Skill added successfully!')).toBeVisible();
    });
    await step('Sees that it waits for an endorser', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'View Skills' }));
      await expect(await canvas.findByText('Showing 3 of 3 skills')).toBeVisible();
      await expect(canvas.getAllByText('Bharatanatyam')[0]).toBeVisible();
    });
  },
};

export const AddsAnAchievement: Story = {
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    const step = stepsOf(context);
    await step('Goes to the achievements', async () => {
      msw.use(mock(achievements.byUser).ok(manyAchievements(1)));
      await goTo(context, 'Achieve', 'Welcome to the Achievements Section');
      await expect(await canvas.findByText('Showing 1 of 1 achievements')).toBeVisible();
    });
    await step('Fills in the form', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Add Achievement' }));
      await userEvent.type(await canvas.findByRole('textbox', { name: 'Title' }), 'Winner, Robo Race');
      await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Type' }), 'Technical');
      await userEvent.type(await canvas.findByLabelText('Date achieved'), '2026-11-20');
    });
    await step('Sends it', async () => {
      const added = anAchievement({ _id: 'added', title: 'Winner, Robo Race', verified: false });
      msw.use(mock(achievements.byUser).ok([added, ...manyAchievements(1)]));
      await userEvent.click(await canvas.findByRole('button', { name: 'Submit' }));
      await expect(await canvas.findByText('Achievement submitted successfully!')).toBeVisible();
    });
    await step('Finds it in the list', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'View Achievements' }));
      await expect(await canvas.findByText('Showing 2 of 2 achievements')).toBeVisible();
      await expect(await canvas.findByText('Winner, Robo Race')).toBeVisible();
    });
  },
};
