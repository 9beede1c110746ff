import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { type Composition, checkConformance, type PassedProps } from '../../conformance/index.ts';
import { act, hasValue, is, keys, plays, presses, selects, types } from '../../plays.ts';
import { Conformance } from './Conformance.tsx';
import { CASES } from './cases.tsx';
import { OPEN_CASES, OpenHarness, VALUE_CASES, ValueHarness } from './controlled.tsx';
import { FieldsInForm } from './FieldsInForm.tsx';

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

export const Default: Story = plays(async ({ canvasElement }) => {
  for (const [name, { named }] of Object.entries(CASES)) {
    if (!named) continue;
    const found = within(boxOf(canvasElement, name)).getAllByRole(named.role, named.name === '' ? {} : { name: named.name });
    await expect(found.length, name).toBeGreaterThan(0);
  }
});

export const HandsOutItsElement: Story = act(async ({ canvasElement }) => {
  for (const [name, { hasRef }] of Object.entries(CASES)) {
    if (!hasRef) continue;
    const handed = onElement.mock.calls.map(([call]) => call).find((call) => call.name === name);
    await expect(handed?.element, name).toBeInstanceOf(Element);
    await expect(boxOf(canvasElement, name).contains(handed?.element ?? null), name).toBe(true);
  }
});

/** Renders like an app, for the conformance suite that the package exports. */
function rendererOf(draw: (props: PassedProps) => ReactElement): Composition['render'] {
  return (props) => {
    const container = document.body.appendChild(document.createElement('div'));
    const root = createRoot(container);
    flushSync(() => root.render(draw(props)));
    const unmount = () => {
      flushSync(() => root.unmount());
      container.remove();
    };
    return { container, unmount };
  };
}

/** Components that use clicks or focus themselves and pass both on. */
const INTERACTIVE = [
  'BackLink',
  'Button',
  'Checkbox',
  'EmailInput',
  'IconButton',
  'Link',
  'NumberInput',
  'PasswordInput',
  'Select',
  'StatCard',
  'Switch',
  'TextInput',
  'Textarea',
  'Tile',
];

/** Runs the exported suite: ref, attributes and handlers reach the element. */
export const KeepsItsPromises: Story = act({ render: () => <p>Every part is drawn anew for each promise.</p> }, async () => {
  for (const [name, { draw, hasRef, hasRest }] of Object.entries(CASES)) {
    const promises = [...(hasRef ? ['ref' as const] : []), ...(hasRest ? ['attributes' as const] : [])];
    const ofPresses = INTERACTIVE.includes(name) ? ['onClick' as const, 'onFocus' as const] : [];
    const render = rendererOf((props) => draw(props as Parameters<typeof draw>[0]));
    await expect({ name, problems: await checkConformance({ render, promises: [...promises, ...ofPresses] }) }).toEqual({
      name,
      problems: [],
    });
  }
  await expect(Object.keys(CASES)).toEqual(expect.arrayContaining(INTERACTIVE));
});

/** A component that breaks every rule gets a sentence for each. */
export const FindsWhatIsBroken: Story = act({ render: () => <p>A part that passes nothing on.</p> }, async ({ userEvent }) => {
  const render = rendererOf(() => (
    <button type="button" aria-pressed="false">
      Mute
    </button>
  ));
  const problems = await checkConformance({
    render,
    promises: ['ref', 'attributes', 'onClick', 'onFocus'],
    screenReader: [
      { part: 'Button', role: 'button', name: 'Mute', state: { pressed: true } },
      { part: 'Other button', role: 'button', name: 'Louder' },
    ],
    keyboard: [
      { keys: '{Tab}', on: { role: 'button', name: 'Mute' }, does: 'moves on', outcome: { focus: { role: 'button', name: 'Mute' } } },
      { keys: '{Enter}', does: 'mutes', outcome: [{ calls: 'onMute' }, { hides: { role: 'button', name: 'Mute' } }] },
    ],
    user: userEvent,
    watched: { onMute: () => 0 },
    timeout: 50,
    axe: async () => ({ violations: [{ id: 'region', help: 'All content should be in landmarks' }] }),
  });
  await expect(problems).toEqual([
    'ref: it did not receive an element of the component. Pass `ref` to the root element.',
    'attributes: no element has `data-conformance`. Spread the remaining props on the root element.',
    'onClick: one press called it 0 times. Pass each handler to one element.',
    'onFocus: one focus called it 0 times. Pass each handler to one element.',
    "screen reader, Button: a button called 'Mute' has pressed false instead of true.",
    "screen reader, Other button: there is no button called 'Louder'.",
    'axe, region: All content should be in landmarks',
    "keyboard, {Tab} (moves on): the focus is not on a button called 'Mute'.",
    'keyboard, {Enter} (mutes): onMute was called 0 times instead of 1.',
    "keyboard, {Enter} (mutes): there is still a button called 'Mute'.",
  ]);
});

