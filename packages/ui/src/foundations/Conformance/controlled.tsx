import { type ReactElement, useRef, useState } from 'react';
import * as ui from '../../index.ts';

/** The props of everything that opens, with Radix's names. */
export interface OpenProps {
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
}

export interface OpenCase {
  /** The role of the opened element. */
  role: 'dialog' | 'alertdialog' | 'menu';
  draw: (props: OpenProps & { trigger: ReactElement }) => ReactElement;
}

/** Every component that opens. */
export const OPEN_CASES = {
  AlertDialog: {
    role: 'alertdialog',
    draw: (x) => <ui.AlertDialog {...x} title="Name" description="D" confirmText="Yes" onConfirm={() => {}} />,
  },
  Dialog: {
    role: 'dialog',
    draw: (x) => (
      <ui.Dialog {...x} title="Name">
        One
      </ui.Dialog>
    ),
  },
  Drawer: {
    role: 'dialog',
    draw: (x) => (
      <ui.Drawer {...x} title="Name">
        One
      </ui.Drawer>
    ),
  },
  DropdownMenu: { role: 'menu', draw: (x) => <ui.DropdownMenu {...x} items={[{ id: 'a', label: 'Alpha', href: '#a' }]} /> },
  Popover: {
    role: 'dialog',
    draw: (x) => (
      <ui.Popover {...x} label="Name">
        One
      </ui.Popover>
    ),
  },
} as const satisfies Record<string, OpenCase>;

interface OpenHarnessProps {
  name: keyof typeof OPEN_CASES;
  onOpenChange: (change: { open: boolean }) => void;
}

/** Renders a component uncontrolled, and controlled by an app that refuses the first change and accepts the others. */
export function OpenHarness({ name, onOpenChange }: OpenHarnessProps) {
  const { draw } = OPEN_CASES[name];
  const [isOpen, setOpen] = useState(false);
  const isFirstChange = useRef(true);
  const decide = (open: boolean) => {
    onOpenChange({ open });
    if (isFirstChange.current) isFirstChange.current = false;
    else setOpen(open);
  };
  return (
    <ui.Inline>
      {draw({ defaultOpen: true, trigger: <ui.Button>Kept by itself</ui.Button> })}
      {draw({ open: isOpen, onOpenChange: decide, trigger: <ui.Button>Kept by the app</ui.Button> })}
    </ui.Inline>
  );
}

export interface ValueProps {
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
}

const ITEMS = [
  { id: 'a', label: 'Alpha', content: 'One' },
  { id: 'b', label: 'Beta', content: 'Two' },
];

function several(value: string | undefined): string[] | undefined {
  return value === undefined ? undefined : [value];
}

/** Every component with a selection, here of Alpha or Beta. */
export const VALUE_CASES: Readonly<Record<string, (props: ValueProps) => ReactElement>> = {
  Accordion: ({ value, defaultValue, onValueChange }) => (
    <ui.Accordion
      items={ITEMS}
      type="single"
      value={several(value)}
      defaultValue={several(defaultValue)}
      onValueChange={([chosen = 'none']) => onValueChange?.(chosen)}
    />
  ),
  Select: (x) => <ui.Select {...x} aria-label="Name" options={ITEMS.map(({ id, label }) => ({ value: id, label }))} />,
  Tabs: (x) => <ui.Tabs {...x} label="Name" items={ITEMS} />,
};

interface ValueHarnessProps {
  onValueChange: (change: { name: string; value: string }) => void;
}

/** Renders each component uncontrolled, starting with Beta, and controlled by an app that stays at Beta. */
export function ValueHarness({ onValueChange }: ValueHarnessProps) {
  return Object.entries(VALUE_CASES).flatMap(([name, draw]) => [
    <div key={`${name} by itself`} data-case={`${name} by itself`}>
      {draw({ defaultValue: 'b' })}
    </div>,
    <div key={`${name} by the app`} data-case={`${name} by the app`}>
      {draw({ value: 'b', onValueChange: (value) => onValueChange({ name, value }) })}
    </div>,
  ]);
}
