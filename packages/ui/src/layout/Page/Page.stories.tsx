import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../primitives/Button/Button.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { performTables } from '../../testing/performTables.ts';
import { guide } from './Page.guide.tsx';
import { Page } from './Page.tsx';

const meta = {
  title: 'Layout/Page',
  component: Page,
  parameters: { guide: () => guide, frame: 'page', layout: 'fullscreen' },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

const children = <Card padding="l">What the page is about stands here, in lines that can be read.</Card>;

export const Default: Story = { args: { title: 'Events', children }, play: performTables };

export const WithEverything: Story = {
  args: {
    title: 'Line Follower Championship',
    subtitle: 'Robotics Club, technical',
    back: { label: 'Back to events', href: '#events' },
    actions: (
      <>
        <Button>Edit</Button>
        <Button variant="primary">+ Request Room</Button>
      </>
    ),
    children,
  },
  play: performTables,
};

export const Form: Story = { args: { title: 'Sign in', width: 'form', children } };
export const Text: Story = { args: { title: '403 - Unauthorised Access', width: 'text', children } };

export const LongTitle: Story = {
  args: {
    ...WithEverything.args,
    title: 'Inter-hostel debate on whether the library should stay open through the night during the end-semester examinations',
  },
};
