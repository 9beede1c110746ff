import { DASHBOARD_TEXTS } from '@quad/domain/messages';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { LoadingShape } from '../../../primitives/LoadingShape/LoadingShape.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';

/** Stands in for analytics whose code is on its way; the text says what is being waited for. */
export function AnalyticsBlank({
  text,
}: {
  /** What is being waited for; shown, and read out. */
  text: string;
}) {
  return (
    <LoadingShape label={text}>
      <Skeleton shape="title" width="most" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </LoadingShape>
  );
}

/** In place of analytics for a role that the portal does not know: there is nobody to ask for its figures. */
export function UnknownRole({
  roleName,
}: {
  /** As the session has it; named in the title. */
  roleName: string;
}) {
  const t = useTranslate();
  return <EmptyState title={t(DASHBOARD_TEXTS.unknownRole, { role: roleName })} description={t(DASHBOARD_TEXTS.noAnalyticsEndpoint)} />;
}
