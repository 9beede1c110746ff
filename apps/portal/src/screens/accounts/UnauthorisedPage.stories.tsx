import { scenarios } from '@quad/api-client/mocks';
import { presses, sees, seesTitle, sequence } from '@quad/ui/plays';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { backend, PAGE } from '../../stories/backend.ts';
import { expectHome } from '../../stories/expectHome.ts';
import { Portal } from '../../stories/Portal.tsx';
import { UnauthorisedPage } from './UnauthorisedPage.tsx';

const meta = {
  title: 'Pages/Accounts/UnauthorisedPage',
  component: UnauthorisedPage,
  parameters: { ...PAGE },
  render: () => <Portal path="/unauthorised" />,
  beforeEach: backend(scenarios.student),
} satisfies Meta<typeof UnauthorisedPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: sequence(seesTitle('403 - Unauthorised Access'), sees('You do not have permission to view this page.')),
};

/** Where a student ends who asks for a screen of office-bearers. */
export const SentHere: Story = { tags: ['act'], ...Default, render: () => <Portal path="/president-dashboard" /> };

export const LeadsHome: Story = {
  tags: ['act'],
  play: sequence(presses('Go to your dashboard', 'link'), ({ canvas }) => expectHome(canvas)),
};
