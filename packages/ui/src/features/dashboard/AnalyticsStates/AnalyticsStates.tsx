import { DASHBOARD_TEXTS } from '@quad/domain/messages';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { LoadingShape } from '../../../primitives/LoadingShape/LoadingShape.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';

/** A placeholder for analytics while their code loads, with a text about what is loading. */
export function AnalyticsSkeleton({
  text,
}: {
  /** What is loading; shown and announced. */
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

/** Replaces analytics for an unknown role, which has no figures. */
export function UnknownRole({
  roleName,
}: {
  /** The role in the session, named in the title. */
  roleName: string;
}) {
  const t = useTranslate();
  return <EmptyState title={t(DASHBOARD_TEXTS.unknownRole, { role: roleName })} description={t(DASHBOARD_TEXTS.noAnalyticsEndpoint)} />;
}
