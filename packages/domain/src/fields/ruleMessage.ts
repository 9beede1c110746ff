import { fillIn, type TextValues } from '../messages/fillIn.ts';
import type { Said, Sentence } from '../messages/sentence.ts';

/** What a rule of a schema says: a text, or one with values by way of `ruleMessage`. */
export type RuleMessage = string | ((issue: object) => string);

/**
 * The message of a rule that has values: the issue says it in English, and has the sentence beside that. What it is filled in with is
 * written as it is, because schemas are what the sign-in page loads, and what writes days is not.
 */
export function ruleMessage(text: string, values: TextValues): (issue: object) => string {
  return (issue) => {
    (issue as { sentence?: Sentence }).sentence = { text, values };
    return fillIn(text, values);
  };
}

/** What an issue says, in whatever language. */
export function saidBy(issue: { readonly message: string; readonly sentence?: Sentence }): Said {
  return issue.sentence ?? issue.message;
}
