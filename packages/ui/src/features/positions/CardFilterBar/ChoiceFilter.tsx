import { memo, useMemo } from 'react';
import { Field } from '../../../primitives/Field/Field.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { choices } from '../choices.ts';

export interface ChoiceFilterProps<Name extends string> {
  name: Name;
  label: string;
  /** What it is called when nothing is chosen. */
  placeholder: string;
  words: readonly string[];
  /** Blank where nothing is chosen. */
  value: string;
  onChange: (changed: { [Changed in Name]?: string }) => void;
}

function Choice<Name extends string>({ name, label, placeholder, words, value, onChange }: ChoiceFilterProps<Name>) {
  const options = useMemo(() => choices(words), [words]);
  return (
    <Field label={label}>
      <Select
        placeholder={placeholder}
        options={options}
        value={value}
        onChange={({ target }) => onChange({ [name]: target.value } as Record<Name, string>)}
      />
    </Field>
  );
}

/** One of the words that a list can be narrowed down by; drawn again only when it changes, and not with every key beside it. */
export const ChoiceFilter = memo(Choice) as typeof Choice;
