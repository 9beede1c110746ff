import { UNIT_YEAR_TEXTS } from '@quad/domain/ledger';
import { Section } from '../../layout/Section/Section.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Switch } from '../../primitives/Switch/Switch.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useTranslate } from '../../primitives/UiProvider/LocaleSettings.ts';
import { useAction } from '../forms/useAction.ts';

export interface PublicSpendingProps {
  /** The address of the unit's public spending; null if it is not public. */
  address: string | null;
  /** Publishes or unpublishes it; undefined for users who may not. If the promise rejects, the reason is shown. */
  onPublicChange?: ((isPublic: boolean) => Promise<unknown>) | undefined;
}

/** Whether a unit's spending is public, and its address. */
export function PublicSpending({ address, onPublicChange }: PublicSpendingProps) {
  const t = useTranslate();
  const { failure, run } = useAction();
  if (address === null && !onPublicChange) return null;
  return (
    <Section title={t(UNIT_YEAR_TEXTS.publicSpending)}>
      <Stack>
        {onPublicChange && (
          <Switch
            label={t(UNIT_YEAR_TEXTS.publish)}
            hint={t(UNIT_YEAR_TEXTS.publishAbout)}
            checked={address !== null}
            onCheckedChange={(checked) => void run(() => onPublicChange(checked), UNIT_YEAR_TEXTS.publishFailed)}
          />
        )}
        {failure && <Text role="alert">{t(failure)}</Text>}
        {address !== null && (
          <Link href={address} target="_blank" rel="noopener noreferrer" external>
            {t(UNIT_YEAR_TEXTS.visitPublic)}
          </Link>
        )}
      </Stack>
    </Section>
  );
}
