import { orgUnits } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { manyUnits } from '@quad/domain/fixtures';
import { act, inside, lacks, lacksText, plays, says, sees, seesMany, seesRole } from '@quad/ui/plays';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { backend, PAGE, retries, shows } from '../../stories/backend.ts';
import { Portal } from '../../stories/Portal.tsx';
import { OrganizationSection } from './OrganizationSection.tsx';

const meta = {
  title: 'Pages/Org units/OrganizationSection',
  component: OrganizationSection,
  parameters: { ...PAGE },
  render: () => <Portal path="/dashboard/organization" />,
  beforeEach: backend(scenarios.president),
} satisfies Meta<typeof OrganizationSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = plays(
  seesRole('heading', { level: 2, name: 'Organizational Units' }),
  sees('Every Club, Committee, & Council within CoSA'),
  seesRole('form', 'Create Organization'),
  inside('list', 'Units of Sports Council', seesMany(2, 'listitem')),
);

export const Student: Story = shows(
  scenarios.student,
  async ({ canvas, userEvent }) => userEvent.click(await canvas.findByText('Robotics Club', { selector: 'summary *' })),
  seesRole('link', 'robotics@campus.example'),
  lacksText('Budget'),
  lacks('form'),
);

export const Empty: Story = { beforeEach: backend(() => scenarios.student({ units: [] })), play: sees('No units yet') };

export const Failed: Story = shows(() => [mock(orgUnits.list).offline(), ...scenarios.student()], says('The units could not be loaded.'));

export const Retried: Story = act(
  { ...Failed },
  retries('The units could not be loaded.', scenarios.student),
  seesRole('list', 'Units of Sports Council'),
);

export const Many: Story = {
  beforeEach: backend(() => scenarios.student({ units: manyUnits(60) })),
  play: inside('list', 'Units of Sports Council', sees('Badminton Club 60'), seesMany(10, 'listitem')),
};
