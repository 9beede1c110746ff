import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../../../layout/Inline/Inline.tsx';
import { performTables } from '../../../testing/performTables.ts';
import { guide } from './FeedbackStatusBadge.guide.tsx';
import { FeedbackStatusBadge } from './FeedbackStatusBadge.tsx';

const performGuide = performTables(guide);

const meta = {
  title: 'Features/Feedback/FeedbackStatusBadge',
  component: FeedbackStatusBadge,
  args: { isResolved: false },
} satisfies Meta<typeof FeedbackStatusBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: performGuide };

export const States: Story = {
  render: () => (
    <Inline>
      {[true, false].map((each) => (
        <FeedbackStatusBadge key={String(each)} isResolved={each} />
      ))}
    </Inline>
  ),
  play: async (context) => {
    const { canvas } = context;
    for (const word of ['Resolved', 'Not Resolved']) {
      await expect(canvas.getByText(word)).toBeVisible();
    }
    await performGuide(context);
  },
};
