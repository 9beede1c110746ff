import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { EndorsedBadge } from './EndorsedBadge.tsx';

const tables = {
  keyboard: [],
  screenReader: [
    { part: 'Word', role: 'generic', text: 'Endorsed' },
    { part: 'Word of a skill that waits', role: 'generic', text: 'Not Endorsed', story: 'NotEndorsed' },
  ],
} satisfies ComponentTables;
const performGuide = performTables(tables);

const meta = {
  title: 'Features/Skills/EndorsedBadge',
  component: EndorsedBadge,
  parameters: { tables },
  args: { isEndorsed: true },
} satisfies Meta<typeof EndorsedBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async (context) => {
    const { canvas } = context;
    await expect(canvas.getByText('Endorsed')).toBeVisible();
    await performGuide(context);
  },
};

export const NotEndorsed: Story = {
  args: { isEndorsed: false },
  play: async (context) => {
    const { canvas } = context;
    await expect(canvas.getByText('Not Endorsed')).toBeVisible();
    await performGuide(context);
  },
};
