import { scenarios } from '@quad/api-client/mocks';
import { plays, presses, sees, seesRole, seesTitle, sequence } from '@quad/ui/plays';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { acts, backend, PAGE } from '../../stories/backend.ts';
import { Portal } from '../../stories/Portal.tsx';
import { PorSection } from './PositionsSection.tsx';

/** The dashboard sections por, manage-positions and cosa. */
const meta = {
  title: 'Pages/Positions/Sections',
  component: PorSection,
  parameters: { ...PAGE },
  render: () => <Portal path="/dashboard/por" />,
  beforeEach: backend(scenarios.student),
} satisfies Meta<typeof PorSection>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Students see their own. */
export const Default: Story = plays(
  seesTitle('Welcome to the PORs Section'),
  seesRole('heading', { level: 3, name: 'Workshop Lead' }),
  seesRole('heading', { level: 2, name: 'WorkAssigned' }),
  seesRole('heading', { level: 2, name: 'Club Points' }),
);

export const OfACoordinator: Story = {
  beforeEach: backend(scenarios.coordinator),
  play: sequence(sees('Showing 3 of 3 position holders'), seesRole('heading', { level: 2, name: 'Club Points' })),
};

export const Adding: Story = acts(
  scenarios.coordinator,
  presses('Add Position'),
  seesRole('form', 'Add Position Holder'),
  presses('Cancel'),
  sees('Showing 3 of 3 position holders'),
);

export const ManagePositions: Story = {
  render: () => <Portal path="/dashboard/manage-positions" />,
  beforeEach: backend(scenarios.president),
  play: sequence(seesRole('heading', { level: 2, name: 'Manage Positions' }), sees('Showing 25 of 25 position holders')),
};
