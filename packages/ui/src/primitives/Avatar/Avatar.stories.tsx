import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { performTables } from '../../testing/performTables.ts';
import { Link } from '../Link/Link.tsx';
import { guide } from './Avatar.guide.tsx';
import { AVATAR_SIZES, Avatar } from './Avatar.tsx';

const PHOTO = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#b98a5a" d="M0 0h8v8H0z"/><path fill="#40302a" d="M2 8c0-3 4-3 4 0zM4 1.5a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2z"/></svg>')}`;

const meta = {
  title: 'Primitives/Avatar',
  component: Avatar,
  args: { name: 'Meera Iyer' },
  parameters: { guide: () => guide },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sizes: Story = {
  render: (args) => (
    <Stack>
      {[undefined, PHOTO].map((src) => (
        <Inline key={src ?? ''}>
          {AVATAR_SIZES.map((size) => (
            <Avatar key={size} {...args} src={src} size={size} />
          ))}
        </Inline>
      ))}
    </Stack>
  ),
};

/** Each name has its own color, so that people can be told apart at a glance; the color has no meaning. */
export const Several: Story = {
  render: () => (
    <Inline>
      {['Meera Iyer', 'Aditi Sharma', 'Arjun Mehta', 'Kavya Nair', 'Ananya Rao', 'Sourav Gupta', 'Vishal Gowda', 'Drama Club', 'Kavya'].map(
        (name) => (
          <Avatar key={name} name={name} />
        ),
      )}
    </Inline>
  ),
};

/** The avatar is hidden from screen readers, because the name beside it is read out. */
export const BesideItsName: Story = {
  render: (args) => (
    <Link href="#profile">
      <Inline wrap={false}>
        <Avatar {...args} />
        {args.name}
      </Inline>
    </Link>
  ),
  play: performTables,
};
