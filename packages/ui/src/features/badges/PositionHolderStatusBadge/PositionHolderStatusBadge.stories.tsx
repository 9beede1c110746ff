import { POSITION_HOLDER_STATUSES } from '@quad/domain/positions';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../../../layout/Inline/Inline.tsx';
import { performTables } from '../../../testing/performTables.ts';
import { guide } from './PositionHolderStatusBadge.guide.tsx';
import { PositionHolderStatusBadge } from './PositionHolderStatusBadge.tsx';

const performGuide = performTables(guide);

const meta = {
  title: 'Features/Badges/PositionHolderStatusBadge',
  component: PositionHolderStatusBadge,
  args: { status: 'active' },
} satisfies Meta<typeof PositionHolderStatusBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: performGuide };

export const Statuses: Story = {
  render: () => (
    <Inline>
      {POSITION_HOLDER_STATUSES.map((each) => (
        <PositionHolderStatusBadge key={String(each)} status={each} />
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    for (const word of ['active', 'completed', 'terminated']) {
      await expect(canvas.getByText(word)).toBeVisible();
    }
  },
};
