import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../../layout/Inline/Inline.tsx';
import { sees, sequence } from '../../../plays.ts';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { FeedbackStatusBadge } from './FeedbackStatusBadge.tsx';

const tables = {
  keyboard: [],
  screenReader: [
    { part: 'Word', role: 'generic', text: 'Not Resolved' },
    { part: 'Word of what is resolved', role: 'generic', text: 'Resolved' },
  ],
} satisfies ComponentTables;

const meta = {
  title: 'Features/Feedback/FeedbackStatusBadge',
  component: FeedbackStatusBadge,
  parameters: { tables },
  args: { resolved: false },
} satisfies Meta<typeof FeedbackStatusBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: () => (
    <Inline>
      {[true, false].map((each) => (
        <FeedbackStatusBadge key={String(each)} resolved={each} />
      ))}
    </Inline>
  ),
  play: sequence(sees('Resolved', 'Not Resolved'), performTables),
};
