import { orgUnits } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { manyUnits } from '@quad/domain/fixtures';
import { presses, says, sees, seesRole, sequence } from '@quad/ui/plays';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
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
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Organizational Units' })).toBeVisible();
    await expect(await canvas.findByText('Every Club, Committee, & Council within CoSA')).toBeVisible();
    await expect(await canvas.findByRole('form', { name: 'Create Organization' })).toBeVisible();
    const clubs = await canvas.findByRole('list', { name: 'Units of Sports Council' });
    await expect(within(clubs).getAllByRole('listitem')).toHaveLength(2);
  },
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
  play: async ({ canvas }) => {
    const clubs = await canvas.findByRole('list', { name: 'Units of Sports Council' });
    await expect(within(clubs).getByText('Badminton Club 60')).toBeVisible();
    await expect(within(clubs).getAllByRole('listitem')).toHaveLength(10);
  },
};
