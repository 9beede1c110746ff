import * as v from 'valibot';
import { type RuleMessage, ruleMessage } from './ruleMessage.ts';

/** Longest title, name or other single line. */
export const LONGEST_TITLE = 150;
/** Longest comment or description. */
export const LONGEST_TEXT = 2000;

export const NO_CONTROL_CHARACTERS = 'Remove the characters that cannot be shown.';

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it is about.
const NOT_SHOWN = /[\0-\x08\x0b-\x1f\p{Surrogate}]/u;

/** True when the text has a NUL, another C0 control character or half a character; line breaks and tabs are fine. */
export function hasControlCharacter(text: string): boolean {
  return NOT_SHOWN.test(text);
}

/* @__NO_SIDE_EFFECTS__ */
function tooLong(longest: number): RuleMessage {
  return ruleMessage('Keep this within {1} characters.', { 1: longest.toLocaleString('en-US') });
}

/** What every text of a person has to pass, once it is trimmed. */
/* @__NO_SIDE_EFFECTS__ */
function limits(longest: number) {
  return [
    v.check<string, string>((text) => !hasControlCharacter(text), NO_CONTROL_CHARACTERS),
    v.maxLength<string, number, RuleMessage>(longest, tooLong(longest)),
  ] as const;
}

/** Text that must not be blank: trimmed, without control characters, at most `longest` characters. */
/* @__NO_SIDE_EFFECTS__ */
export function requiredText(message: string, longest: number = LONGEST_TITLE) {
  return v.pipe(v.string(message), v.trim(), v.nonEmpty(message), ...limits(longest));
}

/** Text that may be left out, blank or null; gives '' then. */
/* @__NO_SIDE_EFFECTS__ */
export function optionalText(longest: number = LONGEST_TEXT) {
  return v.pipe(v.nullish(v.string(), ''), v.trim(), ...limits(longest));
}

/** The id of something that must be chosen. */
/* @__NO_SIDE_EFFECTS__ */
export function requiredId(message: string) {
  return requiredText(message, 100);
}

/** The id of something that need not be chosen: '' and null both mean none. */
export const OptionalId = v.pipe(
  optionalText(100),
  v.transform((id) => (id === '' ? null : id)),
);
