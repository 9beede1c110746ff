import { readProps, useChooseEntries, useIssueCredential, useOwnRecord, useShareRecord, useStopSharing } from '@quad/api-client/hooks';
import { RECORD_TEXTS } from '@quad/domain/records';
import { Button, Inline, Stack, Text, useTranslate } from '@quad/ui';
import { saveFile } from '@quad/ui/features/downloads';
import { RecordEditor } from '@quad/ui/features/records';
import { lazy, Suspense } from 'react';
import { SignedInShell } from '../../app/shell/SignedInShell.tsx';
import { useIsEnabled } from '../../app/useIsEnabled.ts';
import { useNow } from '../../app/useNow.ts';
import { useInstitute } from '../../boot/PageSettingsContext.ts';

const MyCertificates = lazy(async () => ({ default: (await import('../certificates/MyCertificates.tsx')).MyCertificates }));

const print = () => window.print();

/** /record: the person's record, which can be printed, shared and exported as credentials. */
export function RecordPage() {
  const t = useTranslate();
  const { data, error, retry } = useOwnRecord();
  const choose = useChooseEntries();
  const share = useShareRecord();
  const stop = useStopSharing();
  const issue = useIssueCredential();
  const { name } = useInstitute();
  const asOf = useNow();
  const hasCertificates = useIsEnabled('recognition');
  return (
    <SignedInShell title={t(RECORD_TEXTS.title)}>
      <Stack gap="l">
        <Inline justify="between">
          <Text tone="muted">{t(RECORD_TEXTS.about)}</Text>
          <Button href="/verify" size="s">
            {t(RECORD_TEXTS.checkOne)}
          </Button>
        </Inline>
        <RecordEditor
          record={data}
          {...readProps({ error, retry }, RECORD_TEXTS.failed)}
          institute={name}
          asOf={asOf}
          onSave={choose}
          onShare={share}
          onStop={stop}
          onIssue={async (entryId) => saveFile('credential.json', JSON.stringify(await issue({ entryId }), null, 2), 'application/json')}
          onPrint={print}
        />
        {hasCertificates && (data || error) && (
          <Suspense>
            <MyCertificates />
          </Suspense>
        )}
      </Stack>
    </SignedInShell>
  );
}
