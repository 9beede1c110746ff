/** What a personal field contains. */
type PersonalKind = 'name' | 'email' | 'rollNumber' | 'account' | 'network' | 'profile';

/**
 * Whom a field is about: the row's subject, its actor, the person whose id is in another field, the same person as another field, or the
 * owner of the value, which is an e-mail address or an account tag.
 */
type About = 'subject' | 'actor' | `person in ${string}` | `same as ${string}` | 'owner';

/** A field about a person. It is redacted when that person is erased. */
export interface PersonalField {
  readonly kind: PersonalKind;
  readonly about: About;
}

/** A field without personal data: an enumeration such as a role or a status, a count, a day, or the id or title of a thing. */
type PlainField = 'plain';

/** The allowed fields of an action's detail. */
interface ActionDeclaration {
  readonly fields: Readonly<Record<string, PersonalField | PlainField>>;
  /** The kind of all other fields, for rows with one field per changed column. */
  readonly others?: PersonalField | PlainField;
}

function of<const Names extends readonly string[]>(...names: Names) {
  return { fields: Object.fromEntries(names.map((name) => [name, 'plain'])) as Record<Names[number], PlainField> };
}

function personal<const Fields extends Readonly<Record<string, PersonalField>>>(fields: Fields) {
  return {
    of: <const Names extends readonly string[]>(...names: Names) => ({
      fields: { ...fields, ...of(...names).fields } as Fields & Record<Names[number], PlainField>,
    }),
  };
}

/** One field per changed column of something that is not a person. */
const changedColumns = { fields: {}, others: 'plain' } as const;
const emailOf = (about: About) => ({ kind: 'email', about }) as const;
const REAUTHENTICATION = personal({ network: { kind: 'network', about: 'actor' } }).of('by');
/** The former name of the action, from before all reauthentications were handled in one way. */
const CONFIRMATION = personal({ network: { kind: 'network', about: 'actor' } }).of();
const RECORDS_REMOVED = of();
const ACCOUNT_CHANGE = of('kind', 'intoId', 'askedBy');

/**
 * Every action of the audit log, including former ones, with the fields of its detail. An undeclared action or field is refused when the
 * row is written. Erasure, retention and mentions follow from this declaration, so a new field must declare whom it is about. A field with
 * an address, number or name of a person, or their network, is `personal`; all others are plain.
 */
