import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../../../layout/Inline/Inline.tsx';
import { FeedbackStatusBadge } from './FeedbackStatusBadge.tsx';

const meta = {
  title: 'Features/Feedback/FeedbackStatusBadge',
  component: FeedbackStatusBadge,
  args: { isResolved: false },
} satisfies Meta<typeof FeedbackStatusBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: () => (
    <Inline>
      {[true, false].map((each) => (
        <FeedbackStatusBadge key={String(each)} isResolved={each} />
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    for (const word of ['Resolved', 'Not Resolved']) {
      await expect(canvas.getByText(word)).toBeVisible();
    }
  },
};
