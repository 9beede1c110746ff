import { administration } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { aHealth, PEOPLE } from '@quad/domain/fixtures';
import { plays, sees, seesRole, seesTitle } from '@quad/ui/plays';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { backend, PAGE, shows } from '../../stories/backend.ts';
import { Portal } from '../../stories/Portal.tsx';
import { AdminPage } from './AdminPage.tsx';

const OFFICE = { ...PEOPLE.president, is_administrator: true };

const meta = {
  title: 'Pages/Administration/AdminHealth',
  component: AdminPage,
  parameters: { ...PAGE },
  render: () => <Portal path="/admin/health" />,
  beforeEach: backend(() => scenarios.as(OFFICE)),
} satisfies Meta<typeof AdminPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = plays(seesTitle('Storage and health'), 'PostgreSQL, 34 MB', seesRole('table', 'Background jobs'));

/** Administrators of a multi-institute installation see its health. */
export const Shared: Story = {
  beforeEach: backend(() => [mock(administration.health).ok(aHealth({ findings: null }))]),
  play: sees(/^Several institutes share this installation/),
};

export const Loading: Story = shows(() => [mock(administration.health).loading()], 'Checking the installation...');

export const Failed: Story = shows(() => [mock(administration.health).fails(500, 'Something broke.')], 'Something broke.');
