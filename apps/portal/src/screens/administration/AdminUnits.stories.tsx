import { administration } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { manyAdminUnits, PEOPLE } from '@quad/domain/fixtures';
import { act, hasAttribute, presses, sees, seesRole, seesTitle, sequence, types } from '@quad/ui/plays';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { acts, backend, PAGE, shows } from '../../stories/backend.ts';
import { Portal } from '../../stories/Portal.tsx';
import { AdminPage } from './AdminPage.tsx';

const OFFICE = { ...PEOPLE.president, is_administrator: true };

const meta = {
  title: 'Pages/Administration/AdminUnits',
  component: AdminPage,
  parameters: { ...PAGE },
  render: () => <Portal path="/admin/units" />,
  beforeEach: backend(() => scenarios.as(OFFICE)),
} satisfies Meta<typeof AdminPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: sequence(seesTitle('Units'), sees('13 units'), hasAttribute('link', 'Import units', 'href', '/admin/imports?kind=units')),
};

export const PerformsActions: Story = act(
  presses('What to do with Robotics Club'),
  presses('Change the contact', 'menuitem'),
  types('Email of the new contact', 'asha@campus.example'),
  presses('Hand it over'),
  sees('The unit was handed over.'),
  presses('What to do with Robotics Club'),
  presses('Archive', 'menuitem'),
  seesRole('alertdialog', 'Archive Robotics Club?'),
  presses('Archive'),
  sees('The unit is archived.'),
  presses('What to do with Robotics Club'),
  presses('Change or move', 'menuitem'),
  types('Name', ' and Drones'),
  presses('Save'),
  sees('The unit was changed.'),
);

/** Units that belong to it have to be archived first. */
export const ArchivingIsRefused: Story = acts(
  () => [mock(administration.changeUnitState).fails(409, 'Other units belong to this one. Archive them first, or move them.', 'CONFLICT')],
  presses('What to do with Robotics Club'),
  presses('Archive', 'menuitem'),
  presses('Archive'),
  sees(/^Other units belong to this one/),
);

export const Loading: Story = { beforeEach: backend(() => [mock(administration.units).loading()]), play: sees('Loading units...') };
export const Empty: Story = { beforeEach: backend(() => [mock(administration.units).empty()]), play: sees('There are no units yet') };

export const Failed: Story = shows(() => [mock(administration.units).fails(500, 'Something broke.')], 'Something broke.');

export const Many: Story = { beforeEach: backend(() => [mock(administration.units).ok(manyAdminUnits(2000))]), play: sees('2,000 units') };
