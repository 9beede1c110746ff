import type { Renderer, StoryContext } from 'storybook/internal/types';

const METHODS = ['error', 'warn'] as const;

/** Warnings caused by the test: a component suspends at a key press, or a dialog closes while the simulated user types in it. */
const TEST_WARNINGS = [
  /^A component suspended inside an `act` scope/,
  /^An update to %s inside a test was not wrapped in act[\s\S]* Presence$/,
];

/** Warnings of Storybook itself: its addons use a deprecated API, and it takes a frame with a single story for a page with several. */
const STORYBOOK_WARNINGS =
  import.meta.env.MODE === 'test' ? [] : [/^Accessing the Story Store is deprecated/, /^You are using Testing Library's `screen` object/];

let messages: string[] = [];

/** The parameter `consoleErrors`, for stories that show an error. */
interface AllowedConsoleErrors {
  expected: readonly RegExp[];
  /** Why the story logs it. */
  reason: string;
}

/** Records what React, the code and the mocks log while a story runs. */
export function watchConsole(): () => void {
  messages = [];
  const originals = METHODS.map((method) => [method, console[method]] as const);
  for (const [method, original] of originals) {
    console[method] = (...args: unknown[]) => {
      messages.push(args.map(String).join(' '));
      original(...args);
    };
  }
  return () => {
    for (const [method, original] of originals) console[method] = original;
  };
}

/** Fails a story that logs a warning or error without permission, and one that expects a message that is never logged. */
export function failOnConsoleErrors({ parameters }: Pick<StoryContext<Renderer>, 'parameters'>): void {
  const { expected = [] }: Partial<AllowedConsoleErrors> = parameters.consoleErrors ?? {};
  const unexpected = messages.filter(
    (message) => ![...TEST_WARNINGS, ...STORYBOOK_WARNINGS, ...expected].some((pattern) => pattern.test(message)),
  );
  const missing = expected.filter((pattern) => !messages.some((message) => pattern.test(message)));
  if (unexpected.length > 0) throw new Error(`Unexpected console messages:\n${unexpected.join('\n')}`);
  if (missing.length > 0) throw new Error(`Expected console messages that were not logged: ${missing.join(', ')}`);
}
