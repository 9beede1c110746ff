import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
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
} satisfies Meta<typeof LoadingShape>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading profile...');
  },
};

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
