import * as v from 'valibot';
import { type RuleMessage, ruleMessage } from './ruleMessage.ts';

/** Maximum length of a title, name or other single line. */
export const MAX_TITLE_LENGTH = 150;
/** Maximum length of a comment or description. */
export const MAX_TEXT_LENGTH = 2000;

export const NO_CONTROL_CHARACTERS = 'Remove the characters that cannot be shown.';

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it is about.
const NOT_SHOWN = /[\0-\x08\x0b-\x1f\p{Surrogate}]/u;

/** Whether a text contains NUL, another C0 control character or a lone surrogate; line breaks and tabs are allowed. */
export function hasControlCharacter(text: string): boolean {
  return NOT_SHOWN.test(text);
}

/* @__NO_SIDE_EFFECTS__ */
function tooLong(longest: number): RuleMessage {
  return ruleMessage('Keep this within {1} characters.', { 1: longest.toLocaleString('en-US') });
}

/** Checks that apply to every text typed by a person, after trimming. */
/* @__NO_SIDE_EFFECTS__ */
function limits(longest: number) {
  return [
    v.check<string, string>((text) => !hasControlCharacter(text), NO_CONTROL_CHARACTERS),
    v.maxLength<string, number, RuleMessage>(longest, tooLong(longest)),
  ] as const;
}

/** Required text: trimmed, without control characters, at most `longest` characters. */
/* @__NO_SIDE_EFFECTS__ */
export function requiredText(message: string, longest: number = MAX_TITLE_LENGTH) {
  return v.pipe(v.string(message), v.trim(), v.nonEmpty(message), ...limits(longest));
}

/** Optional text: returns '' if it is omitted, blank or null. */
/* @__NO_SIDE_EFFECTS__ */
export function optionalText(longest: number = MAX_TEXT_LENGTH) {
  return v.pipe(v.nullish(v.string(), ''), v.trim(), ...limits(longest));
}

/** Id of a required choice. */
/* @__NO_SIDE_EFFECTS__ */
export function requiredId(message: string) {
  return requiredText(message, 100);
}

/** Id of an optional choice: '' and null both mean none. */
export const OptionalId = v.pipe(
  optionalText(100),
  v.transform((id) => (id === '' ? null : id)),
);
