import { LONGEST_TITLE } from '@quad/domain/fields';
import { rename as giveName } from '../features/accounts/corrections.service.ts';
import { FriendlyError } from '../friendlyError.ts';
import { type Command, withContext } from './command.ts';
import { signedOut } from './signedOut.ts';

/** Gives a person another name. */
export const rename: Command = {
  summary: 'Gives an account its right name, and signs it out everywhere.',
  operands: { email: 'Address of the account', name: 'The right name, in quotes' },
  options: {},
  async run(config, options) {
    const email = String(options.email).trim();
    const name = String(options.name).trim();
    if (name === '' || name.length > LONGEST_TITLE || /\p{Cc}/u.test(name)) {
      throw new FriendlyError('This is no name.', [], `It has 1 to ${LONGEST_TITLE} characters, in one line.`);
    }
    const corrected = await withContext(config, (context) => giveName(context, { email, name }));
    if (!corrected.ok) throw new FriendlyError(corrected.refusal.message, [], 'Correct the address.');
    return `${email} was ${corrected.value.from} and is ${name} now, ${signedOut(corrected.value.sessions)}.`;
  },
};
