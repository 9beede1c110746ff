// The states of a screen, and which of them a story shows: determined by its mocked answers, or by its name if the answers are the default.

/** In the order of the columns, with their descriptions for the page. */
export const STATES = {
  loaded: 'Loaded',
  loading: 'Loading',
  empty: 'Empty',
  failed: 'Not read',
  busy: 'Busy',
  refused: 'Refused',
  long: 'Very long',
  many: 'Very many',
};

const NAMED = {
  long: /^Long/,
  many: /^(Many|Thousands)/,
  loaded: /Retried|TriedAgain|^Resolved|^NothingChanged/,
  busy: /^(Submitting|Saving|Sending|Busy|Registering|Confirming|Endorsing)$/,
  refused: /Invalid|NothingTyped|OtherDomain|TooLarge|TooManyPixels|ResolvedMeanwhile/,
  failed: /Failed$/,
  loading: /^(Loading|Checking|Verifying)/,
  empty: /^(Empty|None|Nothing|No[A-Z](?!t))/,
};

const FAILURES = ['fails', 'offline', 'malformed'];

/** The state that a story shows. `isRead` tells whether a call of the contract reads. */
export function stateOf({ exported, empty, answers }, isRead) {
  const isNamed = (state) => NAMED[state].test(exported);
  for (const state of ['long', 'many', 'refused', 'loaded']) if (isNamed(state)) return state;
  const reads = answers.filter(({ call }) => isRead(call));
  const writes = answers.filter(({ call }) => !isRead(call));
  // A story ends with its last answer.
  const written = writes.at(-1)?.kind;
  if (isNamed('busy') || written === 'loading') return 'busy';
  if (FAILURES.includes(written)) return 'refused';
  if (written) return 'loaded';
  if (isNamed('failed') || reads.some(({ kind }) => FAILURES.includes(kind))) return 'failed';
  for (const state of ['loading', 'empty']) if (isNamed(state)) return state;
  if (reads.some(({ kind }) => kind === 'loading')) return 'loading';
  if (empty.length > 0 || reads.some(({ kind }) => kind === 'empty')) return 'empty';
  return 'loaded';
}

/** The failure in a story, in one or two words; each kind of failure is a state of its own. */
export function failureOf({ answers }) {
  const { kind, status } = answers.findLast((answer) => FAILURES.includes(answer.kind)) ?? {};
  return { fails: status && String(status), offline: 'offline', malformed: 'no answer that makes sense' }[kind ?? ''];
}
