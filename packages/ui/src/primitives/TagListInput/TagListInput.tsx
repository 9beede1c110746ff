import { type KeyboardEvent, type Ref, useState } from 'react';
import { type DescribedProps, useFieldWiring } from '../Field/FieldContext.ts';
import { RepeatingRows } from '../RepeatingRows/RepeatingRows.tsx';
import { input } from '../TextInput/TextInput.css.ts';
import { type Slot, slotsOf, withoutSlot, withSlot } from './slots.ts';

export interface TagListInputProps extends DescribedProps {
  /** The name of one entry: 'Sponsor' names entry 2 'Sponsor 2' and its button 'Remove sponsor 2'. */
  itemName: string;
  /** The label of the button that adds an entry. */
  addText: string;
  /** An example of a text; hidden once something is typed. */
  placeholder?: string;
  /** The texts, including empty ones, when controlled. */
  value?: readonly string[];
  /** The initial texts, when uncontrolled. */
  defaultValue?: readonly string[];
  /** Called with all texts whenever one is added, changed or removed. */
  onValueChange?: (texts: string[]) => void;
  /** Called when the component loses the focus. */
  onBlur?: () => void;
  /** The name of each input, for forms that are submitted without JavaScript. */
  name?: string;
  /**
   * The maximum number of texts.
   * @default Number.POSITIVE_INFINITY
   */
  maxItems?: number;
  /** The accessible name, if there is no Field. */
  'aria-label'?: string;
  /** A ref to the first input. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * An input for a list of short texts, inside a Field with `group`. There is always at least one input: removing the last one clears it.
 * Enter adds an input. The form has to drop empty texts. With react-hook-form, use Controller and pass its `onChange` as `onValueChange`.
 */
export function TagListInput(props: TagListInputProps) {
  const { itemName, addText, placeholder, value, defaultValue = [], onValueChange, onBlur, name, maxItems, ref } = props;
  const { 'aria-invalid': isInvalid } = useFieldWiring(props);
  const [own, setOwn] = useState<readonly Slot[]>(() => slotsOf(value ?? defaultValue));
  const slots = value === undefined ? own : slotsOf(value, own);
  const change = (next: readonly Slot[]) => {
    setOwn(next);
    onValueChange?.(next.map(({ text }) => text));
  };
  return (
    <RepeatingRows
      aria-label={props['aria-label']}
      aria-describedby={props['aria-describedby']}
      rows={slots}
      rowName={itemName}
      addText={addText}
      maxRows={maxItems}
      onAdd={() => change(withSlot(slots))}
      onRemove={(index) => change(withoutSlot(slots, index))}
    >
      {(slot, place) => (
        <input
          ref={place.index === 0 ? ref : undefined}
          type="text"
          name={name}
          aria-label={place.name}
          aria-invalid={isInvalid}
          placeholder={placeholder}
          value={slot.text}
          onChange={(event) => change(slots.map((each) => (each.id === slot.id ? { ...each, text: event.target.value } : each)))}
          onBlur={onBlur}
          onKeyDown={(event) => goOnWithEnter(event, place.add)}
          className={input}
        />
      )}
    </RepeatingRows>
  );
}

function goOnWithEnter(event: KeyboardEvent, add: () => void): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  add();
}
