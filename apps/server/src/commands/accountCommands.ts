import { text } from 'node:stream/consumers';
import { ROLES, type Role } from '@quad/domain/access';
import { isRollNumber, MAX_ROLL_NUMBER_LENGTH, NewPassword } from '@quad/domain/accounts';
import { isEmailShaped, MAX_TITLE_LENGTH } from '@quad/domain/fields';
import { ACCOUNT_TEXTS } from '@quad/domain/messages';
import * as v from 'valibot';
import {
  changeRole,
  createAccount,
  disableAccount,
  dismissAdministrator,
  enableAccount,
  endAllSessions,
  listAdministrators,
  makeAdministrator,
  removePasskeys,
} from '../features/accounts/administration.service.ts';
import {
  changeEmail as changeAddress,
  rename as giveName,
  mergeAccounts,
  setRollNumber as settleNumber,
} from '../features/accounts/corrections.service.ts';
import { FriendlyError } from '../friendlyError.ts';
import { type Command, withContext } from './command.ts';

/** Creates an account of any role. */
export const createUser: Command = {
  summary: 'Creates an account.',
  options: {
    email: { type: 'string', about: 'Address to sign in with', isRequired: true },
    name: { type: 'string', about: 'Full name', isRequired: true },
    role: { type: 'string', about: 'Role; STUDENT if left out' },
    onboarded: { type: 'boolean', about: 'Skips the registration form, for people who are not students' },
    'password-stdin': { type: 'boolean', about: 'Reads the password from standard input; without one the owner sets it by the reset mail' },
  },
  async run(config, options) {
    const email = String(options.email).trim();
    if (!isEmailShaped(email)) throw new FriendlyError(`"${email}" is not an e-mail address.`, [], 'Correct --email.');
    const role = readRole(options.role ?? 'STUDENT');
    const password = options['password-stdin'] ? readPassword(await text(process.stdin)) : undefined;
    const person = { email, name: String(options.name).trim(), role, password, onboardingComplete: options.onboarded === true };
    const created = await withContext(config, options, (context) => createAccount(context, person));
    if (!created.ok) {
      const advice = created.refusal.fieldErrors?.password
        ? 'Send another password to standard input.'
        : 'Use quad grant to give an existing account another role.';
      throw new FriendlyError(created.refusal.message, [], advice);
    }
    return `${email} has an account now, as ${role}.`;
  },
};

function readPassword(input: string): string {
  const result = v.safeParse(NewPassword, input.replace(/\r?\n$/, ''));
  if (!result.success) throw new FriendlyError(result.issues[0].message, [], 'Send another password to standard input.');
  return result.output;
}

/** Changes the role of an account; the person has to sign in again. */
export const grant: Command = {
  summary: 'Gives an account another role.',
  operands: { email: 'Address of the account', role: 'The new role' },
  options: {},
  async run(config, options) {
    const email = String(options.email).trim();
    const role = readRole(options.role ?? '');
    const changed = await withContext(config, options, (context) => changeRole(context, { email, role }));
    if (!changed.ok) throw new FriendlyError(changed.refusal.message, [], adviceOn(changed.refusal.code));
    return `${email} was ${changed.value.from} and is ${role} now.`;
  },
};

function adviceOn(code: string): string {
  return code === 'NOT_FOUND'
    ? 'Correct it, or create the account with quad create-user.'
    : 'Ask its owner to open the link that registering mailed, to set a new password, or to sign in with Google.';
}

/** Changes an account back to a student; the person has to sign in again. */
export const revoke: Command = {
  summary: 'Takes the role of an account back: it is a student then.',
  operands: { email: 'Address of the account' },
  options: {},
  async run(config, options) {
    const email = String(options.email).trim();
    const changed = await withContext(config, options, (context) => changeRole(context, { email, role: 'STUDENT' }));
    if (!changed.ok) throw new FriendlyError(changed.refusal.message, [], 'Correct the address.');
    return `${email} was ${changed.value.from} and is STUDENT now.`;
  },
};

