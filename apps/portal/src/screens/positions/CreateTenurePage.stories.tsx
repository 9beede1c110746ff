import { events, orgUnits, positions } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { hasDescription, hasValue, presses, says, sees, seesRole, seesTitle, selects, sequence, types } from '@quad/ui/plays';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
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

const appoint = sequence(
  seesRole('form', 'Add Position Holder'),
  (context) => choose(context, 'User', 'diya'),
  (context) => choose(context, 'Position', 'workshop'),
  selects('Tenure year', '2024-2025'),
  presses('Add Position Holder'),
);

const addPosition = sequence(
  types('Position title', 'Archivist'),
  selects('Organizational unit', 'Coding Club'),
  selects('Position type', 'Member'),
  types('Responsibility 1', 'Keep the archive'),
  presses('Create Position'),
);

const TITLE_TAKEN = 'This unit already has a position with this title.';

const positionForm = () => <Portal path="/cosa/create?tab=positions" />;

export const Default: Story = {
  play: sequence(
    seesRole('tab', { name: 'Add Position Holder (POR)', selected: true }),
    seesRole('button', 'View Position'),
    seesRole('form', 'Add Position Holder'),
  ),
};

export const PositionFull: Story = {
  beforeEach: backend(() => [
    mock(positions.addHolder).fails(400, 'Maximum position holders (1) already appointed for the year 2024-2025.', 'INVALID'),
  ]),
  play: sequence(appoint, says('Maximum position holders (1) already appointed for the year 2024-2025.')),
};

export const HolderFailed: Story = {
  tags: ['act'],
  beforeEach: backend(() => [mock(positions.addHolder).offline()]),
  play: sequence(appoint, says('Failed to create position holder.')),
};

/** Lists that do not load are logged and offer no choices; a failed search shows an error. */
export const NobodyToChoose: Story = {
  beforeEach: backend(() => [mock(events.users).fails(500, 'Something broke.'), mock(positions.all).fails(500, 'Something broke.')]),
  play: sequence(
    types('User', 'diya', 'combobox'),
    seesRole('option', 'The search did not work. Type on to try again.'),
    presses('Position', 'combobox'),
    sees('Nothing found'),
  ),
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
  play: hasValue('textbox', 'Organizational unit', 'Robotics Club'),
};

export const PositionTaken: Story = {
  render: positionForm,
  beforeEach: backend(() => [mock(positions.add).fails(409, TITLE_TAKEN, 'DUPLICATE', { title: TITLE_TAKEN })]),
  play: sequence(addPosition, hasDescription('textbox', 'Position title', 'This unit already has a position with this title.')),
};

export const PositionFailed: Story = {
  tags: ['act'],
  render: positionForm,
  beforeEach: backend(() => [mock(positions.add).malformed()]),
  play: sequence(addPosition, says('Failed to create position.')),
};

export const LoadingUnits: Story = {
  tags: ['act'],
  render: positionForm,
  beforeEach: backend(() => [mock(orgUnits.list).loading()]),
  play: sees('Loading units...'),
};

/** Without a previous page, Cancel leads to the records. */
export const Cancelled: Story = {
  tags: ['act'],
  play: sequence(presses('Cancel'), seesTitle('COSA Records'), seesRole('tab', 'View Position Holder (POR)')),
};
