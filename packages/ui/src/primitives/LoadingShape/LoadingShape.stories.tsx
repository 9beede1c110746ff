import type { Meta, StoryObj } from '@storybook/react-vite';
import { performTables } from '../../testing/performTables.ts';
import { Card } from '../Card/Card.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { guide } from './LoadingShape.guide.tsx';
import { LoadingShape } from './LoadingShape.tsx';

const meta = {
  title: 'Primitives/LoadingShape',
  component: LoadingShape,
  args: {
    label: 'Loading profile...',
    children: (
      <>
        <Skeleton shape="block" width="half" />
        <Skeleton width="most" />
      </>
    ),
  },
  parameters: { guide: () => guide },
} satisfies Meta<typeof LoadingShape>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: performTables };

export const InACard: Story = {
  args: {
    gap: 's',
    children: (
      <Card>
        <Skeleton shape="title" width="half" />
      </Card>
    ),
  },
};
