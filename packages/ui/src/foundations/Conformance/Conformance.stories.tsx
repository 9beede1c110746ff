import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Conformance } from './Conformance.tsx';
import { CASES } from './cases.tsx';
import { OPEN_CASES, OpenHarness, VALUE_CASES, ValueHarness } from './controlled.tsx';

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

const onOpenChange = fn();

/** Open at first without being told more, closed with Escape, and opened by its trigger, to which the focus goes back; or as the app says. */
function opensAsToldOrByItself(name: keyof typeof OPEN_CASES): Story {
  const { role } = OPEN_CASES[name];
  return {
    render: () => <OpenHarness name={name} onOpenChange={onOpenChange} />,
    play: async ({ canvas, userEvent }) => {
      onOpenChange.mockClear();
      const isClosed = () => waitFor(() => expect(canvas.queryByRole(role)).not.toBeInTheDocument());
      await expect(await canvas.findByRole(role)).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await isClosed();
      const own = canvas.getByRole('button', { name: 'Kept by itself' });
      await userEvent.click(own);
      await canvas.findByRole(role);
      await userEvent.keyboard('{Escape}');
      await isClosed();
      await waitFor(() => expect(own).toHaveFocus());

      const kept = canvas.getByRole('button', { name: 'Kept by the app' });
      await userEvent.click(kept);
      await expect(onOpenChange).toHaveBeenLastCalledWith({ open: true });
      await expect(canvas.queryByRole(role)).not.toBeInTheDocument();
      await userEvent.click(kept);
      await canvas.findByRole(role);
      await userEvent.keyboard('{Escape}');
      await expect(onOpenChange).toHaveBeenLastCalledWith({ open: false });
      await isClosed();
      await waitFor(() => expect(kept).toHaveFocus());
    },
  };
}

export const AlertDialogOpens: Story = opensAsToldOrByItself('AlertDialog');
export const DialogOpens: Story = opensAsToldOrByItself('Dialog');
export const DrawerOpens: Story = opensAsToldOrByItself('Drawer');
export const DropdownMenuOpens: Story = opensAsToldOrByItself('DropdownMenu');
export const PopoverOpens: Story = opensAsToldOrByItself('Popover');

const onValueChange = fn();

/** The chosen one's place: the tab or part that is open, or the value of the select. */
function chosenIn(box: HTMLElement): string | null | undefined {
  const select = box.querySelector('select');
  if (select) return select.selectedOptions[0]?.textContent;
  return box.querySelector('[role="tab"][aria-selected="true"], details[open] > summary')?.textContent;
}

/** Each has the value that it was given at first, and changes it itself; or keeps the app's, and asks. */
export const ValueAsToldOrByItself: Story = {
  render: () => <ValueHarness onValueChange={onValueChange} />,
  play: async ({ canvasElement, userEvent }) => {
    for (const name of Object.keys(VALUE_CASES)) {
      for (const keeper of ['by itself', 'by the app']) {
        const box = boxOf(canvasElement, `${name} ${keeper}`);
        await expect(chosenIn(box), name).toBe('Beta');
        const select = within(box).queryByRole('combobox');
        await (select ? userEvent.selectOptions(select, 'Alpha') : userEvent.click(within(box).getByText('Alpha')));
        await waitFor(() => expect(chosenIn(box), name).toBe(keeper === 'by itself' ? 'Alpha' : 'Beta'));
      }
      await expect(onValueChange).toHaveBeenLastCalledWith({ name, value: 'a' });
    }
  },
};
