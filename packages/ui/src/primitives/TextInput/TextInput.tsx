import type { InputHTMLAttributes, Ref } from 'react';
import { useFieldWiring } from '../Field/FieldContext.ts';
import { input } from './TextInput.css.ts';

export interface TextInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'style' | 'type' | 'size'> {
  ref?: Ref<HTMLInputElement>;
}

/** A single-line text input, inside a Field. */
export function TextInput(props: TextInputProps) {
  return <input {...props} {...useFieldWiring(props)} type="text" className={input} />;
}
