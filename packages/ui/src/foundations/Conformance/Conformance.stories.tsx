import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { Conformance } from './Conformance.tsx';
import { CASES } from './cases.tsx';

const onElement = fn();

const meta = {
  title: 'Foundations/Conformance',
  component: Conformance,
  args: { onElement },
  tags: ['!autodocs', '!manifest'],
  parameters: {
    a11y: {
      reason: 'Every component is here at once, regions of one name and headings of every level; each stands alone on a real page.',
      config: {
        rules: [
          { id: 'landmark-unique', enabled: false },
          { id: 'page-has-heading-one', enabled: false },
        ],
      },
    },
  },
} satisfies Meta<typeof Conformance>;
export default meta;
type Story = StoryObj<typeof meta>;

function boxOf(root: HTMLElement, name: string): HTMLElement {
  const box = root.querySelector<HTMLElement>(`[data-case="${name}"]`);
  if (!box) throw new Error(`${name} was not drawn`);
  return box;
}

export const Default: Story = {
  play: async ({ canvasElement }) => {
    for (const [name, { named }] of Object.entries(CASES)) {
      if (!named) continue;
      const found = within(boxOf(canvasElement, name)).getAllByRole(named.role, named.name === '' ? {} : { name: named.name });
      await expect(found.length, name).toBeGreaterThan(0);
    }
  },
};

export const HandsOutItsElement: Story = {
  play: async ({ canvasElement }) => {
    for (const [name, { hasRef }] of Object.entries(CASES)) {
      if (!hasRef) continue;
      const handed = onElement.mock.calls.map(([call]) => call).find((call) => call.name === name);
      await expect(handed?.element, name).toBeInstanceOf(HTMLElement);
      await expect(boxOf(canvasElement, name).contains(handed?.element ?? null), name).toBe(true);
    }
  },
};
