import * as v from 'valibot';
import { body } from '../fields/body.ts';
import { optionalNumber } from '../fields/number.ts';
import { ruleMessage } from '../fields/ruleMessage.ts';
import { requiredText } from '../fields/text.ts';
import { Id } from '../identity/id.ts';
import { instantAt } from '../time/campusTime.ts';
import { formatLongDate } from '../time/format.ts';
import { CERTIFICATE_KINDS } from './kinds.ts';
import { CERTIFICATE_RULES } from './texts.ts';

/** Placeholders, written in braces. */
export const CERTIFICATE_PLACES = ['name', 'event', 'date', 'rank', 'unit'] as const;
export type CertificatePlace = (typeof CERTIFICATE_PLACES)[number];

const PLACES: readonly string[] = CERTIFICATE_PLACES;
const PLACE = /\{([^{}]*)\}/g;
const ALL = CERTIFICATE_PLACES.map((place) => `{${place}}`).join(', ');

/** Returns the placeholders in a text, known or not. */
export function placesIn(text: string): string[] {
  return Array.from(text.matchAll(PLACE), ([, place = '']) => place);
}

/** Fills in the placeholders of a text once; inserted values are not scanned for placeholders. */
export function fillCertificate(text: string, values: Readonly<Record<CertificatePlace, string>>): string {
  return text.replace(PLACE, (whole, place: string) => (PLACES.includes(place) ? values[place as CertificatePlace] : whole));
}

const isKnown = (text: string) => placesIn(text).every((place) => PLACES.includes(place));
const UNKNOWN = ruleMessage(CERTIFICATE_RULES.unknownPlace, { 1: ALL });

/** A person whose name is at the bottom of a certificate. */
const Signatory = body({ name: requiredText(CERTIFICATE_RULES.signatory, 80), office: requiredText(CERTIFICATE_RULES.office, 80) });

/** Texts and signatories of certificates. */
const template = {
  title: v.pipe(requiredText(CERTIFICATE_RULES.title, 80), v.check(isKnown, UNKNOWN)),
  body: v.pipe(
    requiredText(CERTIFICATE_RULES.body, 600),
    v.check(isKnown, UNKNOWN),
    v.check((text) => placesIn(text).includes('name'), ruleMessage(CERTIFICATE_RULES.noName, { 1: '{name}' })),
  ),
  signatories: v.pipe(
    v.array(Signatory, CERTIFICATE_RULES.signatories),
    v.minLength(1, CERTIFICATE_RULES.signatories),
    v.maxLength(2, CERTIFICATE_RULES.signatories),
  ),
};
export type CertificateTemplate = v.InferOutput<ReturnType<typeof body<typeof template>>>;

const choice = {
  kind: v.picklist(CERTIFICATE_KINDS, CERTIFICATE_RULES.kind),
  /** Minimum number of days attended; null for all of them. */
  days: optionalNumber({ min: 1, max: 62, step: 1, message: CERTIFICATE_RULES.days }),
};

/** Selects the recipients: body of the preview. */
export const CertificateChoice = body(choice);
export type CertificateChoice = v.InferOutput<typeof CertificateChoice>;

/** Whether a text with a rank is used only for winners. */
export const isRankOfWinners = ({ kind, body: text }: { kind: CertificateChoice['kind']; body: string }) =>
  kind === 'winner' || !placesIn(text).includes('rank');

/** Body that issues certificates: recipients and texts. */
export const CertificateOrder = v.pipe(
  body({ ...choice, ...template }),
  v.forward(
    v.check((order) => isRankOfWinners(order), CERTIFICATE_RULES.rankOfWinners),
    ['body'],
  ),
);
export type CertificateOrder = v.InferOutput<typeof CertificateOrder>;

/** Preview of the recipients before issuing. */
export const CertificatePreview = v.object({
  /** Number of certificates that would be issued. */
  count: v.number(),
  /** Number of recipients who already have one. */
  issued: v.number(),
  /** The first recipient. */
  sample: v.nullable(v.object({ name: v.string(), rank: v.string() })),
  /** Approval steps before issuing. */
  steps: v.array(v.string()),
});
export type CertificatePreview = v.InferOutput<typeof CertificatePreview>;

/** Returns the date that a certificate names: the day of what it is about, or the first and the last one. */
export function certificateDate(days: readonly string[], timeZone: string, locale: string): string {
  return [...new Set([...days.slice(0, 1), ...days.slice(-1)])]
    .map((day) => formatLongDate(instantAt(day, '12:00', timeZone), timeZone, locale))
    .join(' – ');
}

/** States of a run that issues certificates; 'asked' waits for approval. */
export const CERTIFICATE_RUN_STATES = ['asked', 'issuing', 'done', 'failed', 'refused'] as const;

/** A run that issues certificates. */
export const CertificateRun = v.object({
  _id: Id,
  kind: v.picklist(CERTIFICATE_KINDS),
  state: v.picklist(CERTIFICATE_RUN_STATES),
  count: v.number(),
  done: v.number(),
});
export type CertificateRun = v.InferOutput<typeof CertificateRun>;

/** Returns the key of a recipient and rank, so that the same person is not included twice. */
export function recipientKey({ userId, rank }: { readonly userId: Id; readonly rank: string }): string {
  return `${userId} ${rank}`;
}
