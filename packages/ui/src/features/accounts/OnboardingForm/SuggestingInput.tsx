import { useId } from 'react';
import { TextInput, type TextInputProps } from '../../../primitives/TextInput/TextInput.tsx';

export interface SuggestingInputProps extends Omit<TextInputProps, 'list'> {
  suggestions: readonly string[];
}

/** A text input with optional suggestions. Use Select instead if only the listed values are allowed. */
export function SuggestingInput({ suggestions, ...native }: SuggestingInputProps) {
  const listId = useId();
  return (
    <>
      <TextInput {...native} list={listId} />
      <datalist id={listId}>
        {suggestions.map((suggestion) => (
          <option key={suggestion} value={suggestion} />
        ))}
      </datalist>
    </>
  );
}
