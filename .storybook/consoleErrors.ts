import type { Renderer, StoryContext } from 'storybook/internal/types';

const METHODS = ['error', 'warn'] as const;

/**
 * Said of the test, not of the story: a component whose code is loaded at the very moment when a test presses a key; and a dialog that
 * closes while somebody types in it, whose field the pretended user leaves with an event of its own, in the midst of React's work.
 */
const OF_THE_TEST = [
  /^A component suspended inside an `act` scope/,
  /^An update to %s inside a test was not wrapped in act[\s\S]* Presence$/,
];

/**
 * Said of Storybook itself, served or built: where its addons read what they will not be able to read in a later version, and of a
 * document that it takes for one with many stories, though the story is alone in its frame.
 */
const OF_THE_TOOL =
  import.meta.env.MODE === 'test' ? [] : [/^Accessing the Story Store is deprecated/, /^You are using Testing Library's `screen` object/];

let heard: string[] = [];

/** What a story allows the console to say, where an error is what is being shown: the parameter `consoleErrors`. */
interface AllowedConsoleErrors {
  expected: readonly RegExp[];
  /** Why a good story complains. */
  reason: string;
}

/** Listens to what React, the code and the mocks complain of while a story is shown. */
export function watchConsole(): () => void {
  heard = [];
  const originals = METHODS.map((method) => [method, console[method]] as const);
  for (const [method, say] of originals) {
    console[method] = (...words: unknown[]) => {
      heard.push(words.map(String).join(' '));
      say(...words);
    };
  }
  return () => {
    for (const [method, say] of originals) console[method] = say;
  };
}

/** Fails a story that complained of anything it does not allow, and one that allows what never comes. */
export function failOnConsoleErrors({ parameters }: Pick<StoryContext<Renderer>, 'parameters'>): void {
  const { expected = [] }: Partial<AllowedConsoleErrors> = parameters.consoleErrors ?? {};
  const surprising = heard.filter((words) => ![...OF_THE_TEST, ...OF_THE_TOOL, ...expected].some((pattern) => pattern.test(words)));
  const missing = expected.filter((pattern) => !heard.some((words) => pattern.test(words)));
  if (surprising.length > 0) throw new Error(`The console complained:\n${surprising.join('\n')}`);
  if (missing.length > 0) throw new Error(`The console was expected to complain, and did not: ${missing.join(', ')}`);
}
