import { errorText, useChangePublicPage, usePublicPage } from '@quad/api-client/hooks';
import { PUBLIC_PAGE_DIALOG_TEXTS, type PublicPageKind } from '@quad/domain/public-pages';
import { Button, useTranslate } from '@quad/ui';
import { PublicPageDialog } from '@quad/ui/features/public-pages';
import { useState } from 'react';
import { AreaWords } from '../../app/AreaWords.tsx';
import { announceSaved } from '../../app/shell/shellToasts.ts';

interface PublicPageButtonProps {
  /** What has the page. */
  kind: PublicPageKind;
  subjectId: string;
}

/** Opens the public page of an event or a unit, for those who may edit it. */
export function PublicPageButton(props: PublicPageButtonProps) {
  return (
    <AreaWords area="recognition">
      <Opener {...props} />
    </AreaWords>
  );
}

function Opener(subject: PublicPageButtonProps) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t(PUBLIC_PAGE_DIALOG_TEXTS.title)}</Button>
      {isOpen && <OpenedPage subject={subject} onClose={() => setOpen(false)} />}
    </>
  );
}

function OpenedPage({ subject, onClose }: { subject: PublicPageButtonProps; onClose: () => void }) {
  const { data, error, retry } = usePublicPage(subject);
  const change = useChangePublicPage(subject);
  return (
    <PublicPageDialog
      page={data}
      error={error && errorText(error, PUBLIC_PAGE_DIALOG_TEXTS.failed)}
      onRetry={retry}
      onPublicChange={async (open) => {
        await change({ is_public: open, version: data?.version ?? 0 });
        announceSaved(open ? PUBLIC_PAGE_DIALOG_TEXTS.published : PUBLIC_PAGE_DIALOG_TEXTS.withdrawn);
      }}
      onClose={onClose}
    />
  );
}
