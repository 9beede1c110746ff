import { achievements, events, orgUnits, positions, roomRequests, skills } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { anEvent, aRoomRequest, aUnit, aUserSkill, fixtureId, manyAchievements, manyPositions, UNITS } from '@quad/domain/fixtures';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { backend, PAGE } from '../stories/backend.ts';
import { Portal } from '../stories/Portal.tsx';
import { firstButton, follow, goTo, STOPPABLE, stepsOf } from './steps.ts';

/** What a general secretary comes for: here the one for culture. Each step says what the server knows by then. */
const meta = {
  title: 'Flows/General secretary',
  tags: ['!manifest'],
  parameters: { ...PAGE },
  ...STOPPABLE,
  render: () => <Portal path="/dashboard/profile" />,
  beforeEach: [() => sessionStorage.clear(), backend(scenarios.cultural)],
} satisfies Meta<{ stopAfter: number }>;
export default meta;
type Story = StoryObj<typeof meta> & { play: (context: StoryContext) => Promise<void> };

export const VerifiesAnAchievement: Story = {
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    const step = stepsOf(context);
    await step('Goes to the endorsements', async () => {
      msw.use(mock(achievements.unendorsed).ok(manyAchievements(2)));
      await goTo(context, 'Endorsements', 'Welcome to the Endorsements Section');
      await expect(await canvas.findByRole('heading', { level: 3, name: 'Cultural Endorsement Panel' })).toBeVisible();
    });
    await step('Opens the achievements', async () => {
      await userEvent.click(await canvas.findByRole('tab', { name: 'Achievements (2)' }));
      await expect((await canvas.findAllByRole('link', { name: 'View Certificate' }))[0]).toBeVisible();
    });
    await step('Endorses one: it leaves the queue', async () => {
      await userEvent.click(await firstButton(context, 'Endorse'));
      await expect(await canvas.findByRole('tab', { name: 'Achievements (1)' })).toBeVisible();
    });
  },
};

const FIRST = 'Priya Sharma asks to be endorsed in Embedded C';

/** The queue of every kind, by letters alone. */
export const DecidesInTheInbox: Story = {
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    const step = stepsOf(context);
    await step('Opens the inbox', async () => {
      await follow(context, 'Inbox 4 wait for you', 'Inbox');
      await expect(await canvas.findByRole('list', { name: 'Waits for you' })).toBeVisible();
    });
    await step('Says yes to the first', async () => {
      msw.use(mock(skills.endorseOfUser).ok({ message: 'Endorsed.', userSkill: aUserSkill({ is_endorsed: true }) }));
      await userEvent.keyboard('ja');
      await expect(await canvas.findByText(`Endorsed: ${FIRST}`)).toBeVisible();
    });
    await step('Takes it back', async () => {
      await userEvent.keyboard('u');
      await expect(await canvas.findByRole('button', { name: FIRST })).toBeVisible();
    });
  },
};

const practice = anEvent({ title: 'Garba Practice', category: 'cultural' });