export const AUDIT_ACTIONS = {
  'account.add-passkey': of('passkeyId', 'backedUp'),
  'account.change-email': personal({ from: emailOf('subject'), to: emailOf('subject') }).of('unitId', 'sessions', 'askedBy'),
  'account.change-password': of('sessions'),
  'account.create': of('role'),
  'account.disable': of('sessions'),
  'account.enable': of(),
  'account.grant': of('from', 'to', 'until', 'ended', 'provider', 'sessions'),
  'account.link-google': of('passwordRemoved', 'emptied'),
  'account.link-provider': of('passwordRemoved', 'emptied', 'provider'),
  'account.merge': personal({ goneEmail: emailOf('subject') }).of('goneId', 'moved', 'sessions', 'askedBy'),
  'account.onboard': of(),
  'account.proof-link': of(),
  'account.prove-mailbox': of('takenOver', 'emptied', 'sessions'),
  'account.refuse-passkey': of('passkeyId', 'known', 'told'),
  'account.register': of('strategy'),
  'account.remove-passkey': of('passkeyId'),
  'account.remove-passkeys': of('passkeys', 'sessions'),
  'account.rename': personal({ from: { kind: 'name', about: 'subject' }, to: { kind: 'name', about: 'subject' } }).of('sessions'),
  'account.reset-link': of(),
  'account.reset-password': of('sessions', 'emptied'),
  'account.set-roll-number': personal({
    from: { kind: 'rollNumber', about: 'subject' },
    to: { kind: 'rollNumber', about: 'subject' },
  }).of('sessions'),
  'account-change.ask': personal({ to: emailOf('subject'), reason: { kind: 'profile', about: 'subject' } }).of('kind', 'intoId', 'alone'),
  'account-change.confirm': ACCOUNT_CHANGE,
  'account-change.expire': ACCOUNT_CHANGE,
  'account-change.refuse': ACCOUNT_CHANGE,
  'account-change.stop': ACCOUNT_CHANGE,
  'account-change.withdraw': ACCOUNT_CHANGE,
  'accreditation.export': of('template', 'from', 'until', 'asOf', 'format'),
  'accreditation-officer.add': of(),
  'accreditation-officer.remove': of(),
  'accreditation-template.create': of('name', 'kind'),
  'accreditation-template.remove': of('name'),
  'achievement.create': of('type', 'eventId'),
  'achievement.remove': RECORDS_REMOVED,
  'achievement.update': of('changed'),
  'achievement.verify': of('userId', 'type'),
  'administration.confirm': CONFIRMATION,
  'administration.grant': of('sessions'),
  'administration.refuse': CONFIRMATION,
  'administration.revoke': of('sessions'),
  'adviser.add': of('program', 'year'),
  'adviser.remove': of('program', 'year'),
  'approval.decide': of('kind', 'stepId', 'verdict', 'userId', 'principalId'),
  'approval.return': of('kind', 'stepId', 'userId', 'principalId'),
  'approval.switch-flow': of('kind', 'name', 'version', 'steps'),
  'audit.seal': of('rows', 'authors', 'firstBroken'),
  'audit.seal-anew': of('findings'),
  'backup.restore': of('findings'),
  'budget.ask': of('requestId', 'unitId', 'eventId', 'year', 'amount'),
  'budget.change': of('changed', 'amount'),
  'budget.release': of('amount'),
  'calendar-feed.make': of('kind', 'unitId'),
  'calendar-feed.stop': of(),
  'certificate.ask': of('runId', 'requestId', 'kind', 'count'),
  'certificate.change-request': of('runId', 'changed'),
  'fee.count-cash': of('eventId', 'counted', 'expected'),
  'fee.receive-cash': of('eventId', 'amount'),
  'certificate.issue': of('runId', 'kind', 'count'),
  'certificate.issued': of('kind', 'count'),
  'certificate.reissue': of('certificateId', 'replacedBy'),
  'certificate.revoke': personal({ reason: { kind: 'profile', about: 'subject' } }).of('certificateId', 'eventId'),
  'check-in.create': of('eventId', 'day'),
  'check-in.let-in': of('eventId', 'day', 'beyond'),
  'check-in.undo': of('eventId', 'day'),
  'claim.create': of('requestId', 'activity'),
  'claim.update': of('changed'),
  'credential.issue': of('entry'),
  'credentials.rotate-key': of('isForgetting', 'keys'),
  'deputy.end': of(),
  'deputy.name': of('from', 'until'),
  'event.create': of('title', 'unitId'),
  'event.remove': RECORDS_REMOVED,
  'event.update': changedColumns,
  'event-report.add-photo': of('photoId', 'isPlaced'),
  'event-report.remove-photo': of('photoId'),
  'event-report.write': of('version', 'photosAsEvidence'),
  'fee.refund': of('eventId', 'userId', 'via', 'amount'),
  'fee.take': of('eventId', 'userId', 'via', 'amount'),
  'feedback.give': of('type', 'targetType', 'targetId'),
  'feedback.resolve': of(),
  'feedback.rotate-key': of('authors', 'isForgetting'),
  'import.applied': of('kind', 'added', 'changed', 'leftOut'),
  'import.apply': of('kind', 'at'),
  'import.undo': of('kind'),
  'import.undone': of('kind', 'left'),
  'import.upload': of('kind', 'rows'),
  'institute.change': changedColumns,
  'institute.create': of('name', 'domain'),
  'expense-claim.create': of('commitmentId', 'amount', 'lines'),
  'expense-claim.decide': of('stepId', 'verdict', 'userId', 'amount'),
  'expense-claim.update': of('amount', 'lines'),
  'payee.remove': of(),
  'payee.set': of('hasAccount', 'hasUpi'),
  'payment.by-hand': of('claimId', 'way', 'amount'),
  'payment.settle': of('claimId', 'result', 'amount'),
  'payment.show-upi': of('amount'),
  'payment.answer-batch': of('number', 'paid', 'failed'),
  'payment.dissolve-batch': of('number', 'amount'),
  'payment.export-batch': of('number', 'file', 'amount', 'payments'),
  'payment.make-batch': of('number', 'amount', 'payments'),
  'treasurer.add': of(),
  'treasurer.remove': of(),
  'ledger.allocate': of('year', 'from', 'to'),
  'ledger.carry-over': of('from', 'to', 'amount', 'committed', 'payable', 'claims', 'claimed'),
  'ledger.correct': of('correctsId', 'kind'),
  'ledger.create': of('unitId', 'year', 'kind', 'amount'),
  'ledger.remove': RECORDS_REMOVED,
  'ledger.export': of('year', 'format'),
  'ledger.publish': of(),
  'ledger.withdraw': of(),
  'people.import': of('added', 'changed', 'same'),
  'personal-data.ask': of(),
  'personal-data.confirm': CONFIRMATION,
  'personal-data.erase': of('auditRows'),
  'personal-data.leave': of('due'),
  'personal-data.refuse': CONFIRMATION,
  'personal-data.retain': of('signIns', 'leaving'),
  'personal-data.stay': of(),
  'point-rules.create': of('name', 'program', 'version'),
  'point-term.create': of('name', 'from', 'until'),
  'points.export': of('lines'),
  'points.sign': of('signatureId', 'termId', 'total'),
  'points.take-back': personal({ reason: { kind: 'profile', about: 'subject' } }).of('signatureId', 'termId'),
  'position.create': of('title', 'unitId', 'places'),
  'position.remove': of('title'),
  'position.update': changedColumns,
  'position-holder.create': of('userId', 'positionId', 'tenure', 'status', 'completed'),
  'position-holder.remove': RECORDS_REMOVED,
  'position-holder.update': changedColumns,
  'profile.change-photo': of(),
  'profile.remove-photo': of(),
  'profile.update': { fields: {}, others: { kind: 'profile', about: 'subject' } },
  'public-page.publish': of('kind', 'slug'),
  'public-page.withdraw': of('kind', 'slug'),
  'questions.answer': of('version'),
  'questions.save': of('version', 'fields'),
  'record.choose': of('shown', 'issued'),
  'record.share': of('shown', 'issued'),
  'record.stop': of(),
  'registration.add': of('eventId', 'state'),
  'registration.cancel': of('state'),
  'registration.create': of('state'),
  'registration.lapse': of('eventId', 'noticeId'),
  'registration.mail': of('noticeId', 'recipients'),
  'registration.remove': of('eventId', 'state', 'noticeId'),
  'room.change-photo': of(),
  'room.create': of('name'),
  'room.merge': of('names', 'requests'),
  'room.remove': RECORDS_REMOVED,
  'room.remove-photo': of(),
  'room.update': changedColumns,
  'room-request.cancel': of('eventId', 'room', 'date', 'time', 'reason'),
  'room-request.create': of('eventId', 'room', 'date', 'time', 'seriesId', 'weeks'),
  'room-request.decide': of('eventId', 'status', 'requests'),
  'room-request.release': of('eventId', 'room', 'date', 'time'),
  'series.cancel': of('scope', 'eventId', 'meetings'),
  'series.create': of('title', 'unitId', 'meetings'),
  'series.edit': of('scope', 'eventId', 'meetings'),
  'session.end': of(),
  'session.end-all': of('sessions'),
  'session.end-by-provider': of('provider', 'sessions'),
  'session.reauthenticate': REAUTHENTICATION,
  'session.refuse': personal({ account: { kind: 'account', about: 'owner' }, network: { kind: 'network', about: 'same as account' } }).of(
    'by',
  ),
  'session.refuse-reauthentication': REAUTHENTICATION,
  'session.start': personal({ account: { kind: 'account', about: 'subject' }, network: { kind: 'network', about: 'subject' } }).of('by'),
  'sign-in.add-provider': of('name', 'kind', 'issuer'),
  'sign-in.change-provider': of('name', 'kind', 'issuer'),
  'sign-in.map-group': of('name', 'group', 'role'),
  'sign-in.remove-provider': of('name', 'roles'),
  'sign-in.switch-passwords': of('isOn'),
  'skill.create': of('name', 'type'),
  'skill.endorse': of('name', 'type'),
  'unit.archive': of('name'),
  'unit.change-contact': personal({ from: emailOf('owner'), to: emailOf('owner') }).of('unit'),
  'unit.create': personal({ contactEmail: emailOf('person in coordinatorId') }).of('name', 'category', 'coordinatorId'),
  'unit.follow': of(),
  'unit.remove': of('name'),
  'unit.restore': of('name'),
  'unit.unfollow': of(),
  'unit.update': changedColumns,
  'survey.answer': of('version'),
  'survey.save': of('version', 'fields', 'anonymous'),
  'user-skill.create': of('userId', 'skillId', 'positionId', 'proficiency'),
  'user-skill.endorse': of('userId', 'skillId'),
  'user-skill.remove': RECORDS_REMOVED,
  'user-skill.update': of('changed'),
  'work.remove': of('queue', 'kind'),
  'work.retry': of('queue', 'kind'),
} satisfies Record<string, ActionDeclaration>;