const onOpenChange = fn();

/**
 * Uncontrolled, it is initially open, closes on Escape, and opens by its trigger, which gets the focus back; controlled, it follows the
 * app.
 */
export const OpenControlledOrNot: Story = act({ render: () => <p>Each is drawn by itself.</p> }, async ({ userEvent }) => {
  for (const [name, { role }] of Object.entries(OPEN_CASES)) {
    onOpenChange.mockClear();
    const { unmount } = await rendererOf(() => <OpenHarness name={name as keyof typeof OPEN_CASES} onOpenChange={onOpenChange} />)({});
    const isClosed = () => waitFor(() => expect(screen.queryByRole(role), name).not.toBeInTheDocument());
    // Waits for the focus, because keys do nothing before.
    const isOpen = () => waitFor(() => expect(screen.getByRole(role), name).toContainElement(document.activeElement as HTMLElement));
    await isOpen();
    await expect(screen.getByRole(role)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await isClosed();
    const own = screen.getByRole('button', { name: 'Kept by itself' });
    await userEvent.click(own);
    await isOpen();
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await waitFor(() => expect(own).toHaveFocus());

    const trigger = screen.getByRole('button', { name: 'Kept by the app' });
    await userEvent.click(trigger);
    await expect(onOpenChange).toHaveBeenLastCalledWith({ open: true });
    await expect(screen.queryByRole(role)).not.toBeInTheDocument();
    await userEvent.click(trigger);
    await isOpen();
    await userEvent.keyboard('{Escape}');
    await expect(onOpenChange).toHaveBeenLastCalledWith({ open: false });
    await isClosed();
    await waitFor(() => expect(trigger).toHaveFocus());
    unmount();
  }
});

const onValueChange = fn();

/** The selected value: the text of the open tab or item, or the value of the select. */
function chosenIn(box: HTMLElement): string | null | undefined {
  const select = box.querySelector('select');
  if (select) return select.selectedOptions[0]?.textContent;
  return box.querySelector('[role="tab"][aria-selected="true"], details[open] > summary')?.textContent;
}

/** Uncontrolled, it starts with its default and changes by itself; controlled, it only asks the app. */
export const ValueControlledOrNot: Story = act(
  { render: () => <ValueHarness onValueChange={onValueChange} /> },
  async ({ canvasElement, userEvent }) => {
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
);

const onSend = fn();

/** All inputs take their value from a form, and return it when the form is submitted. */
export const SendsItsValue: Story = act(
  { render: () => <FieldsInForm onSend={onSend} /> },
  is('checked', 'checkbox', 'Ticked'),
  presses('Ticked', 'checkbox'),
  hasValue('spinbutton', 'Count', 3),
  is('checked', 'radio', 'Alpha'),
  presses('Beta', 'radio'),
  hasValue('combobox', 'Category', 'a'),
  selects('Category', ''),
  presses('5 stars', 'radio'),
  presses('Choose from a calendar'),
  presses('Wednesday, 25 November 2026', 'gridcell'),
  types('Organizers', 'kav', 'combobox'),
  presses('Kavya', 'option'),
  presses('Add sponsor'),
  keys('Globex'),
  presses('Submit'),
  () =>
    waitFor(() =>
      expect(onSend).toHaveBeenLastCalledWith({
        ticked: false,
        count: 3,
        mode: 'b',
        category: '',
        rating: '5',
        day: '2026-11-25',
        people: ['u1', 'u2'],
        sponsors: ['Acme', 'Globex'],
      }),
    ),
);
