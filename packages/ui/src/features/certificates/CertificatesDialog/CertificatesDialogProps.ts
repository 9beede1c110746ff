import type { Certificate, CertificateChoice, CertificateOrder, CertificatePreview, CertificateRun } from '@quad/domain/certificates';
import type { ReactNode } from 'react';
import type { ReadProps } from '../../surfaces/readProps.ts';

export interface CertificatesDialogProps extends ReadProps {
  /** The event of the certificates. */
  event: { readonly _id: string; readonly title: string };
  /** The meetings of the event's series: attendance is counted over all, and its certificates name the days of the first and the last. */
  meetings?: { readonly count: number; readonly date: string } | undefined;
  /** The values of the preview's placeholders. */
  values: { readonly institute: string; readonly date: string; readonly unit: string };
  /** The issued certificates, by name; undefined while loading. */
  certificates: readonly Certificate[] | undefined;
  /** The total number. */
  count?: number | undefined;
  /** Called to load more. */
  onLoadMore?: (() => void) | undefined;
  /** The progress of issuing, latest first. */
  runs: readonly CertificateRun[];
  /** The decisions about the latest run, if it needs approval. */
  decisions?: ReactNode;
  /** Returns the address of a certificate's file. */
  fileOf: (certificateId: string) => string;
  /** The address of the file with all certificates. */
  fileOfAll: string;
  /** Counts the recipients. */
  onPreview: (choice: CertificateChoice) => Promise<CertificatePreview>;
  /** Issues the certificates. If the promise rejects, the dialog shows why and keeps the input. */
  onIssue: (order: CertificateOrder) => Promise<unknown>;
  /** Revokes a certificate. If the promise rejects, the dialog shows why. */
  onRevoke: (revoked: { certificateId: string; reason: string }) => Promise<unknown>;
  /** Called when the dialog is closed: stop rendering it. */
  onClose: () => void;
}
