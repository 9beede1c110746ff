import { useFieldWiring } from '../Field/FieldContext.ts';
import { dayInput } from '../TextInput/TextInput.css.ts';
import type { TextInputProps } from '../TextInput/TextInput.tsx';

/** An input for a date, inside a Field; its value is YYYY-MM-DD. */
export function DateInput(props: TextInputProps) {
  return <input {...props} {...useFieldWiring(props)} type="date" className={dayInput} />;
}
