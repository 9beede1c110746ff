import * as v from 'valibot';
import { hasControlCharacter } from './text.ts';

const LONGEST_ADDRESS = 2048;

/** True for an http or https address of at most 2,048 characters: nothing that a browser would run. */
export function isWebAddress(text: string): boolean {
  if (text.length > LONGEST_ADDRESS || hasControlCharacter(text) || !URL.canParse(text)) return false;
  const { protocol } = new URL(text);
  return protocol === 'https:' || protocol === 'http:';
}

/** A web address that may be blank; gives '' then. */
/* @__NO_SIDE_EFFECTS__ */
export function optionalWebAddress(message: string) {
  return v.pipe(
    v.nullish(v.string(), ''),
    v.trim(),
    v.check((text) => text === '' || isWebAddress(text), message),
  );
}
