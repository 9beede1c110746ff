import { scenarios } from '@quad/api-client/mocks';
import { act, hasAttribute, hasFocus, lacks, plays, presses, sees, seesMany, seesRole } from '@quad/ui/plays';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { backend, PAGE, shows } from '../../stories/backend.ts';
import { Portal } from '../../stories/Portal.tsx';
import { DashboardPage } from '../dashboard/DashboardPage.tsx';

/** Adds an event in the shell: the Events section with its toggle. */
const meta = {
  title: 'Pages/Events/Adding in the shell',
  component: DashboardPage,
  parameters: { ...PAGE },
  render: () => <Portal path="/dashboard/add-event" />,
  beforeEach: [() => sessionStorage.clear(), backend(scenarios.president)],
} satisfies Meta<typeof DashboardPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = plays(
  seesRole('heading', { level: 2, name: 'Upcoming Events' }),
  hasAttribute('button', 'Add Event', 'aria-pressed', 'true'),
  seesRole('textbox', 'Title'),
);

export const Toggled: Story = act(
  { render: () => <Portal path="/dashboard/events" /> },
  hasAttribute('button', 'View All Events', 'aria-pressed', 'true'),
  presses('Add Event'),
  seesRole('button', 'Create Event'),
  hasFocus('button', 'Add Event'),
  presses('View All Events'),
  seesMany(12, 'article'),
);

/** A student has no toggle and always sees the list, whatever the URL says. */
export const Student: Story = shows(
  scenarios.student,
  sees('Build a robot that follows a line faster than the others.'),
  lacks('button', 'Add Event'),
  lacks('textbox', 'Title'),
);
