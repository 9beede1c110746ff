import { accept, type Result, refuse } from '../refusals/refusal.ts';
import type { Answers } from './answer.ts';
import type { FormField } from './form.ts';
import { fullText, takenText } from './texts.ts';

/** An option of a form and how many places it has, as they are counted. */
export interface LimitedChoice {
  readonly choice: string;
  readonly label: string;
  readonly places: number;
  /** Where it stands in the form. */
  readonly path: string;
}

/** What an option is counted by. */
export function choiceOf(field: string, option: string): string {
  return `${field}:${option}`;
}

/** Everything that was chosen, in the form's order. */
export function choicesOf(fields: readonly FormField[], answers: Answers): string[] {
  return fields.flatMap(({ id, kind }) => {
    const answer = answers[id];
    if (answer === undefined || (kind !== 'one' && kind !== 'some')) return [];
    return [answer].flat().map((option) => choiceOf(id, String(option)));
  });
}

/** The options that no more than so many may choose. */
export function limitedChoices(fields: readonly FormField[]): LimitedChoice[] {
  return fields.flatMap(({ id, kind, options }, index) =>
    kind === 'one' || kind === 'some'
      ? options.flatMap(({ id: option, label, places }, at) =>
          places === null ? [] : [{ choice: choiceOf(id, option), label, places, path: `fields.${index}.options.${at}.places` }],
        )
      : [],
  );
}

/** How many have chosen what is limited, by what it is counted by. */
export type TakenChoices = ReadonlyMap<string, number>;

/** Whether there is a place left of everything that is chosen now, and was not before. */
export function checkPlacesLeft(
  fields: readonly FormField[],
  { chosen, before, taken }: { chosen: readonly string[]; before: readonly string[]; taken: TakenChoices },
): Result<true> {
  const full = limitedChoices(fields).find(
    ({ choice, places }) => chosen.includes(choice) && !before.includes(choice) && (taken.get(choice) ?? 0) >= places,
  );
  if (!full) return accept(true);
  const message = fullText(full.label);
  return refuse('CONFLICT', message, { [`answers.${full.choice.split(':')[0]}`]: message });
}

/** Whether a form gives nothing fewer places than are taken. */
export function checkPlacesKept(fields: readonly FormField[], taken: TakenChoices): Result<true> {
  const short = limitedChoices(fields)
    .map((limited) => ({ ...limited, count: taken.get(limited.choice) ?? 0 }))
    .find(({ count, places }) => count > places);
  if (!short) return accept(true);
  const message = takenText(short.label, short.count);
  return refuse('CONFLICT', message, { [short.path]: message });
}
