import { RECORD_TEXTS, type RecordAddress, sharedSinceText } from '@quad/domain/records';
import { useId, useState } from 'react';
import { Inline } from '../../../layout/Inline/Inline.tsx';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { AlertDialog } from '../../../primitives/AlertDialog/AlertDialog.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { ErrorState } from '../../../primitives/ErrorState/ErrorState.tsx';
import { Heading } from '../../../primitives/Heading/Heading.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { useLocaleSettings } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { useAction } from '../../forms/useAction.ts';
import { AddressField } from '../../surfaces/AddressField.tsx';

export interface RecordSharingProps {
  /** When it was shared; null if it is not. */
  sharedAt: string | null;
  /** Creates or replaces the address, which is only contained in this answer. */
  onShare: () => Promise<RecordAddress>;
  /** Revokes the address. */
  onStop: () => Promise<unknown>;
}

/** The address at which others see the user's record: created, copied, replaced and revoked. */
export function RecordSharing({ sharedAt, onShare, onStop }: RecordSharingProps) {
  const settings = useLocaleSettings();
  const t = settings.translate;
  const titleId = useId();
  const [url, setUrl] = useState<string>();
  const [confirming, setConfirming] = useState<'renew' | 'stop'>();
  const { isPending, failure, run } = useAction();
  const runAction = (send: () => Promise<string | undefined>, fallback: string) => {
    setConfirming(undefined);
    return run(async () => setUrl(await send()), fallback);
  };
  const share = () => runAction(async () => (await onShare()).url, RECORD_TEXTS.makeFailed);
  const stop = () =>
    runAction(async () => {
      await onStop();
      return undefined;
    }, RECORD_TEXTS.stopFailed);
  return (
    <Card asChild padding="l" aria-labelledby={titleId}>
      <section>
        <Stack>
          <Heading level={2} id={titleId}>
            {t(RECORD_TEXTS.share)}
          </Heading>
          <Text tone="muted">{t(RECORD_TEXTS.shareAbout)}</Text>
          {sharedAt !== null && <Text>{sharedSinceText(sharedAt, settings.timeZone, settings)}</Text>}
          <Inline>
            {sharedAt === null ? (
              <Button variant="primary" loading={isPending} onClick={() => void share()}>
                {t(RECORD_TEXTS.makeAddress)}
              </Button>
            ) : (
              <>
                <Button loading={isPending} onClick={() => setConfirming('renew')}>
                  {t(RECORD_TEXTS.renew)}
                </Button>
                <Button loading={isPending} onClick={() => setConfirming('stop')}>
                  {t(RECORD_TEXTS.stop)}
                </Button>
              </>
            )}
          </Inline>
          {failure && <ErrorState description={failure} />}
          {sharedAt !== null && url !== undefined && (
            <AddressField
              key={url}
              label={t(RECORD_TEXTS.address)}
              url={url}
              note={t(RECORD_TEXTS.shownOnce)}
              copyText={t(RECORD_TEXTS.copy)}
              copiedText={t(RECORD_TEXTS.copied)}
            >
              <Link href={url} external>
                {t(RECORD_TEXTS.open)}
              </Link>
            </AddressField>
          )}
        </Stack>
        <AlertDialog
          open={confirming !== undefined}
          onOpenChange={(isOpen) => !isOpen && setConfirming(undefined)}
          title={t(confirming === 'stop' ? RECORD_TEXTS.stopQuestion : RECORD_TEXTS.renewQuestion)}
          description={t(confirming === 'stop' ? RECORD_TEXTS.stopMeaning : RECORD_TEXTS.renewMeaning)}
          confirmText={t(confirming === 'stop' ? RECORD_TEXTS.stop : RECORD_TEXTS.renew)}
          cancelText={t(RECORD_TEXTS.keep)}
          onConfirm={() => void (confirming === 'stop' ? stop() : share())}
        />
      </section>
    </Card>
  );
}
