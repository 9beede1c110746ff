import { DEFAULT_INSTITUTE } from '@quad/domain/institute';
import type { Language } from '@quad/domain/language';
import type { MailMessage } from '../../mailer.ts';
import { translationOf } from '../../translation.ts';
import {
  accountChangeRequestedMail,
  accountChangeWaitsMail,
  accountsMergedMail,
  addressChangedMail,
  emailVerificationMail,
  googleAccountMail,
  passkeyMail,
  passwordChangedMail,
  passwordResetMail,
  signInAttemptsMail,
} from '../accountMessages.ts';
import { checkpointMail } from '../auditMessages.ts';
import { coordinatorWelcomeMail } from '../coordinatorMessages.ts';
import { digestMail } from '../digestMessages.ts';
import { achievementVerifiedMail, skillEndorsedMail, userSkillEndorsedMail } from '../endorsementMessages.ts';
import { feedbackNewsMail, feedbackResolvedMail } from '../feedbackMessages.ts';
import type { AccountMail } from '../mailOf.ts';
import { type MailedLine, notificationMail } from '../notificationMessages.ts';
import { leavingMail } from '../personalDataMessages.ts';
import { eventNoticeMail, placeConfirmedMail, registrationRemovedMail } from '../registrationMessages.ts';
import { bookingReleasedMail, roomFreeAgainMail, roomRequestDecidedMail } from '../roomRequestMessages.ts';

export const AT = new Date('2026-11-27T13:00:00.000Z');
export const link = { userId: 'u1', token: 'abc', minutes: 15 };
export const event = { eventId: 'e1', eventTitle: 'Robo "Soccer" & <more>' };
const room = { request: { room: 'Senate Hall', date: '2026-11-27T00:00:00.000Z', time: '18:30' }, eventTitle: 'Robo Soccer' };
export const line: MailedLine = { kind: 'event-changed', count: 1, actors: [], titles: ['Robo Soccer'], subject_id: 'e1' };
export const waiting: MailedLine = { ...line, kind: 'room-requested', count: 3 };
export const STOP = 'https://quad.campus.example/api/notifications/unsubscribe/AbC-_9';

const CHANGE = { kind: 'change-email', requester: 'Olivia Office', reason: 'She <married>.', askedAt: AT, expiresAt: AT } as const;

/** An example of every kind of mail. */
export const MAILS: Readonly<Record<string, (account: AccountMail) => MailMessage>> = {
  'password reset': (account) => passwordResetMail(account, link),
  'mailbox proof': (account) => emailVerificationMail(account, link),
  'google account': googleAccountMail,
  'password changed': (account) => passwordChangedMail(account, AT),
  'address changed': (account) => addressChangedMail(account, AT),
  'accounts merged': (account) => accountsMergedMail(account, AT),
  'change of address asked': (account) => accountChangeRequestedMail(account, CHANGE, { token: 'abc', takesEffectAt: AT }),
  'merge asked': (account) => accountChangeRequestedMail(account, { ...CHANGE, kind: 'merge' }, { deciders: ['Ravi Registrar'] }),
  'change of address waits': (account) => accountChangeWaitsMail(account, { ...CHANGE, person: 'Asha Rao' }),
  'merge waits': (account) => accountChangeWaitsMail(account, { ...CHANGE, kind: 'merge', person: 'Asha Rao' }),
  'sign-in attempts': (account) => signInAttemptsMail(account, AT),
  'passkey added': (account) => passkeyMail(account, 'added', AT),
  'passkey removed': (account) => passkeyMail(account, 'removed', AT),
  'passkey copied': (account) => passkeyMail(account, 'cloned', AT),
  welcome: (account) => coordinatorWelcomeMail(account, { ...link, hasGoogle: true }),
  checkpoint: ({ email, institute }) => checkpointMail(email, institute, { position: 12, at: 'today', line: '{"position":12}' }),
  'skill endorsed': (account) => skillEndorsedMail(account, { skill: 'Rust' }),
  'own skill endorsed': (account) => userSkillEndorsedMail(account, { skill: 'Rust', level: 'expert', endorser: 'Arjun Mehta' }),
  'achievement verified': (account) => achievementVerifiedMail(account, { title: 'Winner', verifier: 'Arjun Mehta' }),
  'feedback news': feedbackNewsMail,
  'feedback resolved': (account) => feedbackResolvedMail(account, { about: 'the hall', preview: 'Too dim.', actionsTaken: 'New\nlamps.' }),
  'room approved': (account) => roomRequestDecidedMail(account, { ...room, decision: 'Approved' }),
  'room rejected': (account) => roomRequestDecidedMail(account, { ...room, decision: 'Rejected' }),
  'room free again': (account) => roomFreeAgainMail(account, room),
  'booking released': (account) => bookingReleasedMail(account, { ...room, reason: 'The projector is broken.' }),
  'place given': (account) => placeConfirmedMail(account, { ...event, startsAt: AT }),
  'place given, and answers wanted': (account) => placeConfirmedMail(account, { ...event, startsAt: AT, answerBy: AT }),
  'registration removed': (account) => registrationRemovedMail(account, { ...event, text: 'Only first years play.' }),
  notice: (account) => eventNoticeMail(account, { ...event, subject: 'Bring a robot', text: 'At ten.\n\nKits are here.' }),
  leaving: (account) => leavingMail(account, AT),
  notification: (account) => notificationMail(account, line),
  digest: (account) => digestMail(account, { waiting: [waiting], news: [line], tomorrow: [{ title: 'Robo Soccer', startsAt: AT }] }),
};

/** A recipient with a language. */
export function accountIn(language: Language, overrides: Partial<AccountMail> = {}): AccountMail {
  return {
    email: 'asha@campus.example',
    name: 'Asha Rao',
    institute: DEFAULT_INSTITUTE,
    portalUrl: 'https://quad.campus.example',
    language,
    translation: translationOf(language),
    ...overrides,
  };
}
