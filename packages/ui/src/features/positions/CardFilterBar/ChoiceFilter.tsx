import { useMemo } from 'react';
import { Field } from '../../../primitives/Field/index.ts';
import { Select } from '../../../primitives/Select/index.ts';
import { choices } from '../choices.ts';

export interface ChoiceFilterProps {
  label: string;
  /** What it is called when nothing is chosen. */
  placeholder: string;
  words: readonly string[];
  /** Blank where nothing is chosen. */
  value: string;
  onChoose: (choice: { word: string }) => void;
}

/** One of the words that a list can be narrowed down by. */
export function ChoiceFilter({ label, placeholder, words, value, onChoose }: ChoiceFilterProps) {
  const options = useMemo(() => choices(words), [words]);
  return (
    <Field label={label}>
      <Select placeholder={placeholder} options={options} value={value} onChange={({ target }) => onChoose({ word: target.value })} />
    </Field>
  );
}
