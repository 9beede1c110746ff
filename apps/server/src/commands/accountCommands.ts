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
    email: { type: 'string', about: 'E-mail address to sign in with', isRequired: true },
    name: { type: 'string', about: 'Full name', isRequired: true },
    role: { type: 'string', about: 'Role (default: STUDENT)' },
    onboarded: { type: 'boolean', about: 'Skips the registration form, for people who are not students' },
    'password-stdin': { type: 'boolean', about: 'Reads the password from standard input; otherwise the owner sets one by password reset' },
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
        ? 'Pass another password on standard input.'
        : 'Use quad grant to give an existing account another role.';
      throw new FriendlyError(created.refusal.message, [], advice);
    }
    return `Created the account ${email} with the role ${role}.`;
  },
};

function readPassword(input: string): string {
  const result = v.safeParse(NewPassword, input.replace(/\r?\n$/, ''));
  if (!result.success) throw new FriendlyError(result.issues[0].message, [], 'Pass another password on standard input.');
  return result.output;
}

/** Changes the role of an account; the person has to sign in again. */
export const grant: Command = {
  summary: 'Changes the role of an account.',
  operands: { email: 'Address of the account', role: 'New role' },
  options: {},
  async run(config, options) {
    const email = String(options.email).trim();
    const role = readRole(options.role ?? '');
    const changed = await withContext(config, options, (context) => changeRole(context, { email, role }));
    if (!changed.ok) throw new FriendlyError(changed.refusal.message, [], adviceOn(changed.refusal.code));
    return `Changed the role of ${email} from ${changed.value.from} to ${role}.`;
  },
};

function adviceOn(code: string): string {
  return code === 'NOT_FOUND'
    ? 'Correct the address, or create the account with quad create-user.'
    : 'Ask the owner to open the link in the registration mail, to set a new password, or to sign in with Google.';
}

/** Changes an account back to a student; the person has to sign in again. */
export const revoke: Command = {
  summary: 'Removes the role of an account, which becomes a student.',
  operands: { email: 'Address of the account' },
  options: {},
  async run(config, options) {
    const email = String(options.email).trim();
    const changed = await withContext(config, options, (context) => changeRole(context, { email, role: 'STUDENT' }));
    if (!changed.ok) throw new FriendlyError(changed.refusal.message, [], 'Correct the address.');
    return `Changed the role of ${email} from ${changed.value.from} to STUDENT.`;
  },
};

/** Ends all sessions of an account, for example after a phone was lost or somebody left. */
export const endSessions: Command = {
  summary: 'Signs an account out everywhere.',
  operands: { email: 'Address of the account' },
  options: { 'keep-addresses': { type: 'boolean', about: 'Keeps the addresses of the personal calendar and the shared record' } },
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
  summary: 'Removes all passkeys of an account and signs it out everywhere.',
  operands: { email: 'Address of the account' },
  options: {},
  async run(config, options) {
    const email = String(options.email).trim();
    const removed = await withContext(config, options, (context) => removePasskeys(context, email));
    if (!removed.ok) throw new FriendlyError(removed.refusal.message, [], 'Correct the address.');
    const count = `${removed.value} ${removed.value === 1 ? 'passkey' : 'passkeys'}`;
    return `Removed ${count} of ${email} and signed it out everywhere.`;
  },
};

/** Disables the account of a person who has left, and ends its sessions. */
export const disable: Command = {
  summary: 'Disables an account and signs it out everywhere.',
  operands: { email: 'Address of the account' },
  options: {},
  async run(config, options) {
    const email = String(options.email).trim();
    const ended = await withContext(config, options, (context) => disableAccount(context, email));
    if (!ended.ok) throw new FriendlyError(ended.refusal.message, [], 'Correct the address.');
    return `${email} is disabled and signed out everywhere (${ended.value} ${ended.value === 1 ? 'session' : 'sessions'}).`;
  },
};

/** Enables a disabled account. */
export const enable: Command = {
  summary: 'Enables a disabled account.',
  operands: { email: 'Address of the account' },
  options: {},
  async run(config, options) {
    const email = String(options.email).trim();
    const enabled = await withContext(config, options, (context) => enableAccount(context, email));
    if (!enabled.ok) throw new FriendlyError(enabled.refusal.message, [], 'Correct the address.');
    return `${email} is enabled. Its owner can sign in again.`;
  },
};

/** Grants the administrator right of the portal. */
export const addAdministrator: Command = {
  summary: 'Grants an account the administrator right, in addition to its role.',
  operands: { email: 'Address of the account' },
  options: {},
  async run(config, options) {
    const email = String(options.email).trim();
    const made = await withContext(config, options, (context) => makeAdministrator(context, email));
    if (!made.ok) throw new FriendlyError(made.refusal.message, [], 'Create an account for this with quad create-user --password-stdin.');
    const advice = made.value.count < 2 ? ' Add a second one, because a single administrator can be locked out.' : '';
    return `${email} is an administrator. Administration is at /admin/people after the next sign-in.${advice}`;
  },
};

