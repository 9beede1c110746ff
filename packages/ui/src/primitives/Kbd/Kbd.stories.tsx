import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { performTables } from '../../testing/performTables.ts';
import { Text } from '../Text/Text.tsx';
import { guide } from './Kbd.guide.tsx';
import { Kbd } from './Kbd.tsx';

const meta = { title: 'Primitives/Kbd', component: Kbd, args: { keys: ['Mod', 'K'] }, parameters: { guide: () => guide } } satisfies Meta<
  typeof Kbd
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: ({ canvas }) => expect(canvas.getByText('K').parentElement).toHaveTextContent(/Control|Command/) };

const COMBINATIONS = [
  ['K'],
  ['Escape'],
  ['Shift', 'Enter'],
  ['Mod', 'Shift', 'P'],
  ['Alt', 'ArrowUp'],
  ['ArrowLeft'],
  ['ArrowRight'],
  ['Page Down'],
];

export const Keys: Story = {
  render: () => (
    <Inline>
      {COMBINATIONS.map((keys) => (
        <Kbd key={keys.join()} keys={keys} />
      ))}
    </Inline>
  ),
};

export const InASentence: Story = {
  render: () => (
    <Text>
      Go on with <Kbd keys={['Enter']} />, or back with <Kbd keys={['Shift', 'Enter']} />.
    </Text>
  ),
  play: performTables,
};
