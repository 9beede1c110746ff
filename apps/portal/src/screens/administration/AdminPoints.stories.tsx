import { activityPoints, pointRules } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { PEOPLE } from '@quad/domain/fixtures';
import { act, onPage, presses, sees, seesRole, seesTitle, sequence } from '@quad/ui/plays';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { backend, PAGE, shows } from '../../stories/backend.ts';
import { Portal } from '../../stories/Portal.tsx';
import { AdminPage } from './AdminPage.tsx';

const OFFICE = { ...PEOPLE.president, is_administrator: true };

const meta = {
  title: 'Pages/Administration/AdminPoints',
  component: AdminPage,
  parameters: { ...PAGE },
  render: () => <Portal path="/admin/points" />,
  beforeEach: backend(() => scenarios.as(OFFICE)),
} satisfies Meta<typeof AdminPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: sequence(seesTitle('Activity points'), seesRole('heading', { level: 2, name: 'Rules' }), seesRole('button', 'Add a term')),
};

/** Starts from an example and compares the rules before saving them. */
export const KeepsAnExample: Story = act(
  presses('New rules'),
  onPage(presses('AICTE activity points', 'menuitem')),
  presses('Compare'),
  sees('None of 12 students would fall under 100 points.'),
  presses('Save these rules'),
  sees('The rules are saved.'),
);

export const Empty: Story = {
  beforeEach: backend(() => [mock(pointRules.list).ok([]), mock(activityPoints.terms).ok([]), mock(pointRules.advisers).ok([])]),
  play: sees('No rules yet', 'No terms yet', 'No classes yet'),
};

export const Loading: Story = shows(() => [mock(pointRules.list).loading()], 'Loading the rules...');

export const Failed: Story = shows(() => [mock(pointRules.list).fails(500, 'Something broke.')], 'Something broke.');
