import { accept, type Result, refuse } from '../refusals/refusal.ts';
import type { Answers } from './answer.ts';
import type { FormField } from './form.ts';
import { fullText, takenText } from './texts.ts';

/** An option with a limited number of places. */
export interface LimitedChoice {
  readonly choice: string;
  readonly label: string;
  readonly places: number;
  /** Path of the option in the form. */
  readonly path: string;
}

/** Returns the key by which an option is counted. */
export function choiceOf(field: string, option: string): string {
  return `${field}:${option}`;
}

/** Returns the keys of all chosen options, in form order. */
export function choicesOf(fields: readonly FormField[], answers: Answers): string[] {
  return fields.flatMap(({ id, kind }) => {
    const answer = answers[id];
    if (answer === undefined || (kind !== 'one' && kind !== 'some')) return [];
    return [answer].flat().map((option) => choiceOf(id, String(option)));
  });
}

/** Returns the options with a limit. */
export function limitedChoices(fields: readonly FormField[]): LimitedChoice[] {
  return fields.flatMap(({ id, kind, options }, index) =>
    kind === 'one' || kind === 'some'
      ? options.flatMap(({ id: option, label, places }, at) =>
          places === null ? [] : [{ choice: choiceOf(id, option), label, places, path: `fields.${index}.options.${at}.places` }],
        )
      : [],
  );
}

/** Number of people who chose each limited option, by its key. */
export type ChoiceCounts = ReadonlyMap<string, number>;

/** Checks that every newly chosen option has a place left. */
export function checkPlacesLeft(
  fields: readonly FormField[],
  { chosen, before, taken }: { chosen: readonly string[]; before: readonly string[]; taken: ChoiceCounts },
): Result<true> {
  const full = limitedChoices(fields).find(
    ({ choice, places }) => chosen.includes(choice) && !before.includes(choice) && (taken.get(choice) ?? 0) >= places,
  );
  if (!full) return accept(true);
  const message = fullText(full.label);
  return refuse('CONFLICT', message, { [`answers.${full.choice.split(':')[0]}`]: message });
}

/** Checks that no option of a changed form has fewer places than are taken. */
export function checkPlacesCoverTaken(fields: readonly FormField[], taken: ChoiceCounts): Result<true> {
  const short = limitedChoices(fields)
    .map((limited) => ({ ...limited, count: taken.get(limited.choice) ?? 0 }))
    .find(({ count, places }) => count > places);
  if (!short) return accept(true);
  const message = takenText(short.label, short.count);
  return refuse('CONFLICT', message, { [short.path]: message });
}
