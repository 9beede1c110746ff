import { UNIT_YEAR_TEXTS } from '@quad/domain/ledger';
import { useState } from 'react';
import { Section } from '../../layout/Section/Section.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Switch } from '../../primitives/Switch/Switch.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useTranslate } from '../../primitives/UiProvider/LocaleSettings.ts';
import { failureOf } from '../forms/failure.ts';

export interface PublicSpendingProps {
  /** Where anybody sees what the unit spent; null where that is not public. */
  address: string | null;
  /** Makes it public, or takes it away; left out for who may not. Rejected, it is said why. */
  onPublicChange?: ((isPublic: boolean) => Promise<unknown>) | undefined;
}

/** Whether anybody may see what a unit spent, and where. */
export function PublicSpending({ address, onPublicChange }: PublicSpendingProps) {
  const t = useTranslate();
  const [failure, setFailure] = useState<string>();
  if (address === null && !onPublicChange) return null;
  const change = async (isPublic: boolean) => {
    setFailure(undefined);
    try {
      await onPublicChange?.(isPublic);
    } catch (error) {
      setFailure(t(failureOf(error, UNIT_YEAR_TEXTS.publishFailed).message));
    }
  };
  return (
    <Section title={t(UNIT_YEAR_TEXTS.publicSpending)}>
      <Stack>
        {onPublicChange && (
          <Switch
            label={t(UNIT_YEAR_TEXTS.publish)}
            hint={t(UNIT_YEAR_TEXTS.publishAbout)}
            checked={address !== null}
            onCheckedChange={(checked) => void change(checked)}
          />
        )}
        {failure && <Text role="alert">{failure}</Text>}
        {address !== null && (
          <Link href={address} target="_blank" rel="noopener noreferrer" external>
            {t(UNIT_YEAR_TEXTS.visitPublic)}
          </Link>
        )}
      </Stack>
    </Section>
  );
}
