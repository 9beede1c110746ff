import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { lacksText, plays, sees, sequence } from '../../plays.ts';
import { performTables } from '../../testing/performTables.ts';
import { Text } from '../Text/Text.tsx';
import { guide } from './AvatarGroup.guide.tsx';
import { AVATAR_GROUP_SIZES, AvatarGroup } from './AvatarGroup.tsx';

const NAMES = ['Meera Iyer', 'Aditi Sharma', 'Arjun Mehta', 'Kavya Nair', 'Ananya Rao', 'Sourav Gupta', 'Vishal Gowda'];
const PEOPLE = NAMES.map((name) => ({ id: name, name }));

const meta = {
  title: 'Primitives/AvatarGroup',
  component: AvatarGroup,
  args: { people: PEOPLE },
  parameters: { guide: () => guide },
} satisfies Meta<typeof AvatarGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = plays(sees('+4', 'Meera Iyer, Aditi Sharma, Arjun Mehta and 4 others'));

export const Sizes: Story = {
  render: (args) => (
    <Stack>
      {AVATAR_GROUP_SIZES.map((size) => (
        <Stack key={size} gap="xs">
          <AvatarGroup {...args} size={size} people={PEOPLE.slice(0, 1)} />
          <AvatarGroup {...args} size={size} people={PEOPLE.slice(0, 4)} />
          <AvatarGroup {...args} size={size} />
          <AvatarGroup {...args} size={size} total={12345} />
        </Stack>
      ))}
    </Stack>
  ),
};

/** Everybody fits, so there is no count. */
export const AllShown: Story = {
  args: { people: PEOPLE.slice(0, 4) },
  play: sequence(sees('Meera Iyer, Aditi Sharma, Arjun Mehta and Kavya Nair'), lacksText(/\+/)),
};

export const InASentence: Story = {
  args: { total: 28 },
  render: (args) => (
    <Text>
      <AvatarGroup {...args} size="s" /> take part
    </Text>
  ),
  play: performTables,
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
