import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type ChangeEvent, type InputHTMLAttributes, type Ref, useRef } from 'react';
import { useFieldWiring } from '../Field/FieldContext.ts';
import { box, count, frame, input } from './OneTimeCode.css.ts';

export interface OneTimeCodeProps
  extends Omit<
    InputHTMLAttributes<HTMLInputElement>,
    'className' | 'style' | 'type' | 'size' | 'maxLength' | 'minLength' | 'pattern' | 'inputMode' | 'autoComplete' | 'placeholder'
  > {
  /** The number of digits of the code. */
  length?: number;
  /** Called when the last digit is typed, or when the whole code is pasted. */
  onComplete?: (code: string) => void;
  ref?: Ref<HTMLInputElement>;
}

/** The ASCII digit for a digit of any script: in Unicode the ten digits of a script follow each other. */
function asciiDigit(digit: string): string {
  const at = digit.codePointAt(0) ?? 0;
  let zero = at;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((at - zero) % 10);
}

/** Keeps only digits; those of other scripts become ASCII digits. */
function digitsOf(text: string): string {
  return text.replace(/\P{Nd}/gu, '').replace(/\p{Nd}/gu, asciiDigit);
}

/**
 * An input for a numeric code that was sent to a phone or a mailbox, inside a Field. It is one input that looks like several boxes, so
 * pasting, autofill and editing work as usual. Use PasswordInput instead for a password, TextInput for a code with letters.
 */
export function OneTimeCode({ length = 6, onChange, onComplete, ...native }: OneTimeCodeProps) {
  /** Compares with the previous code, so that a surplus digit does not call `onComplete` again. */
  const known = useRef('');
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const code = digitsOf(event.target.value).slice(0, length);
    // Pasted text may contain spaces and words.
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