/** Ends all sessions of an account, for example after a phone was lost or somebody left. */
export const endSessions: Command = {
  summary: 'Signs an account out everywhere.',
  operands: { email: 'Address of the account' },
  options: { 'keep-addresses': { type: 'boolean', about: 'Leaves the addresses of the personal calendar and of the shared record alone' } },
  async run(config, options) {
    const email = String(options.email).trim();
    const ended = await withContext(config, options, (context) =>
      endAllSessions(context, email, {}, { keepsAddresses: options['keep-addresses'] === true }),
    );
    if (!ended.ok) throw new FriendlyError(ended.refusal.message, [], 'Correct the address.');
    return `${email} is signed out everywhere (${ended.value} ${ended.value === 1 ? 'session' : 'sessions'}).`;
  },
};

/** Removes the passkeys of a person who has lost all devices with one. */
export const dropPasskeys: Command = {
  summary: 'Removes all passkeys of an account, and signs it out everywhere: every device was lost.',
  operands: { email: 'Address of the account' },
  options: {},
  async run(config, options) {
    const email = String(options.email).trim();
    const removed = await withContext(config, options, (context) => removePasskeys(context, email));
    if (!removed.ok) throw new FriendlyError(removed.refusal.message, [], 'Correct the address.');
    const count = `${removed.value} ${removed.value === 1 ? 'passkey' : 'passkeys'}`;
    return `${email} had ${count}, has none now, and is signed out everywhere.`;
  },
};

/** Disables the account of a person who has left, and ends its sessions. */
export const disable: Command = {
  summary: 'Signs an account out everywhere, and lets nobody sign in to it.',
  operands: { email: 'Address of the account' },
  options: {},
  async run(config, options) {
    const email = String(options.email).trim();
    const ended = await withContext(config, options, (context) => disableAccount(context, email));
    if (!ended.ok) throw new FriendlyError(ended.refusal.message, [], 'Correct the address.');
    return `${email} is disabled, and signed out everywhere (${ended.value} ${ended.value === 1 ? 'session' : 'sessions'}).`;
  },
};

/** Enables a disabled account. */
export const enable: Command = {
  summary: 'Lets the owner of a disabled account sign in again.',
  operands: { email: 'Address of the account' },
  options: {},
  async run(config, options) {
    const email = String(options.email).trim();
    const enabled = await withContext(config, options, (context) => enableAccount(context, email));
    if (!enabled.ok) throw new FriendlyError(enabled.refusal.message, [], 'Correct the address.');
    return `${email} is enabled: its owner can sign in again.`;
  },
};

/** Grants the administrator right of the portal. */
export const addAdministrator: Command = {
  summary: 'Lets an account administer in the portal, beside the role that it has.',
  operands: { email: 'Address of the account' },
  options: {},
  async run(config, options) {
    const email = String(options.email).trim();
    const made = await withContext(config, options, (context) => makeAdministrator(context, email));
    if (!made.ok) throw new FriendlyError(made.refusal.message, [], 'Create an account for it with quad create-user --password-stdin.');
    const advice = made.value.count < 2 ? ' Make another one, too: one alone can be locked out.' : '';
    return `${email} administers now, at /admin/people after signing in anew.${advice}`;
  },
};

/** Revokes the administrator right. */
export const removeAdministrator: Command = {
  summary: 'Takes the right to administer back. Two administrators are always left.',
  operands: { email: 'Address of the account' },
  options: {},
  async run(config, options) {
    const email = String(options.email).trim();
    const removed = await withContext(config, options, (context) => dismissAdministrator(context, email));
    if (!removed.ok) throw new FriendlyError(removed.refusal.message, [], 'See quad administrators.');
    return `${email} administers no longer.`;
  },
};

/** Lists the administrators. */
export const administrators: Command = {
  summary: 'Lists the accounts that administer.',
  options: {},
  async run(config, options) {
    const rows = await withContext(config, options, listAdministrators);
    if (rows.length === 0) return 'Nobody administers yet: see quad administrator add --help.';
    return rows.map(({ name, email, disabledAt }) => `${name} (${email})${disabledAt ? ', disabled' : ''}`).join('\n');
  },
};

