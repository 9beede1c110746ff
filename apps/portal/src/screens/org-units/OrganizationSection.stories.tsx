import { orgUnits } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { manyUnits } from '@quad/domain/fixtures';
import { inside, presses, says, sees, seesMany, seesRole, sequence } from '@quad/ui/plays';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { backend, PAGE, shows } from '../../stories/backend.ts';
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

export const Default: Story = {
  play: sequence(
    seesRole('heading', { level: 2, name: 'Organizational Units' }),
    sees('Every Club, Committee, & Council within CoSA'),
    seesRole('form', 'Create Organization'),
    inside('list', 'Units of Sports Council', seesMany(2, 'listitem')),
  ),
};

export const Student: Story = {
  beforeEach: backend(scenarios.student),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Robotics Club', { selector: 'summary *' }));
    await expect(await canvas.findByRole('link', { name: 'robotics@campus.example' })).toBeVisible();
    await expect(canvas.queryByText('Budget')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('form')).not.toBeInTheDocument();
  },
};

export const Empty: Story = { beforeEach: backend(() => scenarios.student({ units: [] })), play: sees('No units yet') };

export const Failed: Story = shows(() => [mock(orgUnits.list).offline(), ...scenarios.student()], says('The units could not be loaded.'));

export const Retried: Story = {
  tags: ['act'],
  ...Failed,
  play: sequence(
    says('The units could not be loaded.'),
    ({ msw }) => msw.use(...scenarios.student()),
    presses('Retry'),
    seesRole('list', 'Units of Sports Council'),
  ),
};

export const Many: Story = {
  beforeEach: backend(() => scenarios.student({ units: manyUnits(60) })),
  play: inside('list', 'Units of Sports Council', sees('Badminton Club 60'), seesMany(10, 'listitem')),
};
