import { achievements, events, positions, roomRequests, skills } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { anEvent, aRoomRequest, aUserSkill, manyAchievements, manyPositions } from '@quad/domain/fixtures';
import { keys, lacksText, type Play, presses, sees, seesRole, selects, sequence, types } from '@quad/ui/plays';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { backend, PAGE } from '../stories/backend.ts';
import { Portal } from '../stories/Portal.tsx';
import { firstButton, followLink, openSection, STOPPABLE, step } from './steps.ts';

/** What a general secretary does; here the one for culture. Each step sets what the server knows at that point. */
const meta = {
  title: 'Flows/General secretary',
  tags: ['!manifest'],
  parameters: { ...PAGE },
  ...STOPPABLE,
  render: () => <Portal path="/dashboard/profile" />,
  beforeEach: [() => sessionStorage.clear(), backend(scenarios.cultural)],
} satisfies Meta<{ stopAfter: number }>;
export default meta;
type Story = StoryObj<typeof meta> & { play: Play };

export const VerifiesAnAchievement: Story = {
  play: sequence(
    step(
      'Goes to the endorsements',
      ({ msw }) => msw.use(mock(achievements.unendorsed).ok(manyAchievements(2))),
      openSection('Endorsements', 'Welcome to the Endorsements Section'),
      seesRole('heading', { level: 3, name: 'Cultural Endorsement Panel' }),
    ),
    step('Opens the achievements', presses('Achievements (2)', 'tab'), async ({ canvas }) =>
      expect((await canvas.findAllByRole('link', { name: 'View Certificate' }))[0]).toBeVisible(),
    ),
    step('Endorses one: it leaves the queue', async (context) => {
      const { canvas, userEvent } = context;
      await userEvent.click(await firstButton(context, 'Endorse'));
      await expect(await canvas.findByRole('tab', { name: 'Achievements (1)' })).toBeVisible();
    }),
  ),
};

const FIRST = 'Priya Sharma asks to be endorsed in Embedded C';

/** Decides items of every kind with keyboard shortcuts alone. */
export const DecidesInTheInbox: Story = {
  play: sequence(
    step('Opens the inbox', followLink('Inbox 4 wait for you', 'Inbox'), seesRole('list', 'Waits for you')),
    step(
      'Says yes to the first',
      ({ msw }) => msw.use(mock(skills.endorseOfUser).ok({ message: 'Endorsed.', userSkill: aUserSkill({ is_endorsed: true }) })),
      keys('ja'),
      sees(`Endorsed: ${FIRST}`),
    ),
    step('Takes it back', keys('u'), seesRole('button', FIRST)),
  ),
};

const practice = anEvent({ title: 'Garba Practice', category: 'cultural' });

export const AsksForARoom: Story = {
  beforeEach: backend(() => scenarios.cultural({ events: [practice] })),
  play: sequence(
    step(
      'Goes to the events of the own category',
      openSection('Events', 'Welcome to the Events Section'),
      seesRole('article', 'Garba Practice'),
    ),
    step('Asks for a room', async (context) => {
      const { canvas, msw, userEvent } = context;
      await userEvent.click(await firstButton(context, '+ Request Room'));
      await userEvent.type(await canvas.findByRole('textbox', { name: 'Room/Venue Name' }), 'Main Auditorium');
      msw.use(mock(roomRequests.create).ok({ ...practice, room_requests: [aRoomRequest()] }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Submit Request' }));
      await expect(await canvas.findByText('Rooms: 1 pending')).toBeVisible();
    }),
  ),
};

/** Continues after the president has decided. */
export const SeesTheDecision: Story = {
  beforeEach: backend(() => scenarios.cultural({ events: [practice] })),
  play: sequence(
    AsksForARoom.play,
    step(
      'Comes back when the president has approved',
      ({ msw }) => msw.use(mock(events.byRole).ok([{ ...practice, room_requests: [aRoomRequest({ status: 'Approved' })] }])),
      openSection('Clubs', 'Welcome to the Clubs Section'),
      openSection('Events', 'Welcome to the Events Section'),
      async ({ canvas }) =>
        waitFor(async () => {
          window.dispatchEvent(new Event('online'));
          await expect(canvas.getByText('Rooms: 1 approved')).toBeVisible();
        }),
      lacksText(/pending/),
    ),
  ),
};

export const OpensAPosition: Story = {
  play: sequence(
    step(
      'Goes to the positions',
      ({ msw }) => msw.use(mock(positions.all).ok(manyPositions(2))),
      openSection('PORs', 'Welcome to the PORs Section'),
      sees('Showing 5 of 5 position holders'),
    ),
    step('Opens the form', presses('Add Position'), presses('Add Position', 'tab'), seesRole('textbox', 'Position title')),
    step(
      'Describes the position',
      types('Position title', 'Archivist'),
      selects('Organizational unit', 'Music Club'),
      selects('Position type', 'Member'),
      types('Responsibility 1', 'Keep the archive'),
    ),
    step(
      'Sends it, and finds it among the positions',
      ({ msw }) => msw.use(mock(positions.all).ok(manyPositions(3))),
      presses('Create Position'),
      sees('Position created successfully!'),
      presses('View Position'),
      presses('View Positions', 'tab'),
      sees('Showing 3 of 3 positions'),
    ),
  ),
};