export type AuditAction = keyof typeof AUDIT_ACTIONS;

type DetailValue = string | number | boolean | null;
type DetailOf<Declaration extends ActionDeclaration> = Declaration extends { others: unknown }
  ? Readonly<Record<string, DetailValue>>
  : Readonly<Partial<Record<keyof Declaration['fields'], DetailValue>>>;

/** An action with its allowed detail. */
export type DeclaredDetail = {
  [Action in AuditAction]: { readonly action: Action; readonly detail?: DetailOf<(typeof AUDIT_ACTIONS)[Action]> };
}[AuditAction];

const DECLARATIONS: ReadonlyMap<string, ActionDeclaration> = new Map(Object.entries(AUDIT_ACTIONS));

/** Throws when an action or a field of its detail is not declared, since erasure could not handle it. */
export function checkDeclared(action: string, detail: Readonly<Record<string, unknown>>): void {
  const home = 'AUDIT_ACTIONS in apps/server/src/features/audit/auditActions.ts';
  const declaration = DECLARATIONS.get(action);
  if (!declaration)
    throw new Error(`The audit action ${action} is not declared. Add it to ${home}, with what each field of its detail holds.`);
  if (declaration.others) return;
  const unknown = Object.keys(detail).find((field) => !Object.hasOwn(declaration.fields, field));
  if (unknown === undefined) return;
  throw new Error(
    `The field ${unknown} of the audit action ${action} is not declared. Add it to ${home}: as personal, with whom it is about, if it holds an address, a number or a name of a person or where they were; as plain otherwise.`,
  );
}

