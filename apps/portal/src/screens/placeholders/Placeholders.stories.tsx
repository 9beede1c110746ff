import { scenarios } from '@quad/api-client/mocks';
import { hasAttribute, sees, seesTitle, sequence } from '@quad/ui/plays';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { backend, PAGE } from '../../stories/backend.ts';
import { Portal } from '../../stories/Portal.tsx';
import { PresidentApprovalPage } from './PresidentApprovalPage.tsx';

/** Pages that the specification reserves for later. */
const meta = {
  title: 'Pages/Dashboards/Placeholders',
  component: PresidentApprovalPage,
  parameters: { ...PAGE },
  render: () => <Portal path="/president-approval" />,
  beforeEach: backend(scenarios.president),
} satisfies Meta<typeof PresidentApprovalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: sequence(seesTitle('President Approval'), sees('This page is under development.')) };

export const RoomBooking: Story = {
  render: () => <Portal path="/roombooking" />,
  play: sequence(sees('Room booking is now handled on the events page.'), hasAttribute('link', 'View Events', 'href', '/events')),
};