/** Changes the roll number of a person, which is final in the portal. */
export const setRollNumber: Command = {
  summary: 'Gives an account its right roll number, and signs it out everywhere.',
  operands: { email: 'Address of the account', number: 'The right roll number' },
  options: {},
  async run(config, options) {
    const email = String(options.email).trim();
    const rollNumber = String(options.number).trim();
    if (!isRollNumber(rollNumber)) {
      throw new FriendlyError(
        `"${rollNumber}" is no roll number.`,
        [],
        `${ACCOUNT_TEXTS.rollNumberForm} It has ${MAX_ROLL_NUMBER_LENGTH} characters at most.`,
      );
    }
    const corrected = await withContext(config, options, (context) => settleNumber(context, { email, rollNumber }));
    if (!corrected.ok) throw new FriendlyError(corrected.refusal.message, [], 'Correct the other one first, or the number.');
    return `${email} had the roll number ${corrected.value.from} and has ${rollNumber} now, ${signedOut(corrected.value.sessions)}.`;
  },
};

/** Changes the name of a person. */
export const rename: Command = {
  summary: 'Gives an account its right name, and signs it out everywhere.',
  operands: { email: 'Address of the account', name: 'The right name, in quotes' },
  options: {},
  async run(config, options) {
    const email = String(options.email).trim();
    const name = String(options.name).trim();
    if (name === '' || name.length > MAX_TITLE_LENGTH || /\p{Cc}/u.test(name)) {
      throw new FriendlyError('This is no name.', [], `It has 1 to ${MAX_TITLE_LENGTH} characters, in one line.`);
    }
    const corrected = await withContext(config, options, (context) => giveName(context, { email, name }));
    if (!corrected.ok) throw new FriendlyError(corrected.refusal.message, [], 'Correct the address.');
    return `${email} was ${corrected.value.from} and is ${name} now, ${signedOut(corrected.value.sessions)}.`;
  },
};

/** Changes the e-mail address of an account without verification: whoever runs the command vouches for it. */
export const changeEmail: Command = {
  summary: 'Gives an account another address, and signs it out everywhere.',
  operands: { email: 'Address of the account', new: 'The right address' },
  options: {},
  async run(config, options) {
    const email = String(options.email).trim();
    const to = String(options.new).trim();
    if (!isEmailShaped(to)) throw new FriendlyError(`"${to}" is not an e-mail address.`, [], 'Correct it.');
    const corrected = await withContext(config, options, (context) => changeAddress(context, { email, to }));
    if (!corrected.ok) throw new FriendlyError(corrected.refusal.message, [], 'Correct the addresses.');
    return `${corrected.value.from} is ${to} now, ${signedOut(corrected.value.sessions)}. A link with Google has to be made anew, and what was given anonymously is not found by the account any more.`;
  },
};

/** Merges two accounts of the same person. */
export const merge: Command = {
  summary: 'Puts one account of a person into the other, and removes the first.',
  operands: { from: 'Address of the account that goes', into: 'Address of the account that stays' },
  options: {},
  async run(config, options) {
    const from = String(options.from).trim();
    const into = String(options.into).trim();
    const merged = await withContext(config, options, (context) => mergeAccounts(context, { from, into }));
    if (!merged.ok) throw new FriendlyError(merged.refusal.message, [], 'Nothing was changed.');
    const { moved, sessions } = merged.value;
    return `${from} went into ${into}, with ${moved} ${moved === 1 ? 'record' : 'records'}. ${into} stays, ${signedOut(sessions)}. What either gave anonymously is not found by it any more.`;
  },
};

/** Parses a role, case-insensitively. */
function readRole(typed: string | boolean): Role {
  const role = ROLES.find((known) => known === String(typed).toUpperCase());
  if (!role) throw new FriendlyError(`There is no role "${typed}".`, [...ROLES], 'Choose one of these.');
  return role;
}

/** The number of ended sessions, as the end of a sentence. */
function signedOut(sessions: number): string {
  return `and is signed out everywhere (${sessions} ${sessions === 1 ? 'session' : 'sessions'})`;
}
