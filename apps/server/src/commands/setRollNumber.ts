import { setRollNumber as settle } from '../features/accounts/corrections.service.ts';
import { FriendlyError } from '../friendlyError.ts';
import { type Command, withContext } from './command.ts';
import { signedOut } from './signedOut.ts';

/** Settles a person's roll number anew. */
export const setRollNumber: Command = {
  summary: 'Gives an account its right roll number, and signs it out everywhere.',
  operands: { email: 'Address of the account', number: 'The right roll number' },
  options: {},
  async run(config, options) {
    const email = String(options.email).trim();
    const rollNumber = String(options.number).trim();
    if (!/^[^\s\p{Cc}]{1,20}$/u.test(rollNumber)) {
      throw new FriendlyError(`"${rollNumber}" is no roll number.`, [], 'It has 1 to 20 characters, and no spaces.');
    }
    const corrected = await withContext(config, (context) => settle(context, { email, rollNumber }));
    if (!corrected.ok) throw new FriendlyError(corrected.refusal.message, [], 'Correct the other one first, or the number.');
    return `${email} had the roll number ${corrected.value.from} and has ${rollNumber} now, ${signedOut(corrected.value.sessions)}.`;
  },
};