export const AsksForARoom: Story = {
  beforeEach: backend(() => scenarios.cultural({ events: [practice] })),
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    const step = stepsOf(context);
    await step('Goes to the events of the own category', async () => {
      await goTo(context, 'Events', 'Welcome to the Events Section');
      await expect(await canvas.findByRole('article', { name: 'Garba Practice' })).toBeVisible();
    });
    await step('Asks for a room', async () => {
      await userEvent.click(await firstButton(context, '+ Request Room'));
      await userEvent.type(await canvas.findByRole('textbox', { name: 'Room/Venue Name' }), 'Main Auditorium');
      msw.use(mock(roomRequests.create).ok({ ...practice, room_requests: [aRoomRequest()] }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Submit Request' }));
      await expect(await canvas.findByText('Pending')).toBeVisible();
    });
  },
};

/** Goes on when the president has decided. */
export const SeesTheDecision: Story = {
  beforeEach: backend(() => scenarios.cultural({ events: [practice] })),
  play: async (context) => {
    await AsksForARoom.play(context);
    const { canvas, msw } = context;
    const step = stepsOf(context);
    await step('Comes back when the president has approved', async () => {
      msw.use(mock(events.byRole).ok([{ ...practice, room_requests: [aRoomRequest({ status: 'Approved' })] }]));
      await goTo(context, 'Clubs', 'Welcome to the Clubs Section');
      await goTo(context, 'Events', 'Welcome to the Events Section');
      // What was read a moment ago is not read again, so the connection comes back until it is.
      await waitFor(async () => {
        window.dispatchEvent(new Event('online'));
        await expect(canvas.getByText('Approved')).toBeVisible();
      });
      await expect(canvas.queryByText('Pending')).not.toBeInTheDocument();
    });
  },
};

export const AddsAClub: Story = {
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    const step = stepsOf(context);
    await step('Goes to the clubs', async () => {
      await goTo(context, 'Clubs', 'Welcome to the Clubs Section');
      await expect(await canvas.findByRole('form', { name: 'Create Organization' })).toBeVisible();
    });
    await step('Fills in the form: the category is given', async () => {
      await expect(await canvas.findByRole('textbox', { name: 'Category' })).toHaveValue('cultural');
      await userEvent.type(await canvas.findByRole('textbox', { name: 'Organization name' }), 'Theatre Club');
      await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Organization type' }), 'Club');
      await userEvent.type(await canvas.findByRole('textbox', { name: 'Contact email' }), 'theatre@campus.example');
    });
    await step('Sends it, and finds the club under its council', async () => {
      const [council] = UNITS.filter(({ name }) => name === 'Cultural Council');
      const theatre = aUnit({ _id: fixtureId('unit', 99), name: 'Theatre Club', category: 'cultural', parent_unit_id: council?._id });
      msw.use(mock(orgUnits.create).ok(theatre), mock(orgUnits.list).ok([...UNITS, theatre]));
      await userEvent.click(await canvas.findByRole('button', { name: 'Create Organization' }));
      await expect(await canvas.findByText('Organizational unit created successfully!')).toBeVisible();
      const clubs = within(await canvas.findByRole('list', { name: 'Units of Cultural Council' }));
      await expect(await clubs.findByText('Theatre Club')).toBeVisible();
    });
  },
};

export const OpensAPosition: Story = {
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    const step = stepsOf(context);
    await step('Goes to the positions', async () => {
      msw.use(mock(positions.all).ok(manyPositions(2)));
      await goTo(context, 'PORs', 'Welcome to the PORs Section');
      await expect(await canvas.findByText('Showing 5 of 5 position holders')).toBeVisible();
    });
    await step('Opens the form', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Add Position' }));
      await userEvent.click(await canvas.findByRole('tab', { name: 'Add Position' }));
      await expect(await canvas.findByRole('textbox', { name: 'Position title' })).toBeVisible();
    });
    await step('Describes the position', async () => {
      await userEvent.type(await canvas.findByRole('textbox', { name: 'Position title' }), 'Archivist');
      await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Organizational unit' }), 'Music Club');
      await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Position type' }), 'Member');
      await userEvent.type(await canvas.findByRole('textbox', { name: 'Responsibility 1' }), 'Keep the archive');
    });
    await step('Sends it, and finds it among the positions', async () => {
      msw.use(mock(positions.all).ok(manyPositions(3)));
      await userEvent.click(await canvas.findByRole('button', { name: 'Create Position' }));
      await expect(await canvas.findByText('Position created successfully!')).toBeVisible();
      await userEvent.click(await canvas.findByRole('button', { name: 'View Position' }));
      await userEvent.click(await canvas.findByRole('tab', { name: 'View Positions' }));
      await waitFor(() => expect(canvas.getByText('Showing 3 of 3 positions')).toBeVisible());
    });
  },
};
