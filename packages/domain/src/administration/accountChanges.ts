import * as v from 'valibot';
import { Email } from '../accounts/email.ts';
import { body } from '../fields/body.ts';
import { requiredText } from '../fields/text.ts';
import { Id } from '../identity/id.ts';
import { accept, type Result, refuse } from '../refusals/refusal.ts';
import { NOT_ONESELF } from './person.ts';

/** Changes that move an account, and with it records, positions and rights: a new address, or a merge into another account. */
export const ACCOUNT_CHANGE_KINDS = ['change-email', 'merge'] as const;
export type AccountChangeKind = (typeof ACCOUNT_CHANGE_KINDS)[number];

/** How long a request waits for another administrator, in days. */
export const ACCOUNT_CHANGE_DAYS = 3;
/** How long the person can stop a change that nobody else can confirm. */
export const ALONE_HOURS = 24;
/** Maximum number of pending requests of one administrator. */
export const MAX_ACCOUNT_CHANGES = 20;
/** Maximum length of a reason, which is included in a mail. */
export const MAX_REASON_LENGTH = 300;

const HOUR_MS = 3_600_000;
const Reason = requiredText('Say why.', MAX_REASON_LENGTH);

const ADDRESS = { to: Email, reason: Reason };
const MERGE = { into: Email, reason: Reason };
/** Form values for a change of a person's address, or for a merge of their account into another. */
export const AddressChangeForm = body(ADDRESS);
export const MergeForm = body(MERGE);

/** A change of an account, with the reason. It takes effect once another administrator confirms it. */
export const AccountChangeInput = v.variant(
  'kind',
  [body({ kind: v.literal('change-email'), user_id: Id, ...ADDRESS }), body({ kind: v.literal('merge'), user_id: Id, ...MERGE })],
  'Choose what to correct.',
);
export type AccountChangeInput = v.InferOutput<typeof AccountChangeInput>;

const Account = v.object({ _id: Id, name: v.string(), username: v.string() });

/** A pending change. */
export const AccountChange = v.object({
  _id: Id,
  kind: v.picklist(ACCOUNT_CHANGE_KINDS),
  person: Account,
  /** The new address; for a merge, the address of the remaining account. */
  to: v.string(),
  /** For a merge, the remaining account. */
  into: v.nullable(Account),
  reason: v.string(),
  asked_by: v.object({ _id: Id, name: v.string() }),
  asked_at: v.string(),
  expires_at: v.string(),
  /** When it takes effect unless somebody stops it; null if another administrator has to confirm it. */
  takes_effect_at: v.nullable(v.string()),
});
export type AccountChange = v.InferOutput<typeof AccountChange>;

/** The pending changes, oldest first, and whether there is nobody to confirm the reader's requests. */
export const AccountChanges = v.object({ is_alone: v.boolean(), changes: v.array(AccountChange) });
export type AccountChanges = v.InferOutput<typeof AccountChanges>;

export const ACCOUNT_CHANGE_DECISIONS = ['confirm', 'refuse', 'withdraw'] as const;
export const AccountChangeDecision = body({ decision: v.picklist(ACCOUNT_CHANGE_DECISIONS, 'Choose what to do.') });
export type AccountChangeDecision = v.InferOutput<typeof AccountChangeDecision>['decision'];

export const ACCOUNT_CHANGE_TEXTS = {
  asked: 'Another administrator has to confirm it within 3 days. The person is told, with the reason.',
  askedAlone: 'There is no other administrator: it is done in 24 hours. The person is told, with the reason, and can stop it until then.',
  confirm: { 'change-email': 'The account now has the new address.', merge: 'The two accounts were merged.' },
  refuse: 'The request was refused.',
  withdraw: 'The request was withdrawn.',
  stopped: 'The change was stopped.',
  deadLink: 'This link no longer works: the change was made, refused or stopped.',
  over: 'This request has expired. Make a new one.',
  gone: 'This request is no longer waiting.',
  requesterConfirms: 'Another administrator has to decide this: you asked for it.',
  requesterWithdraws: 'Only the person who requested it can withdraw it.',
  waits: 'A change of this account is already waiting.',
  tooMany: 'Too many of your requests are waiting. Wait until they are decided, or withdraw some.',
  nobodyConfirms:
    'Nobody could confirm this: the only other administrator is the person concerned. Add a third one, or use the command line.',
} as const;

/** The requester of a change and the people concerned. */
export interface WaitingChange {
  readonly requestedById: Id;
  /** The person; for a merge, both. */
  readonly concernedIds: readonly Id[];
  readonly expiresAt: Date;
  readonly takesEffectAt: Date | null;
}

/** Returns when a request expires, and when it takes effect if nobody else can confirm it. */
export function accountChangeTimes(
  askedAt: Date,
  { isSoleAdministrator }: { isSoleAdministrator: boolean },
): Pick<WaitingChange, 'expiresAt' | 'takesEffectAt'> {
  return {
    expiresAt: new Date(askedAt.getTime() + ACCOUNT_CHANGE_DAYS * 24 * HOUR_MS),
    takesEffectAt: isSoleAdministrator ? new Date(askedAt.getTime() + ALONE_HOURS * HOUR_MS) : null,
  };
}

/**
 * Checks whether an administrator is the only one who can decide. Refuses a request about oneself, and one where the only other
 * administrators are the people concerned, because they could not confirm it.
 */
export function checkSoleAdministrator({
  requesterId,
  concernedIds,
  administratorIds,
}: {
  requesterId: Id;
  concernedIds: readonly Id[];
  administratorIds: readonly Id[];
}): Result<boolean> {
  if (concernedIds.includes(requesterId)) return refuse('FORBIDDEN', NOT_ONESELF);
  const others = administratorIds.filter((id) => id !== requesterId);
  if (others.length === 0) return accept(true);
  return others.every((id) => concernedIds.includes(id)) ? refuse('CONFLICT', ACCOUNT_CHANGE_TEXTS.nobodyConfirms) : accept(false);
}

/** Whether an administrator may confirm or refuse a request: not the requester, nor anybody concerned. */
export function mayDecideAccountChange(
  { requestedById, concernedIds }: Pick<WaitingChange, 'requestedById' | 'concernedIds'>,
  id: Id,
): boolean {
  return requestedById !== id && !concernedIds.includes(id);
}

/** Checks an administrator's decision on a pending request. */
export function decideAccountChange(
  change: WaitingChange,
  { decision, deciderId, now }: { decision: AccountChangeDecision; deciderId: Id; now: Date },
): Result<true> {
  const { requesterConfirms, requesterWithdraws, over } = ACCOUNT_CHANGE_TEXTS;
  const isRequester = change.requestedById === deciderId;
  if (decision === 'withdraw') return isRequester ? accept(true) : refuse('FORBIDDEN', requesterWithdraws);
  if (isRequester) return refuse('FORBIDDEN', requesterConfirms);
  if (!mayDecideAccountChange(change, deciderId)) return refuse('FORBIDDEN', NOT_ONESELF);
  return isAccountChangeOver(change, now) ? refuse('CONFLICT', over) : accept(true);
}

export function isAccountChangeOver({ expiresAt }: Pick<WaitingChange, 'expiresAt'>, now: Date): boolean {
  return now >= expiresAt;
}

/** Whether a change that nobody else could confirm takes effect now: its waiting period is over, and it has not expired. */
export function isAccountChangeDue(change: Pick<WaitingChange, 'expiresAt' | 'takesEffectAt'>, now: Date): boolean {
  return change.takesEffectAt !== null && now >= change.takesEffectAt && !isAccountChangeOver(change, now);
}
