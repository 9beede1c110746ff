import type { Meta, StoryObj } from '@storybook/react-vite';
import { plays, seesMany, seesRole } from '../../plays.ts';
import { TOKEN_NAMES } from '../../tokens/values.ts';
import { Tokens } from './Tokens.tsx';

/**
 * All tokens. For programs there is `@quad/ui/tokens.css`, and for design tools one file for each theme, such as
 * `@quad/ui/tokens/light.json`.
 */
const meta = {
  title: 'Foundations/Tokens',
  component: Tokens,
  args: { names: TOKEN_NAMES },
  tags: ['!manifest'],
} satisfies Meta<typeof Tokens>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = plays(seesRole('heading', 'color'), 'color.tone.info.surface', seesMany(TOKEN_NAMES.length, 'listitem'));