/** The declaration of a personal field. Undefined for a plain one. */
export function personalField(action: string, field: string): PersonalField | undefined {
  const declaration = DECLARATIONS.get(action);
  const declared = declaration && Object.hasOwn(declaration.fields, field) ? declaration.fields[field] : declaration?.others;
  return declared === 'plain' ? undefined : declared;
}

/** The actions with personal fields, optionally only those of some kinds. */
export function personalActions(kinds?: readonly PersonalField['kind'][]): string[] {
  const isPersonal = (declared: PersonalField | PlainField | undefined) =>
    declared !== undefined && declared !== 'plain' && (!kinds || kinds.includes(declared.kind));
  return [...DECLARATIONS].flatMap(([action, { fields, others }]) => ([...Object.values(fields), others].some(isPersonal) ? action : []));
}

/**
 * The mentions of a row: addresses, account tags, and ids of people in personal fields. They find the rows about a person who is neither
 * actor nor subject, and tell who had an address at which time.
 */
export function mentionsOf(action: string, detail: Readonly<Record<string, unknown>>): string[] {
  const mentions = Object.entries(detail).flatMap(([field, value]) => {
    const declared = personalField(action, field);
    if (!declared) return [];
    const person = /^person in (.+)$/.exec(declared.about)?.[1];
    const isMention = declared.kind === 'email' || (declared.kind === 'account' && declared.about === 'owner');
    return [...(isMention ? [value] : []), ...(person === undefined ? [] : [detail[person]])];
  });
  return [
    ...new Set(mentions.flatMap((value) => (typeof value === 'string' && value !== '' && value !== REDACTED ? value.toLowerCase() : []))),
  ];
}

/** The detail for a person who reads their own rows, without personal fields about others. */
export function ownDetail(
  action: string,
  detail: Readonly<Record<string, unknown>>,
  { userId, email, isActor, isSubject }: { userId: string; email: string; isActor: boolean; isSubject: boolean },
): Record<string, unknown> {
  const isOwn = (field: string): boolean => {
    const about = personalField(action, field)?.about;
    if (about === undefined) return true;
    if (about === 'actor') return isActor;
    if (about === 'subject') return isSubject;
    if (about === 'owner') return String(detail[field]).toLowerCase() === email.toLowerCase();
    const other = about.replace(/^(same as|person in) /, '');
    return about.startsWith('same as') ? isOwn(other) : detail[other] === userId;
  };
  return Object.fromEntries(Object.entries(detail).filter(([field]) => isOwn(field)));
}

/** Replaces a redacted value. */
export const REDACTED = 'erased';
