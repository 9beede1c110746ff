import { PUBLIC_PAGE_DIALOG_TEXTS, type PublicPage } from '@quad/domain/public-pages';
import { Section } from '../../../layout/Section/Section.tsx';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { ErrorState } from '../../../primitives/ErrorState/ErrorState.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { LoadingShape } from '../../../primitives/LoadingShape/LoadingShape.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { useAction } from '../../forms/useAction.ts';
import { AddressField } from '../../surfaces/AddressField.tsx';
import type { ReadProps } from '../../surfaces/readProps.ts';
import { PublicPreview } from './PublicPreview.tsx';

export interface PublicPageDialogProps extends ReadProps {
  /** The page with exactly the data that is or would be public; undefined while loading. */
  page: PublicPage | undefined;
  /** Publishes or unpublishes the page. If the promise rejects, the dialog shows why. */
  onPublicChange: (open: boolean) => Promise<unknown>;
  /** Called when the dialog is closed: stop rendering it. */
  onClose: () => void;
}

/** Publishes the page of an event or unit, with a preview of the public data. It is open while it is rendered; load it lazily. */
export function PublicPageDialog({ page, error, onRetry, onPublicChange, onClose }: PublicPageDialogProps) {
  const t = useTranslate();
  const { isPending, failure, run } = useAction();
  const texts = PUBLIC_PAGE_DIALOG_TEXTS;
  const isPublic = page?.is_public ?? false;
  const change = () => run(() => onPublicChange(!isPublic), texts.changeFailed);
  const footer = (
    <>
      <Button onClick={onClose}>{t(texts.close)}</Button>
      {page && (
        <Button
          variant={isPublic ? 'secondary' : 'primary'}
          loading={isPending}
          loadingText={t(isPublic ? texts.withdrawing : texts.publishing)}
          onClick={() => void change()}
        >
          {t(isPublic ? texts.withdraw : texts.publish)}
        </Button>
      )}
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t(texts.title)}
      description={page && t(isPublic ? texts.aboutPublic : texts.aboutPrivate)}
      footer={footer}
    >
      <Stack>
        {failure && <ErrorState description={failure} />}
        {!page && error && <ErrorState description={error} onRetry={onRetry} />}
        {!page && !error && (
          <LoadingShape label={t(texts.loading)}>
            <Skeleton shape="block" />
          </LoadingShape>
        )}
        {isPublic && page?.address && (
          <AddressField label={t(texts.address)} url={page.address} copyText={t(texts.copy)} copiedText={t(texts.copied)}>
            <Link href={page.address} external target="_blank">
              {t(texts.visit)}
            </Link>
          </AddressField>
        )}
        {page && (
          <Section title={t(isPublic ? texts.previewPublic : texts.preview)} subtitle={t(texts.nothingElse)}>
            <PublicPreview event={page.event} unit={page.unit} />
          </Section>
        )}
      </Stack>
    </Dialog>
  );
}
