import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../../../layout/Inline/Inline.tsx';
import { VerifiedBadge } from './VerifiedBadge.tsx';

const meta = {
  title: 'Features/Badges/VerifiedBadge',
  component: VerifiedBadge,
  args: { isVerified: true },
} satisfies Meta<typeof VerifiedBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: () => (
    <Inline>
      {[true, false].map((each) => (
        <VerifiedBadge key={String(each)} isVerified={each} />
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    for (const word of ['Verified', 'Pending']) {
      await expect(canvas.getByText(word)).toBeVisible();
    }
  },
};
