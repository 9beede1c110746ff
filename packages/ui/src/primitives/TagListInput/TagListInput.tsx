import { type KeyboardEvent, type Ref, useState } from 'react';
import { type DescribedProps, useFieldWiring } from '../Field/FieldContext.ts';
import { RepeatingRows } from '../RepeatingRows/RepeatingRows.tsx';
import { input } from '../TextInput/TextInput.css.ts';
import { type Slot, slotsOf, withoutSlot, withSlot } from './slots.ts';

export interface TagListInputProps extends DescribedProps {
  /** Names slot 2 'Sponsor 2' and its button 'Remove sponsor 2'. */
  itemName: string;
  /** On the button that adds what is typed. */
  addText: string;
  /** An example of what to type; gone with the first letter. */
  placeholder?: string;
  /** The texts, blank ones too, when controlled. */
  value?: readonly string[];
  /** The initial texts, when uncontrolled. */
  defaultValue?: readonly string[];
  /** Called with all texts whenever one is added or taken away. */
  onValueChange?: (texts: string[]) => void;
  /** The focus has left it. */
  onBlur?: () => void;
  /** Given to each slot, for a form that is sent without script. */
  name?: string;
  /**
   * How many texts there may be.
   * @default Number.POSITIVE_INFINITY
   */
  maxItems?: number;
  /** Names it where no Field does. */
  'aria-label'?: string;
  /** The first slot. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * A list of short texts, inside a Field with `group`. There is always at least one slot: removing the last only clears it. Enter
 * goes on in a new one. Blank texts are the form's to drop. With react-hook-form: through Controller, whose `onChange` is given as `onValueChange`.
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
