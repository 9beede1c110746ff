import { useFieldWiring } from '../Field/FieldContext.ts';
import { input } from '../TextInput/TextInput.css.ts';
import type { TextInputProps } from '../TextInput/TextInput.tsx';

/** An input for an e-mail address, inside a Field; phones show the matching keyboard. */
export function EmailInput(props: TextInputProps) {
  return <input autoCapitalize="none" spellCheck={false} {...props} {...useFieldWiring(props)} type="email" className={input} />;
}
