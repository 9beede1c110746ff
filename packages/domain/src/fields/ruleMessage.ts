import { fillIn, type TextValues } from '../messages/fillIn.ts';
import type { Message, Sentence } from '../messages/sentence.ts';

/** Message of a schema's rule: a text, or one with values from `ruleMessage`. */
export type RuleMessage = string | ((issue: object) => string);

/**
 * Returns the message of a rule with values: the issue has the English text and, in addition, the translatable sentence. Values are
 * inserted unformatted, because schemas are part of the sign-in page and date formatting is not.
 */
export function ruleMessage(text: string, values: TextValues): (issue: object) => string {
  return (issue) => {
    (issue as { sentence?: Sentence }).sentence = { text, values };
    return fillIn(text, values);
  };
}

/** Returns the message of an issue in a form that can be translated. */
export function messageOf(issue: { readonly message: string; readonly sentence?: Sentence }): Message {
  return issue.sentence ?? issue.message;
}
