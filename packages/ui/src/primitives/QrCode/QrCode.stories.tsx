import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { plays } from '../../plays.ts';
import { performTables } from '../../testing/performTables.ts';
import { guide } from './QrCode.guide.tsx';
import { QR_CODE_SIZES, QrCode } from './QrCode.tsx';

const meta = {
  title: 'Primitives/QrCode',
  component: QrCode,
  args: { value: 'https://quad.example/check-in/7f3a9c', label: 'Check in to Robo Night' },
  parameters: { guide: () => guide },
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Version 3 has 29 modules, plus a quiet zone of 4 on each side; the first module is the corner of the finder pattern. */
export const Default: Story = plays(performTables, async (context) => {
  const code = context.canvas.getByRole('img');
  await expect(code).toHaveAttribute('viewBox', '0 0 37 37');
  await expect(code.querySelector('path')?.getAttribute('d')).toMatch(/^M4 4h1v1h-1z/);
});

export const Sizes: Story = {
  render: (args) => (
    <Inline align="start">
      {QR_CODE_SIZES.map((size) => (
        <QrCode key={size} {...args} size={size} label={`${args.label}, ${size}`} />
      ))}
    </Inline>
  ),
};

export const LongAddress: Story = {
  args: { value: `https://quad.example/check-in/7f3a9c?event=${'Line Follower Championship '.repeat(6)}` },
};
