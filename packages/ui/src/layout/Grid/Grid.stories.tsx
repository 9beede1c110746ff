import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../../primitives/Card/Card.tsx';
import { performTables } from '../../testing/performTables.ts';
import { Stack } from '../Stack/Stack.tsx';
import { guide } from './Grid.guide.tsx';
import { GRID_COLUMNS, Grid } from './Grid.tsx';

const meta = { title: 'Layout/Grid', component: Grid, parameters: { guide: () => guide } } satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

const children = ['Robotics Club', 'Chess Club', 'Drama Society', 'Film Club'].map((name) => <Card key={name}>{name}</Card>);

export const Default: Story = { args: { children } };

export const Columns: Story = {
  args: { children },
  render: (args) => (
    <Stack gap="xl">
      {GRID_COLUMNS.map((columns) => (
        <Grid key={columns} {...args} columns={columns} />
      ))}
    </Stack>
  ),
};

export const ByWidth: Story = { args: { children, columns: { phone: 1, tablet: 2, desktop: 4 }, gap: { phone: 's', desktop: 'l' } } };
export const AsManyAsFit: Story = { args: { children, columns: 'fit' } };

/** With fewer cells than columns, `stretch` fills the row. */
export const Stretched: Story = { args: { children, columns: 'stretch' } };

export const AsList: Story = {
  tags: ['act'],
  args: {
    as: 'ul',
    children: ['Robotics Club', 'Chess Club'].map((name) => (
      <Card key={name} asChild>
        <li>{name}</li>
      </Card>
    )),
  },
  play: performTables,
};
