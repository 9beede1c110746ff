const PASCAL_CASE = /^[A-Z][A-Za-z0-9]*$/;
const KEBAB_CASE = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** Asks for a component's name and validates it. */
export function askName(message) {
  return {
    type: 'input',
    name: 'name',
    message,
    validate: (text) => PASCAL_CASE.test(text) || 'Start with a capital and write the words together, as in EventCard.',
  };
}

/** Asks for a folder: the noun of a feature, equal in every layer. */
export function askFolder(name, message) {
  return {
    type: 'input',
    name,
    message,
    validate: (text) => KEBAB_CASE.test(text) || 'Write it in lower case with hyphens, as in room-requests.',
  };
}

/** Asks for the sentence that becomes the doc comment. */
export function askPurpose() {
  return {
    type: 'input',
    name: 'purpose',
    message: 'What it is for, in one sentence:',
    filter: (text) => `${text.trim().replace(/\.$/, '')}.`,
    validate: (text) => text.trim().length > 3 || 'A sentence that tells a reader when to use it.',
  };
}
