import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TOKEN_NAMES } from '../../tokens/values.ts';
import { Tokens } from './Tokens.tsx';

/** Values for programs: `@quad/ui/tokens.css`, and for design tools one file for each theme, `@quad/ui/tokens/light.json`. */
const meta = {
  title: 'Foundations/Tokens',
  component: Tokens,
  args: { names: TOKEN_NAMES },
  tags: ['!manifest'],
} satisfies Meta<typeof Tokens>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'color' })).toBeVisible();
    await expect(canvas.getByText('color.tone.info.surface')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(TOKEN_NAMES.length);
  },
};
