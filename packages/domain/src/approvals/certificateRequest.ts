import * as v from 'valibot';
import { CertificateOrder, CertificateRun, isRankOfWinners } from '../certificates/template.ts';
import { CERTIFICATE_RULES } from '../certificates/texts.ts';
import { body } from '../fields/body.ts';
import { Id } from '../identity/id.ts';
import { Approval } from './approval.ts';
import { APPROVAL_TEXTS } from './texts.ts';

/** Body that changes a returned order of certificates, with the version of its request that the person saw. */
export const CertificateOrderChange = v.pipe(
  body({ ...CertificateOrder.entries, version: v.pipe(v.number(APPROVAL_TEXTS.version), v.integer(APPROVAL_TEXTS.version)) }),
  v.forward(
    v.check((order) => isRankOfWinners(order), CERTIFICATE_RULES.rankOfWinners),
    ['body'],
  ),
);
export type CertificateOrderChange = v.InferOutput<typeof CertificateOrderChange>;

/** Fields of an order that a step of a flow may review. */
const ORDER_FIELDS = ['kind', 'days', 'title', 'body', 'signatories'] as const satisfies readonly (keyof CertificateOrder)[];

/** Returns the fields of an order that a change modifies. */
export function changedInOrder(before: CertificateOrder, after: CertificateOrder): (keyof CertificateOrder)[] {
  return ORDER_FIELDS.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
}

/** Certificates that need approval, as shown to those who may see them. */
export const RequestedCertificates = v.object({
  run: CertificateRun,
  event: v.object({ _id: Id, title: v.string() }),
  unit: v.string(),
  date: v.string(),
  order: v.object({
    days: v.nullable(v.number()),
    title: v.string(),
    body: v.string(),
    signatories: v.array(v.object({ name: v.string(), office: v.string() })),
  }),
  /** Null for somebody who may edit the event, but is neither the requester nor a decider. */
  approval: v.nullable(Approval),
});
export type RequestedCertificates = v.InferOutput<typeof RequestedCertificates>;
