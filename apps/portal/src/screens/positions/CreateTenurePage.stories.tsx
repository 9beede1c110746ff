import { events, orgUnits, positions } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { manyPositionHolders, manyPositions } from '@quad/domain/fixtures';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { backend, PAGE } from '../../stories/backend.ts';
import { Portal } from '../../stories/Portal.tsx';
import { CreateTenurePage } from './CreateTenurePage.tsx';

const meta = {
  title: 'Pages/Positions/CreateTenurePage',
  component: CreateTenurePage,
  parameters: { ...PAGE },
  render: () => <Portal path="/cosa/create" />,
  beforeEach: backend(scenarios.president),
} satisfies Meta<typeof CreateTenurePage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Played = Pick<StoryContext, 'canvas' | 'userEvent'>;

async function choose({ canvas, userEvent }: Played, name: string, text: string) {
  await userEvent.type(await canvas.findByRole('combobox', { name }), text);
  await canvas.findAllByRole('option', { name: new RegExp(text, 'i') });
  await userEvent.keyboard('{ArrowDown}{Enter}');
}

async function appoint(context: Played) {
  const { canvas, userEvent } = context;
  await canvas.findByRole('form', { name: 'Add Position Holder' });
  await choose(context, 'User', 'diya');
  await choose(context, 'Position', 'workshop');
  await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Tenure year' }), '2024-2025');
  await userEvent.click(await canvas.findByRole('button', { name: 'Add Position Holder' }));
}

async function addPosition({ canvas, userEvent }: Played) {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Position title' }), 'Archivist');
  await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Organizational unit' }), 'Coding Club');
  await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Position type' }), 'Member');
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Responsibility 1' }), 'Keep the archive');
  await userEvent.click(await canvas.findByRole('button', { name: 'Create Position' }));
}

const TITLE_TAKEN = 'This unit already has a position with this title.';

const positionForm = () => <Portal path="/cosa/create?tab=positions" />;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: 'Add Position Holder (POR)', selected: true })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'View Position' })).toBeVisible();
    await expect(await canvas.findByRole('form', { name: 'Add Position Holder' })).toBeVisible();
  },
};

/** What was created is in the records, which are read when they are shown. */
export const HolderCreated: Story = {
  tags: ['act'],
  beforeEach: backend(() => scenarios.president({ holders: manyPositionHolders(26) })),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await appoint(context);
    await expect(await canvas.findByText('Position Holder created successfully!')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'View Position' }));
    await expect(await canvas.findByText('Showing 26 of 26 position holders')).toBeVisible();
  },
};

export const PositionFull: Story = {
  beforeEach: backend(() => [
    mock(positions.addHolder).fails(400, 'Maximum position holders (1) already appointed for the year 2024-2025.', 'INVALID'),
  ]),
  play: async (context) => {
    await appoint(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      'Maximum position holders (1) already appointed for the year 2024-2025.',
    );
  },
};

export const HolderFailed: Story = {
  beforeEach: backend(() => [mock(positions.addHolder).offline()]),
  play: async (context) => {
    await appoint(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Failed to create position holder.');
  },
};

/** Lists that do not come are logged, and there is nothing to choose then; a search that does not work says so. */
export const NobodyToChoose: Story = {
  beforeEach: backend(() => [mock(events.users).fails(500, 'Something broke.'), mock(positions.all).fails(500, 'Something broke.')]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'User' }), 'diya');
    await expect(await canvas.findByRole('option', { name: 'The search did not work. Type on to try again.' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Position' }));
    await expect(await canvas.findByText('Nothing found')).toBeVisible();
  },
};

export const AddPosition: Story = {
  render: positionForm,
  play: async ({ canvas }) => {
    const units = within(await canvas.findByRole('combobox', { name: 'Organizational unit' })).getAllByRole('option');
    await expect(units).toHaveLength(14);
  },
};

export const AddPositionOfAGenSec: Story = {
  render: positionForm,
  beforeEach: backend(scenarios.cultural),
  play: async ({ canvas }) => {
    const units = within(await canvas.findByRole('combobox', { name: 'Organizational unit' })).getAllByRole('option');
    await expect(units.map(({ textContent }) => textContent)).toEqual(['Select a unit', 'Cultural Council', 'Dance Club', 'Music Club']);
  },
};

export const AddPositionOfACoordinator: Story = {
  render: positionForm,
  beforeEach: backend(scenarios.coordinator),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Organizational unit' })).toHaveValue('Robotics Club');
  },
};

export const PositionCreated: Story = {
  tags: ['act'],
  render: positionForm,
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    await canvas.findByRole('textbox', { name: 'Position title' });
    msw.use(mock(positions.all).ok(manyPositions(14)));
    await addPosition(context);
    await expect(await canvas.findByText('Position created successfully!')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'View Position' }));
    await userEvent.click(await canvas.findByRole('tab', { name: 'View Positions' }));
    await expect(await canvas.findByText('Showing 14 of 14 positions')).toBeVisible();
  },
};

export const PositionTaken: Story = {
  render: positionForm,
  beforeEach: backend(() => [mock(positions.add).fails(409, TITLE_TAKEN, 'DUPLICATE', { title: TITLE_TAKEN })]),
  play: async (context) => {
    await addPosition(context);
    const title = context.canvas.getByRole('textbox', { name: 'Position title' });
    await waitFor(() => expect(title).toHaveAccessibleDescription('This unit already has a position with this title.'));
  },
};

export const PositionFailed: Story = {
  render: positionForm,
  beforeEach: backend(() => [mock(positions.add).malformed()]),
  play: async (context) => {
    await addPosition(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Failed to create position.');
  },
};

export const LoadingUnits: Story = {
  tags: ['act'],
  render: positionForm,
  beforeEach: backend(() => [mock(orgUnits.list).loading()]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading units...')).toBeVisible();
  },
};

/** Whoever came here directly is led to the records. */
export const Cancelled: Story = {
  tags: ['act'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'COSA Records' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'View Position Holder (POR)' })).toBeVisible());
  },
};
