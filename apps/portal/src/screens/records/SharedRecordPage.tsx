import { errorText, useSharedCredentialAddress, useSharedRecord } from '@quad/api-client/hooks';
import { confirmedByText, RECORD_TEXTS, recordOfText } from '@quad/domain/records';
import { ErrorState, Link, Stack, Text, useLocaleSettings } from '@quad/ui';
import { RecordSheet } from '@quad/ui/features/records';
import { useParams } from 'react-router-dom';
import { useNow } from '../../app/useNow.ts';
import { useInstitute } from '../../boot/PageSettingsContext.ts';
import { AccountLayout } from '../accounts/AccountLayout.tsx';

const print = () => window.print();

/** /record/{token}: the shared part of a person's record, for anybody with the address. */
export function SharedRecordPage() {
  const { token = '' } = useParams();
  const words = useLocaleSettings();
  const { timeZone, translate: t } = words;
  const { data, error, retry } = useSharedRecord(token);
  const addressOf = useSharedCredentialAddress(token);
  const { name } = useInstitute();
  const asOf = useNow();
  if (!data && error) {
    const description = errorText(error, RECORD_TEXTS.failedShared);
    // Nothing has failed if the record is not shared any more.
    if (error.status === 404) {
      return (
        <AccountLayout title={t(RECORD_TEXTS.gone)}>
          <Text role="alert" tone="muted">
            {t(description)}
          </Text>
          <Link href="/">{t('Open the portal')}</Link>
        </AccountLayout>
      );
    }
    return (
      <AccountLayout title={t(RECORD_TEXTS.failedShared)}>
        <ErrorState description={description} onRetry={retry} />
      </AccountLayout>
    );
  }
  return (
    <AccountLayout
      title={data ? recordOfText(data.name, words) : t(RECORD_TEXTS.shared)}
      subtitle={confirmedByText(name, asOf, timeZone, words)}
    >
      <Stack gap="l">
        <RecordSheet
          record={data}
          institute={name}
          asOf={asOf}
          onPrint={print}
          actionOf={({ _id, title, has_credential }) =>
            has_credential && (
              <Link href={addressOf(_id)} external download aria-label={t(RECORD_TEXTS.credentialOf, { title })}>
                {t(RECORD_TEXTS.credential)}
              </Link>
            )
          }
        />
        {data && <Link href="/verify">{t(RECORD_TEXTS.checkOne)}</Link>}
      </Stack>
    </AccountLayout>
  );
}
