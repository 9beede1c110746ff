import type { Certificate, CertificateChoice, CertificateOrder, CertificatePreview, CertificateRun } from '@quad/domain/certificates';
import type { ReactNode } from 'react';

export interface CertificatesDialogProps {
  /** Whose certificates they are. */
  event: { readonly _id: string; readonly title: string };
  /** How many meetings the series has that the event is a meeting of: coming is counted over them. */
  meetings?: number | undefined;
  /** By what the institute and the date of the event stand in the preview. */
  values: { readonly institute: string; readonly date: string; readonly unit: string };
  /** The certificates that were issued, by name; undefined while they are on their way. */
  certificates: readonly Certificate[] | undefined;
  /** How many there are in all. */
  count?: number | undefined;
  /** Why they did not come, as a sentence for the person. */
  error?: string | undefined;
  /** Asks for them again. */
  onRetry?: (() => void) | undefined;
  /** Asks for more of them. */
  onLoadMore?: (() => void) | undefined;
  /** How far issuing is, the latest first. */
  runs: readonly CertificateRun[];
  /** What was decided about the latest of them, where somebody decides before. */
  decisions?: ReactNode;
  /** Where the file of a certificate is. */
  fileOf: (certificateId: string) => string;
  /** Where the file of all is. */
  fileOfAll: string;
  /** Counts who would get one. */
  onPreview: (choice: CertificateChoice) => Promise<CertificatePreview>;
  /** Has them issued; rejected, the dialog says why and keeps what was typed. */
  onIssue: (order: CertificateOrder) => Promise<unknown>;
  /** Revokes one; rejected, the dialog says why. */
  onRevoke: (revoked: { certificateId: string; reason: string }) => Promise<unknown>;
  /** Asked for by whoever leaves; stop rendering the dialog. */
  onClose: () => void;
}
