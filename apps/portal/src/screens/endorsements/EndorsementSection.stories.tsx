import { achievements } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { lacks, plays, says, sees, seesMany, seesRole, seesTitle } from '@quad/ui/plays';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { backend, PAGE, shows } from '../../stories/backend.ts';
import { Portal } from '../../stories/Portal.tsx';
import { EndorsementSection } from './EndorsementSection.tsx';

const meta = {
  title: 'Pages/Endorsements/EndorsementSection',
  component: EndorsementSection,
  parameters: { ...PAGE },
  render: () => <Portal path="/dashboard/endorsement" />,
  beforeEach: backend(scenarios.scitech),
} satisfies Meta<typeof EndorsementSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = plays(
  seesTitle('Welcome to the Endorsements Section'),
  seesRole('heading', { level: 2, name: 'Endorsement' }),
  sees("Endorse student's Achievements and skills"),
  seesRole('heading', { level: 3, name: 'Technical Endorsement Panel' }),
  seesRole('tab', { name: 'User skills (7)', selected: true }),
);

/** Only the achievements. */
export const EndorseAchievements: Story = plays(
  { render: () => <Portal path="/dashboard/endorse-achievements" /> },
  seesMany(3, 'button', 'Endorse'),
  lacks('tab'),
  ({ canvas, userEvent }) => userEvent.click(canvas.getAllByRole('button', { name: 'Endorse' })[0] as HTMLElement),
  async ({ canvas }) => expect((await canvas.findAllByRole('button', { name: 'Endorse' })).length).toBeLessThan(3),
);

export const AchievementsFailed: Story = plays(
  { render: () => <Portal path="/dashboard/endorse-achievements" />, beforeEach: backend(() => [mock(achievements.unendorsed).offline()]) },
  says('Failed to fetch unendorsed achievements'),
);

/** Students do not see the panel. */
export const Student: Story = shows(
  scenarios.student,
  seesRole('heading', { level: 2, name: 'Endorsement' }),
  says('Office-bearers endorse skills and achievements.', 'main'),
  lacks('tab'),
);
