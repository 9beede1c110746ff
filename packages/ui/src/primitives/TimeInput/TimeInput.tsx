import { useFieldWiring } from '../Field/FieldContext.ts';
import { timeInput } from '../TextInput/TextInput.css.ts';
import type { TextInputProps } from '../TextInput/TextInput.tsx';

/** An input for a time of day, inside a Field; its value is HH:MM. */
export function TimeInput(props: TextInputProps) {
  return <input {...props} {...useFieldWiring(props)} type="time" className={timeInput} />;
}
