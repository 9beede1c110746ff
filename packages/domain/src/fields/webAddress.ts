import * as v from 'valibot';
import { hasControlCharacter } from './text.ts';

const MAX_ADDRESS_LENGTH = 2048;

/** Whether a text is an http or https URL of at most 2,048 characters; excludes schemes that a browser would execute. */
export function isWebAddress(text: string): boolean {
  if (text.length > MAX_ADDRESS_LENGTH || hasControlCharacter(text) || !URL.canParse(text)) return false;
  const { protocol } = new URL(text);
  return protocol === 'https:' || protocol === 'http:';
}

/** An optional web address; returns '' if it is blank. */
/* @__NO_SIDE_EFFECTS__ */
export function optionalWebAddress(message: string) {
  return v.pipe(
    v.nullish(v.string(), ''),
    v.trim(),
    v.check((text) => text === '' || isWebAddress(text), message),
  );
}
