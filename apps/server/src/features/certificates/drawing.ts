import { CERTIFICATE_RULES } from '@quad/domain/certificates';
import { RenderThread } from '../../plugins/renderThread.ts';
import type { FrozenCertificate } from './certificates.table.ts';

/** A certificate to render. */
export interface PrintableCertificate {
  readonly content: FrozenCertificate;
  readonly name: string;
  readonly rank: string;
  readonly code: string;
  /** URL of its public page. */
  readonly address: string;
  /** Date of issue on campus, formatted in its language. */
  readonly issued: string;
}

export interface DrawingTask {
  readonly certificates: readonly PrintableCertificate[];
  /** Time at which the last one was issued, used as the date of the file. The output does not depend on the time of rendering. */
  readonly at: Date;
}

/** The worker is next to this file, both in the sources and in the bundle. */
const worker = new URL(`./drawing.worker${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`, import.meta.url);

/** Renders certificates on a worker thread. */
export class CertificateRenderer extends RenderThread<DrawingTask> {
  constructor() {
    super({ worker, name: 'render', busy: CERTIFICATE_RULES.drawing });
  }
}
