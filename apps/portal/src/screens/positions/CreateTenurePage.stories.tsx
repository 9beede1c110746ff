import { events, orgUnits, positions } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { act, hasDescription, hasValue, plays, presses, says, sees, seesRole, seesTitle, selects, sequence, types } from '@quad/ui/plays';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { acts, backend, PAGE, shows } from '../../stories/backend.ts';
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

export const Default: Story = plays(
  seesRole('tab', { name: 'Add Position Holder (POR)', selected: true }),
  seesRole('button', 'View Position'),
  seesRole('form', 'Add Position Holder'),
);

export const PositionFull: Story = shows(
  () => [mock(positions.addHolder).fails(400, 'Maximum position holders (1) already appointed for the year 2024-2025.', 'INVALID')],
  appoint,
  says('Maximum position holders (1) already appointed for the year 2024-2025.'),
);

export const HolderFailed: Story = acts(() => [mock(positions.addHolder).offline()], appoint, says('Failed to create position holder.'));

/** Lists that do not load are logged and offer no choices; a failed search shows an error. */
export const NobodyToChoose: Story = shows(
  () => [mock(events.users).fails(500, 'Something broke.'), mock(positions.all).fails(500, 'Something broke.')],
  types('User', 'diya', 'combobox'),
  seesRole('option', 'The search failed. Keep typing to try again.'),
  presses('Position', 'combobox'),
  sees('Nothing found'),
);

export const AddPosition: Story = plays({ render: positionForm }, async ({ canvas }) => {
  const units = within(await canvas.findByRole('combobox', { name: 'Organizational unit' })).getAllByRole('option');
  await expect(units).toHaveLength(14);
});

export const AddPositionOfAGenSec: Story = plays({ render: positionForm, beforeEach: backend(scenarios.cultural) }, async ({ canvas }) => {
  const units = within(await canvas.findByRole('combobox', { name: 'Organizational unit' })).getAllByRole('option');
  await expect(units.map(({ textContent }) => textContent)).toEqual(['Select a unit', 'Cultural Council', 'Dance Club', 'Music Club']);
});

export const AddPositionOfACoordinator: Story = plays(
  { render: positionForm, beforeEach: backend(scenarios.coordinator) },
  hasValue('textbox', 'Organizational unit', 'Robotics Club'),
);

export const PositionTaken: Story = {
  render: positionForm,
  beforeEach: backend(() => [mock(positions.add).fails(409, TITLE_TAKEN, 'DUPLICATE', { title: TITLE_TAKEN })]),
  play: sequence(addPosition, hasDescription('textbox', 'Position title', 'This unit already has a position with this title.')),
};

export const PositionFailed: Story = act(
  { render: positionForm, beforeEach: backend(() => [mock(positions.add).malformed()]) },
  addPosition,
  says('Failed to create position.'),
);

export const LoadingUnits: Story = act(
  { render: positionForm, beforeEach: backend(() => [mock(orgUnits.list).loading()]) },
  sees('Loading units...'),
);

/** Without a previous page, Cancel leads to the records. */
export const Cancelled: Story = act(presses('Cancel'), seesTitle('COSA Records'), seesRole('tab', 'View Position Holder (POR)'));
