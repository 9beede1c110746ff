import { HOLDER_STATUSES } from '@quad/domain/positions';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../../../layout/Inline/Inline.tsx';
import { performTables } from '../../../testing/performTables.ts';
import { guide } from './HolderStatusBadge.guide.tsx';
import { HolderStatusBadge } from './HolderStatusBadge.tsx';

const performGuide = performTables(guide);

const meta = {
  title: 'Features/Badges/HolderStatusBadge',
  component: HolderStatusBadge,
  args: { status: 'active' },
} satisfies Meta<typeof HolderStatusBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: performGuide };

export const Statuses: Story = {
  render: () => (
    <Inline>
      {HOLDER_STATUSES.map((each) => (
        <HolderStatusBadge key={String(each)} status={each} />
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    for (const word of ['active', 'completed', 'terminated']) {
      await expect(canvas.getByText(word)).toBeVisible();
    }
  },
};
