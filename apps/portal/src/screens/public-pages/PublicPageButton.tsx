import { readProps, useChangePublicPage, useEventUnits, usePublicPage } from '@quad/api-client/hooks';
import { mayManageEvents } from '@quad/domain/events';
import { PUBLIC_PAGE_DIALOG_TEXTS, type PublicPageKind } from '@quad/domain/public-pages';
import { Button, useTranslate } from '@quad/ui';
import { PublicPageDialog } from '@quad/ui/features/public-pages';
import { useState } from 'react';
import { inArea } from '../../app/AreaTranslations.tsx';
import { withSuccessToast } from '../../app/shell/withSuccessToast.ts';
import { useRole } from '../../app/useUser.ts';

interface PublicPageButtonProps {
  /** The kind of the page's subject. */
  kind: PublicPageKind;
  subjectId: string;
}

/** Opens the public page of an event or a unit, for those who may edit it. */
export const PublicPageButton = inArea('recognition', Opener);

/** The same for a unit, for those who plan its events; other people cause no request. */
export function UnitPageButton({ unitId }: { unitId: string }) {
  return mayManageEvents(useRole()) && <OwnUnitPage unitId={unitId} />;
}

function OwnUnitPage({ unitId }: { unitId: string }) {
  const { data: units } = useEventUnits();
  return units?.some(({ _id }) => _id === unitId) && <PublicPageButton kind="unit" subjectId={unitId} />;
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
  const change = useChangePublicPage();
  return (
    <PublicPageDialog
      page={data}
      {...readProps({ error, retry }, PUBLIC_PAGE_DIALOG_TEXTS.failed)}
      onPublicChange={withSuccessToast(
        (open) => change({ ...subject, is_public: open, version: data?.version ?? 0 }),
        ({ is_public }) => (is_public ? PUBLIC_PAGE_DIALOG_TEXTS.published : PUBLIC_PAGE_DIALOG_TEXTS.withdrawn),
      )}
      onClose={onClose}
    />
  );
}