/** Revokes the administrator right. */
export const removeAdministrator: Command = {
  summary: 'Revokes the administrator right. At least two administrators have to remain.',
  operands: { email: 'Address of the account' },
  options: {},
  async run(config, options) {
    const email = String(options.email).trim();
    const removed = await withContext(config, options, (context) => dismissAdministrator(context, email));
    if (!removed.ok) throw new FriendlyError(removed.refusal.message, [], 'List the administrators with quad administrators.');
    return `${email} is no longer an administrator.`;
  },
};

/** Lists the administrators. */
export const administrators: Command = {
  summary: 'Lists the administrators.',
  options: {},
  async run(config, options) {
    const rows = await withContext(config, options, listAdministrators);
    if (rows.length === 0) return 'There are no administrators. Add one with quad administrator add.';
    return rows.map(({ name, email, disabledAt }) => `${name} (${email})${disabledAt ? ', disabled' : ''}`).join('\n');
  },
};

/** Changes the roll number of a person, which is final in the portal. */
export const setRollNumber: Command = {
  summary: 'Corrects the roll number of an account and signs it out everywhere.',
  operands: { email: 'Address of the account', number: 'New roll number' },
  options: {},
  async run(config, options) {
    const email = String(options.email).trim();
    const rollNumber = String(options.number).trim();
    if (!isRollNumber(rollNumber)) {
      throw new FriendlyError(
        `"${rollNumber}" is not a roll number.`,
        [],
        `${ACCOUNT_TEXTS.rollNumberForm} It has at most ${MAX_ROLL_NUMBER_LENGTH} characters.`,
      );
    }
    const corrected = await withContext(config, options, (context) => settleNumber(context, { email, rollNumber }));
    if (!corrected.ok) throw new FriendlyError(corrected.refusal.message, [], 'Correct the number, or first that of the other account.');
    return `Changed the roll number of ${email} from ${corrected.value.from} to ${rollNumber}, ${signedOut(corrected.value.sessions)}.`;
  },
};

/** Changes the name of a person. */
export const rename: Command = {
  summary: 'Corrects the name of an account and signs it out everywhere.',
  operands: { email: 'Address of the account', name: 'New name, in quotes' },
  options: {},
  async run(config, options) {
    const email = String(options.email).trim();
    const name = String(options.name).trim();
    if (name === '' || name.length > MAX_TITLE_LENGTH || /\p{Cc}/u.test(name)) {
      throw new FriendlyError('The name is not valid.', [], `It has 1 to ${MAX_TITLE_LENGTH} characters on one line.`);
    }
    const corrected = await withContext(config, options, (context) => giveName(context, { email, name }));
    if (!corrected.ok) throw new FriendlyError(corrected.refusal.message, [], 'Correct the address.');
    return `Changed the name of ${email} from ${corrected.value.from} to ${name}, ${signedOut(corrected.value.sessions)}.`;
  },
};

/** Changes the e-mail address of an account without verification: whoever runs the command vouches for it. */
export const changeEmail: Command = {
  summary: 'Changes the address of an account and signs it out everywhere.',
  operands: { email: 'Address of the account', new: 'New address' },
  options: {},
  async run(config, options) {
    const email = String(options.email).trim();
    const to = String(options.new).trim();
    if (!isEmailShaped(to)) throw new FriendlyError(`"${to}" is not an e-mail address.`, [], 'Correct the new address.');
    const corrected = await withContext(config, options, (context) => changeAddress(context, { email, to }));
    if (!corrected.ok) throw new FriendlyError(corrected.refusal.message, [], 'Correct the addresses.');
    return `Changed the address of ${corrected.value.from} to ${to}, ${signedOut(corrected.value.sessions)}. A link with Google has to be created again. The account no longer finds its anonymous feedback.`;
  },
};

/** Merges two accounts of the same person. */
export const merge: Command = {
  summary: 'Merges an account of a person into another one of the same person.',
  operands: { from: 'Address of the account to remove', into: 'Address of the account to keep' },
  options: {},
  async run(config, options) {
    const from = String(options.from).trim();
    const into = String(options.into).trim();
    const merged = await withContext(config, options, (context) => mergeAccounts(context, { from, into }));
    if (!merged.ok) throw new FriendlyError(merged.refusal.message, [], 'Nothing was changed.');
    const { moved, sessions } = merged.value;
    return `Merged ${from} into ${into} with ${moved} ${moved === 1 ? 'record' : 'records'}, ${signedOut(sessions)}. ${into} no longer finds the anonymous feedback of either account.`;
  },
};

/** Parses a role, case-insensitively. */
function readRole(typed: string | boolean): Role {
  const role = ROLES.find((known) => known === String(typed).toUpperCase());
  if (!role) throw new FriendlyError(`Unknown role "${typed}".`, [...ROLES], 'Choose one of these.');
  return role;
}

/** The number of ended sessions, as the end of a sentence. */
function signedOut(sessions: number): string {
  return `and signed it out everywhere (${sessions} ${sessions === 1 ? 'session' : 'sessions'})`;
}
