import { useState } from 'react';
import { DateInput } from '../../primitives/DateInput/DateInput.tsx';
import { Field } from '../../primitives/Field/Field.tsx';

interface DayFieldProps {
  label: string;
  /** YYYY-MM-DD, as the other two. */
  value: string;
  min: string;
  max: string;
  onValueChange: (day: string) => void;
}

/** A day that ends a range: what is typed and leads nowhere yet stays in sight, until the range is changed. */
export function DayField({ label, value, min, max, onValueChange }: DayFieldProps) {
  const [typed, setTyped] = useState({ text: value, over: value });
  return (
    <Field label={label}>
      <DateInput
        min={min}
        max={max}
        value={typed.over === value ? typed.text : value}
        onChange={({ target: { value: text } }) => {
          setTyped({ text, over: value });
          if (text >= min && text <= max) onValueChange(text);
        }}
      />
    </Field>
  );
}
