import { ACHIEVEMENT_LEVELS } from '@quad/domain/achievements';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../../../layout/Inline/Inline.tsx';
import { LevelBadge } from './LevelBadge.tsx';

const meta = {
  title: 'Features/Badges/LevelBadge',
  component: LevelBadge,
  args: { level: 'national' },
} satisfies Meta<typeof LevelBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Levels: Story = {
  render: () => (
    <Inline>
      {[...ACHIEVEMENT_LEVELS, 'Inter-hostel'].map((each) => (
        <LevelBadge key={String(each)} level={each} />
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    for (const word of ['international', 'national', 'state', 'district', 'college', 'Inter-hostel']) {
      await expect(canvas.getByText(word)).toBeVisible();
    }
  },
};
