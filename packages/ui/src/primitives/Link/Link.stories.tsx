import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { hasAttribute, plays, sequence } from '../../plays.ts';
import { performTables } from '../../testing/performTables.ts';
import { RecordList } from '../RecordList/RecordList.tsx';
import type { LinkComponentProps } from '../UiProvider/UiContext.ts';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { guide } from './Link.guide.tsx';
import { Link, type LinkAnchorProps } from './Link.tsx';

const meta = {
  title: 'Primitives/Link',
  component: Link,
  args: { href: '#forgot-password', children: 'Forgot password?' },
  parameters: { guide: () => guide },
} satisfies Meta<LinkAnchorProps>;
export default meta;
type Story = StoryObj<LinkAnchorProps>;

export const Default: Story = { play: performTables };

export const InASentence: Story = {
  render: (args) => (
    <p>
      New here? <Link {...args}>Sign Up</Link> with your institute address.
    </p>
  ),
  play: performTables,
};

/** Every row of the list is a link, so underlining all of them would only add noise. */
export const TitleOfARow: Story = plays({ args: { underline: 'hover', children: 'Robotics Boot Camp' } }, ({ canvas }) =>
  expect(getComputedStyle(canvas.getByRole('link')).textDecorationLine).toBe('none'),
);

/** The whole row is clickable; the accessible name of the link is only its text. */
export const CoversARow: Story = {
  render: () => (
    <RecordList label="Events" items={['Robotics Boot Camp']} itemKey={(title) => title}>
      {(title) => (
        <Link href="#event" underline="hover" covers>
          {title}
        </Link>
      )}
    </RecordList>
  ),
  play: async ({ canvas }) => {
    const { left, top, width, height } = canvas.getByRole('listitem').getBoundingClientRect();
    await expect(document.elementFromPoint(left + width - 2, top + height / 2)).toBe(canvas.getByRole('link'));
  },
};

function RouterAnchor(props: LinkComponentProps) {
  return <a {...props} data-router="true" />;
}

export const ThroughTheRouter: Story = {
  render: (args) => (
    <UiProvider linkComponent={RouterAnchor}>
      <p>
        <Link {...args} /> or{' '}
        <Link href="#google" external>
          Sign in with Google
        </Link>
      </p>
    </UiProvider>
  ),
  play: sequence(hasAttribute('link', 'Forgot password?', 'data-router', 'true'), ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Sign in with Google' })).not.toHaveAttribute('data-router'),
  ),
};

/** Applies the look to another element, which keeps its behavior. */
export const OfAnotherElement: Story = {
  tags: ['act'],
  render: () => (
    <Link asChild data-from="link">
      <RouterAnchor href="#report">Report</RouterAnchor>
    </Link>
  ),
  play: async ({ canvas }) => {
    const anchor = canvas.getByRole('link', { name: 'Report' });
    await expect(anchor).toHaveAttribute('href', '#report');
    await expect(anchor).toHaveAttribute('data-router', 'true');
    await expect(anchor).toHaveAttribute('data-from', 'link');
    await expect(getComputedStyle(anchor).textDecorationLine).toBe('underline');
  },
};
