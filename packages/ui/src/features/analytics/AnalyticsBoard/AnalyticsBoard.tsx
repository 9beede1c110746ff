import { DASHBOARD_TEXTS } from '@quad/domain/messages';
import type { ReactNode } from 'react';
import { Grid } from '../../../layout/Grid/Grid.tsx';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../../primitives/ErrorState/ErrorState.tsx';
import { LoadingShape } from '../../../primitives/LoadingShape/LoadingShape.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';

/** Props that all boards share. */
export interface BoardProps<Figures> {
  /** The figures. Without figures, loading and error, the board says that there is nothing for this role. */
  data?: Figures | undefined;
  /** Shows placeholders in the shape of the figures. */
  loading?: boolean;
  /** What went wrong, as a sentence for the user. */
  error?: string | undefined;
  /** Retries after an error; without it there is no button. */
  onRetry?: () => void;
}

export interface AnalyticsBoardProps<Figures> extends BoardProps<Figures> {
  children: (figures: Figures) => ReactNode;
}

function BoardSkeleton() {
  const t = useTranslate();
  return (
    <LoadingShape label={t(DASHBOARD_TEXTS.loadingAnalytics)}>
      <Grid columns={{ phone: 2, desktop: 4 }} gap="s">
        <Skeleton shape="block" />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </Grid>
      <Skeleton shape="block" />
    </LoadingShape>
  );
}

/** The frame of all boards with their loading, error and empty states. If a refresh fails, a board keeps its figures. */
export function AnalyticsBoard<Figures>({ data, loading, error, onRetry, children }: AnalyticsBoardProps<Figures>) {
  const t = useTranslate();
  if (data) return <Stack gap="xl">{children(data)}</Stack>;
  if (loading) return <BoardSkeleton />;
  if (error) return <ErrorState description={error} onRetry={onRetry} />;
  return <EmptyState title={t(DASHBOARD_TEXTS.noAnalytics)} />;
}
