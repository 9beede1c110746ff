import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { group, toggle } from './ToggleButtonGroup.css.ts';

export interface ToggleButtonGroupItem {
  id: string;
  label: string;
  /** A 16 px icon before the word. */
  icon?: ReactNode;
}

export interface ToggleButtonGroupProps extends Omit<HTMLAttributes<HTMLDivElement>, 'className' | 'style' | 'children' | 'role'> {
  /** The name of the group, for screen readers. */
  label: string;
  /** The views, in this order. */
  items: readonly ToggleButtonGroupItem[];
  /** The id of the chosen one. */
  value: string;
  /** Called with the id of the pressed one. */
  onValueChange: (value: string) => void;
  ref?: Ref<HTMLDivElement>;
}

/**
 * Two to five ways to see the same place, such as a list or the form that adds to it; one is always chosen, and pressing another
 * shows it at once. Use Tabs instead for parts of one thing, RadioGroup for an answer of a form.
 */
export function ToggleButtonGroup({ label, items, value, onValueChange, ...native }: ToggleButtonGroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: these are buttons, not the fields of a form.
    <div {...native} role="group" aria-label={label} className={group}>
      {items.map(({ id, label: word, icon }) => (
        <button key={id} type="button" aria-pressed={id === value} onClick={() => onValueChange(id)} className={toggle}>
          {icon}
          {word}
        </button>
      ))}
    </div>
  );
}
