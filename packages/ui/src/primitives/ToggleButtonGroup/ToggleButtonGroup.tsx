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
  /** The id of the selected view. */
  value: string;
  /** Called with the id of the pressed button. */
  onValueChange: (value: string) => void;
  ref?: Ref<HTMLDivElement>;
}

/**
 * A choice of two to five views of the same place, such as a list or the form that adds to it; one is always selected and changes the page
 * at once. Use Tabs instead for parts of one object, RadioGroup for an answer in a form.
 */
export function ToggleButtonGroup({ label, items, value, onValueChange, ...native }: ToggleButtonGroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: these are buttons, not form fields, so it is not a fieldset.
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
