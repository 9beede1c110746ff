import type { CertificateKind, CertificateState } from './kinds.ts';

/** Reasons why certificates are not issued or revoked, and validation messages. */
export const CERTIFICATE_RULES = {
  title: 'Enter a title.',
  body: 'Enter the text of the certificate.',
  unknownPlace: 'Only {1} are filled in.',
  noName: 'The text has to say who gets the certificate: put {1} in it.',
  rankOfWinners: 'Only winners have a rank.',
  signatories: 'Name one or two people who sign.',
  signatory: 'Enter the name of who signs.',
  office: 'Enter the office of who signs.',
  kind: 'Choose who gets one.',
  days: 'Enter a number of days from 1 to 62.',
  tooManyDays: 'The event has fewer days than that.',
  cancelled: 'This event was cancelled.',
  notBegun: 'Certificates are issued once the event has begun.',
  nobody: 'Nobody would get a certificate.',
  tooMany: 'At most {most} certificates are issued at a time.',
  busy: 'Certificates of this event are being issued just now.',
  asked: 'Certificates of this event are already waiting for a decision.',
  managersOnly: 'Only those who manage this event issue its certificates.',
  reason: 'Enter why the certificate is revoked.',
  revoked: 'This certificate was revoked already.',
  noCertificate: 'This certificate does not exist.',
  noneOfEvent: 'No certificates were issued yet.',
  drawing: 'Many certificates are being made just now. Please try again in a moment.',
} as const;

/** Default texts of certificates. */
export const CERTIFICATE_TEMPLATES = {
  attendance: {
    title: 'Certificate of Participation',
    body: 'This is to certify that {name} took part in {event}, held by {unit} on {date}.',
  },
  winner: { title: 'Certificate of Achievement', body: 'This is to certify that {name} won {rank} at {event}, held by {unit} on {date}.' },
  organizer: { title: 'Certificate of Appreciation', body: 'This is to certify that {name} organized {event}, held by {unit} on {date}.' },
} as const satisfies Record<CertificateKind, { readonly title: string; readonly body: string }>;

/** Reason when a certificate is revoked automatically and replaced. */
export const CERTIFICATE_RENAMED = 'The name was corrected; another certificate was issued in its place.';
export const CERTIFICATE_MERGED = 'Two accounts of one person were merged; another certificate replaces this one.';

/** Texts about the certificates of an event and the person's own ones. */
export const CERTIFICATE_TEXTS = {
  title: 'Certificates',
  aboutEvent: 'Of {event}',
  loading: 'Loading the certificates...',
  failed: 'Failed to load the certificates.',
  none: 'No certificates yet',
  noneHint: 'Choose who gets one, and check what it will say.',
  list: 'Issued certificates',
  saveAll: 'Save all as one PDF',
  begin: 'Issue certificates',
  back: 'Back',
  former: 'Former member',
  kinds: {
    attendance: 'Who came',
    winner: 'Winners',
    organizer: 'Organizers',
  } satisfies Record<CertificateKind, string>,
  kind: 'Who gets one',
  kindHints: {
    attendance: 'Who was checked in at the event.',
    winner: 'Who has a verified achievement of this event with a position.',
    organizer: 'Who is named as an organizer.',
  } satisfies Record<CertificateKind, string>,
  days: 'Days attended at least',
  daysHint: 'Leave it empty for all days of the event.',
  meetingsHint: 'Of the {count} meetings of the series. Leave it empty for all of them.',
  heading: 'Title',
  body: 'Text',
  bodyHint: 'What is filled in: {places}',
  signatory: 'Who signs',
  secondSignatory: 'Who else signs',
  office: 'Office',
  previewOf: 'As {name} would get it',
  somebody: 'Full name',
  counting: 'Counting...',
  countFailed: 'Failed to count who would get one.',
  nobody: 'Nobody would get one now.',
  one: '1 person would get one.',
  many: '{count} people would get one.',
  already: '{count} have one already and keep it.',
  issueOne: 'Issue 1 certificate',
  issue: 'Issue {count} certificates',
  issuing: 'Issuing...',
  issueFailed: 'Failed to issue the certificates.',
  progress: '{done} of {count} issued',
  begun: 'The certificates are being issued.',
  goesTo: 'Decided earlier by: {steps}',
  ask: 'Request certificates: {count}',
  waits: 'Requested, and not issued yet: {count}.',
  refusedRun: 'The requested certificates were refused.',
  changeOrder: 'Change and send again',
  event: 'Event',
  runFailed: 'Not all certificates could be issued. Issue them again: people who have one keep it.',
  close: 'Close',
  states: { valid: 'Valid', revoked: 'Revoked', replaced: 'Replaced' } satisfies Record<CertificateState, string>,
  save: 'Save as PDF',
  saveOf: 'Save as PDF: {name}',
  check: 'Public page',
  checkOf: 'Public page: {name}',
  revoke: 'Revoke',
  revokeOf: 'Revoke: {name}',
  revokeTitle: 'Revoke the certificate of {name}?',
  revokeAbout: 'Its public page says so at once, with the reason. This cannot be undone.',
  reason: 'Reason',
  revoking: 'Revoking...',
  revokeFailed: 'Failed to revoke the certificate.',
  revoked: 'The certificate was revoked.',
  reasonOf: 'Reason: {reason}',
  cancel: 'Cancel',
  own: 'My certificates',
  ownKinds: {
    attendance: 'Taking part',
    winner: 'Winning',
    organizer: 'Organizing',
  } satisfies Record<CertificateKind, string>,
  ownNone: 'No certificates yet',
  ownNoneHint: 'Certificates that events issue to you appear here.',
} as const;

/** Texts of a certificate's public page. */
export const CERTIFICATE_PAGE_TEXTS = {
  valid: 'This certificate is valid',
  revoked: 'This certificate was revoked',
  unknown: 'This certificate is unknown',
  unknownHint: 'No certificate has this code. Compare it with the one on the certificate, letter by letter.',
  issued: 'Issued by {institute} to {name} for {event}, {date}.',
  issuedToNobody: 'Issued by {institute} for {event}, {date}. The name is not stored any more: its owner has left.',
  code: 'Code: {code}',
  revokedSince: 'Revoked since {day}. Reason: {reason}',
  noReason: 'none is stored any more',
  credential: 'The same as a credential (Open Badges), to be checked by other programs',
} as const;

/** Fixed texts on every certificate, besides its template. */
export const CERTIFICATE_PRINT_TEXTS = {
  issued: 'Issued on {day}',
  check: 'See whether it is valid: {address}',
  qrCode: 'QR code that leads to the page of this certificate',
} as const;
