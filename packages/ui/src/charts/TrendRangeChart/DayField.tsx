import { useState } from 'react';
import { DateInput } from '../../primitives/DateInput/DateInput.tsx';
import { Field } from '../../primitives/Field/Field.tsx';

interface DayFieldProps {
  label: string;
  /** YYYY-MM-DD, like `min` and `max`. */
  value: string;
  min: string;
  max: string;
  onValueChange: (day: string) => void;
}

/** An input for one end of a range. An incomplete or invalid text stays visible until the range changes. */
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
