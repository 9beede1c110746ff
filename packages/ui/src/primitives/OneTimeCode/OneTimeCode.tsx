import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type ChangeEvent, type InputHTMLAttributes, type Ref, useRef } from 'react';
import { useFieldWiring } from '../Field/FieldContext.ts';
import { box, count, frame, input } from './OneTimeCode.css.ts';

export interface OneTimeCodeProps
  extends Omit<
    InputHTMLAttributes<HTMLInputElement>,
    'className' | 'style' | 'type' | 'size' | 'maxLength' | 'minLength' | 'pattern' | 'inputMode' | 'autoComplete' | 'placeholder'
  > {
  /** How many digits the code has. */
  length?: number;
  /** The last digit was typed, or all of them were pasted. */
  onComplete?: (code: string) => void;
  ref?: Ref<HTMLInputElement>;
}

/** Nothing but digits of any script, as the ones that codes are sent in. */
function digitsOf(text: string): string {
  return text.normalize('NFKC').replace(/\D/gu, '');
}

/**
 * A code of digits that was sent to a phone or a mailbox, inside a Field. One input, however many boxes are drawn: it is pasted, filled in
 * by the system and corrected as any other. Use PasswordInput instead for what one keeps, TextInput for a code with letters.
 */
export function OneTimeCode({ length = 6, onChange, onComplete, ...native }: OneTimeCodeProps) {
  /** A digit too many changes nothing, and completes nothing once more. */
  const known = useRef('');
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const code = digitsOf(event.target.value).slice(0, length);
    // What comes by a paste may have spaces and words around it.
    if (code !== event.target.value) event.target.value = code;
    onChange?.(event);
    const isNews = code !== known.current;
    known.current = code;
    if (isNews && code.length === length) onComplete?.(code);
  };
  return (
    <span className={frame}>
      <span style={assignInlineVars({ [count]: String(length) })} className={box}>
        <input
          {...native}
          {...useFieldWiring(native)}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern={`\\d{${length}}`}
          onChange={change}
          className={input}
        />
      </span>
    </span>
  );
}
