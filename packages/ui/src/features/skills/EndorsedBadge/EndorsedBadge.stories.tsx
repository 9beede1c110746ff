import type { Meta, StoryObj } from '@storybook/react-vite';
import { sees, sequence } from '../../../plays.ts';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { EndorsedBadge } from './EndorsedBadge.tsx';

const tables = {
  keyboard: [],
  screenReader: [
    { part: 'Word', role: 'generic', text: 'Endorsed' },
    { part: 'Word of a skill that waits', role: 'generic', text: 'Not Endorsed', story: 'NotEndorsed' },
  ],
} satisfies ComponentTables;

const meta = {
  title: 'Features/Skills/EndorsedBadge',
  component: EndorsedBadge,
  parameters: { tables },
  args: { endorsed: true },
} satisfies Meta<typeof EndorsedBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: sequence(sees('Endorsed'), performTables) };
export const NotEndorsed: Story = { args: { endorsed: false }, play: sequence(sees('Not Endorsed'), performTables) };
