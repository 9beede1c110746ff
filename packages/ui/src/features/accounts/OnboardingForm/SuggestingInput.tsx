import { useId } from 'react';
import { TextInput, type TextInputProps } from '../../../primitives/TextInput/TextInput.tsx';

export interface SuggestingInputProps extends Omit<TextInputProps, 'list'> {
  suggestions: readonly string[];
}

/** One line of text with suggestions that nobody has to take. Use Select instead where the list is all there is. */
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
