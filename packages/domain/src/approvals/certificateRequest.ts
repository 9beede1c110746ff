import * as v from 'valibot';
import { CertificateOrder, CertificateRun, isRankOfWinners } from '../certificates/template.ts';
import { CERTIFICATE_RULES } from '../certificates/texts.ts';
import { body } from '../fields/body.ts';
import { Id } from '../identity/id.ts';
import { Approval } from './approval.ts';
import { APPROVAL_TEXTS } from './texts.ts';

/** What changing a returned order of certificates sends: with the version of its request that was seen. */
export const CertificateOrderChange = v.pipe(
  body({ ...CertificateOrder.entries, version: v.pipe(v.number(APPROVAL_TEXTS.version), v.integer(APPROVAL_TEXTS.version)) }),
  v.forward(
    v.check((order) => isRankOfWinners(order), CERTIFICATE_RULES.rankOfWinners),
    ['body'],
  ),
);
export type CertificateOrderChange = v.InferOutput<typeof CertificateOrderChange>;

/** The fields of an order: what a step of a flow may look at. */
const ORDER_FIELDS = ['kind', 'days', 'title', 'body', 'signatories'] as const satisfies readonly (keyof CertificateOrder)[];

/** Which fields of an order a change sets anew. */
export function changedInOrder(before: CertificateOrder, after: CertificateOrder): (keyof CertificateOrder)[] {
  return ORDER_FIELDS.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
}

/** Certificates that somebody decides about, for those who see it. */
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
  /** Null for who may edit the event, and neither asked nor decides. */
  approval: v.nullable(Approval),
});
export type RequestedCertificates = v.InferOutput<typeof RequestedCertificates>;
