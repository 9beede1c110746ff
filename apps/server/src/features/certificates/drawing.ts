import { CERTIFICATE_RULES } from '@quad/domain/certificates';
import { Press } from '../../plugins/press.ts';
import type { FrozenCertificate } from './certificates.table.ts';

/** A certificate as it is drawn. */
export interface DrawnCertificate {
  readonly content: FrozenCertificate;
  readonly name: string;
  readonly rank: string;
  readonly code: string;
  /** Where anybody sees whether it is valid. */
  readonly address: string;
  /** The day on campus, as its language writes it. */
  readonly issued: string;
}

export interface DrawingTask {
  readonly certificates: readonly DrawnCertificate[];
  /** When the last of them was issued: the file says so, and nothing in it depends on when it is drawn. */
  readonly at: Date;
}

/** The worker stands beside this file, in the sources and beside the bundle alike. */
const worker = new URL(`./drawing.worker${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`, import.meta.url);

/** Draws certificates on another thread. */
export class CertificatePress extends Press<DrawingTask> {
  constructor() {
    super({ worker, name: 'draw', busy: CERTIFICATE_RULES.drawing });
  }
}
