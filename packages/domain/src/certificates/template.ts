import * as v from 'valibot';
import { body } from '../fields/body.ts';
import { optionalNumber } from '../fields/number.ts';
import { ruleMessage } from '../fields/ruleMessage.ts';
import { requiredText } from '../fields/text.ts';
import { Id } from '../identity/id.ts';
import { CERTIFICATE_KINDS } from './kinds.ts';
import { CERTIFICATE_RULES } from './texts.ts';

/** What is filled in where it stands in braces. */
export const CERTIFICATE_PLACES = ['name', 'event', 'date', 'rank', 'unit'] as const;
export type CertificatePlace = (typeof CERTIFICATE_PLACES)[number];

const PLACES: readonly string[] = CERTIFICATE_PLACES;
const PLACE = /\{([^{}]*)\}/g;
const ALL = CERTIFICATE_PLACES.map((place) => `{${place}}`).join(', ');

/** What a text asks to be filled in, whether that is known or not. */
export function placesIn(text: string): string[] {
  return Array.from(text.matchAll(PLACE), ([, place = '']) => place);
}

/** A text of a certificate with everything filled in, once: what is filled in is never searched for places. */
export function fillCertificate(text: string, values: Readonly<Record<CertificatePlace, string>>): string {
  return text.replace(PLACE, (whole, place: string) => (PLACES.includes(place) ? values[place as CertificatePlace] : whole));
}

const isKnown = (text: string) => placesIn(text).every((place) => PLACES.includes(place));
const UNKNOWN = ruleMessage(CERTIFICATE_RULES.unknownPlace, { 1: ALL });

/** Somebody whose name stands under a certificate. */
const Signatory = body({ name: requiredText(CERTIFICATE_RULES.signatory, 80), office: requiredText(CERTIFICATE_RULES.office, 80) });

/** What certificates say, and who signs them. */
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
  /** On how many days somebody has to have come at least; null for all of them. */
  days: optionalNumber({ min: 1, max: 62, step: 1, message: CERTIFICATE_RULES.days }),
};

/** Who gets a certificate: what counting them sends. */
export const CertificateChoice = body(choice);
export type CertificateChoice = v.InferOutput<typeof CertificateChoice>;

/** Whether a text asks for a rank of winners alone. */
export const isRankOfWinners = ({ kind, body: text }: { kind: CertificateChoice['kind']; body: string }) =>
  kind === 'winner' || !placesIn(text).includes('rank');

/** What issuing sends: who gets a certificate, and what it says. */
export const CertificateOrder = v.pipe(
  body({ ...choice, ...template }),
  v.forward(
    v.check((order) => isRankOfWinners(order), CERTIFICATE_RULES.rankOfWinners),
    ['body'],
  ),
);
export type CertificateOrder = v.InferOutput<typeof CertificateOrder>;

/** Who would get one, before anything is issued. */
export const CertificatePreview = v.object({
  /** How many certificates would be issued. */
  count: v.number(),
  /** How many have one already and keep it. */
  issued: v.number(),
  /** The first of those who would get one. */
  sample: v.nullable(v.object({ name: v.string(), rank: v.string() })),
  /** The steps that decide about them before they are issued. */
  steps: v.array(v.string()),
});
export type CertificatePreview = v.InferOutput<typeof CertificatePreview>;

/** How certificates stand that are issued together: those that wait for decisions are asked for. */
export const CERTIFICATE_RUN_STATES = ['asked', 'issuing', 'done', 'failed', 'refused'] as const;

/** Certificates that are issued together. */
export const CertificateRun = v.object({
  _id: Id,
  kind: v.picklist(CERTIFICATE_KINDS),
  state: v.picklist(CERTIFICATE_RUN_STATES),
  count: v.number(),
  done: v.number(),
});
export type CertificateRun = v.InferOutput<typeof CertificateRun>;

/** Of whom a kind of certificate is for which rank: that of the same person twice is one. */
export function recipientKey({ userId, rank }: { readonly userId: Id; readonly rank: string }): string {
  return `${userId} ${rank}`;
}
