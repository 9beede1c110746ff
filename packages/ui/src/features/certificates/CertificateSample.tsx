import { CERTIFICATE_TEXTS, type CertificateTemplate, fillCertificate } from '@quad/domain/certificates';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useTranslate } from '../../primitives/UiProvider/LocaleSettings.ts';

interface CertificateSampleProps {
  template: CertificateTemplate;
  /** The recipient of the preview; a generic one if it is missing. */
  sample: { readonly name: string; readonly rank: string } | null | undefined;
  values: { readonly institute: string; readonly event: string; readonly date: string; readonly unit: string };
}

/** A preview of a certificate for one recipient. */
export function CertificateSample({ template: { title, body, signatories }, sample, values }: CertificateSampleProps) {
  const t = useTranslate();
  const { institute, ...places } = values;
  const name = sample?.name ?? t(CERTIFICATE_TEXTS.somebody);
  const filled = { ...places, name, rank: sample?.rank ?? '' };
  return (
    <Card role="figure" aria-label={t(CERTIFICATE_TEXTS.previewOf, { name })}>
      <Stack gap="xs">
        <Text size="s" tone="muted">
          {institute}
        </Text>
        <Text weight="medium">{fillCertificate(title, filled)}</Text>
        <Text wrap="anywhere">{fillCertificate(body, filled)}</Text>
        {signatories
          .filter((each) => each.name !== '')
          .map(({ name: signatory, office }) => (
            <Text key={`${signatory}, ${office}`} size="s" tone="muted">
              {`${signatory}, ${office}`}
            </Text>
          ))}
      </Stack>
    </Card>
  );
}
