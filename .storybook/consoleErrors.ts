import type { Renderer, StoryContext } from 'storybook/internal/types';

const METHODS = ['error', 'warn'] as const;

/**
 * Warnings caused by the test rather than the story: a component suspends while a test presses a key; or a dialog closes while the
 * simulated user types in it, and the blur event fires during React's commit.
 */
const OF_THE_TEST = [
  /^A component suspended inside an `act` scope/,
  /^An update to %s inside a test was not wrapped in act[\s\S]* Presence$/,
];

/**
 * Warnings of Storybook itself, served or built: its addons use a deprecated API, and it takes a frame with a single story for a document
 * with several.
 */
const OF_THE_TOOL =
  import.meta.env.MODE === 'test' ? [] : [/^Accessing the Story Store is deprecated/, /^You are using Testing Library's `screen` object/];

let heard: string[] = [];

/** The parameter `consoleErrors`, for stories that show an error. */
interface AllowedConsoleErrors {
  expected: readonly RegExp[];
  /** Why the story logs it. */
  reason: string;
}

/** Records what React, the code and the mocks log while a story runs. */
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

/** Fails a story that logs a warning or error without permission, and one that expects a message that is never logged. */
export function failOnConsoleErrors({ parameters }: Pick<StoryContext<Renderer>, 'parameters'>): void {
  const { expected = [] }: Partial<AllowedConsoleErrors> = parameters.consoleErrors ?? {};
  const surprising = heard.filter((words) => ![...OF_THE_TEST, ...OF_THE_TOOL, ...expected].some((pattern) => pattern.test(words)));
  const missing = expected.filter((pattern) => !heard.some((words) => pattern.test(words)));
  if (surprising.length > 0) throw new Error(`The console complained:\n${surprising.join('\n')}`);
  if (missing.length > 0) throw new Error(`The console was expected to complain, and did not: ${missing.join(', ')}`);
}
