import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { AVATAR_SIZES, Avatar } from './Avatar.tsx';

const meta = { title: 'Primitives/Avatar', component: Avatar, args: { name: 'Meera Iyer' } } satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sizes: Story = {
  render: (args) => (
    <Inline>
      {AVATAR_SIZES.map((size) => (
        <Avatar key={size} {...args} size={size} />
      ))}
    </Inline>
  ),
};

export const OneWord: Story = { args: { name: 'Kavya' } };
