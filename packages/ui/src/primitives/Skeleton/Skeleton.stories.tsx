import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { performTables } from '../../testing/performTables.ts';
import { Card } from '../Card/Card.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { guide } from './Skeleton.guide.tsx';
import { SKELETON_SHAPES, SKELETON_WIDTHS, Skeleton } from './Skeleton.tsx';

const meta = { title: 'Primitives/Skeleton', component: Skeleton, parameters: { guide: () => guide } } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Shapes: Story = {
  render: () => (
    <Stack>
      {SKELETON_SHAPES.map((shape) => (
        <Skeleton key={shape} shape={shape} />
      ))}
    </Stack>
  ),
};

export const Widths: Story = {
  render: () => (
    <Stack>
      {SKELETON_WIDTHS.map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </Stack>
  ),
};

/** Skeletons are hidden from screen readers; the text beside them is read out. */
export const InACard: Story = {
  render: () => (
    <Stack>
      <Spinner label="Loading events..." />
      <Card>
        <Inline wrap={false} align="start">
          <Skeleton shape="leaf" />
          <Stack gap="xs">
            <Skeleton shape="title" width="most" />
            <Skeleton width="half" />
            <Skeleton width="half" />
          </Stack>
        </Inline>
      </Card>
    </Stack>
  ),
  play: performTables,
};
