import { CERTIFICATE_TEXTS, type CertificateState } from '@quad/domain/certificates';
import { Badge, type BadgeTone } from '../../primitives/Badge/Badge.tsx';
import { useTranslate } from '../../primitives/UiProvider/LocaleSettings.ts';

const TONES = { valid: 'positive', revoked: 'critical', replaced: 'neutral' } as const satisfies Record<CertificateState, BadgeTone>;

/** The status of a certificate. */
export function CertificateStateBadge({ state }: { state: CertificateState }) {
  const t = useTranslate();
  return <Badge tone={TONES[state]}>{t(CERTIFICATE_TEXTS.states[state])}</Badge>;
}
