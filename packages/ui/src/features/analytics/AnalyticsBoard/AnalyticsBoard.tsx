import { DASHBOARD_TEXTS } from '@quad/domain/messages';
import type { ReactNode } from 'react';
import { Grid } from '../../../layout/Grid/Grid.tsx';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../../primitives/ErrorState/ErrorState.tsx';
import { LoadingShape } from '../../../primitives/LoadingShape/LoadingShape.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';

/** What every board takes: its figures, or what there is instead of them. */
export interface BoardProps<Figures> {
  /** Neither figures, nor loading, nor an error: there is nothing for this role. */
  data?: Figures | undefined;
  /** The figures are on their way: blanks in their shape. */
  loading?: boolean;
  /** What went wrong, as a sentence for the person. */
  error?: string | undefined;
  /** Asks for the figures again after an error; without it there is no button. */
  onRetry?: () => void;
}

export interface AnalyticsBoardProps<Figures> extends BoardProps<Figures> {
  children: (figures: Figures) => ReactNode;
}

function BoardBlank() {
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

/** Around every board: what stands there while there are no figures. A board that failed to refresh keeps what it has. */
export function AnalyticsBoard<Figures>({ data, loading, error, onRetry, children }: AnalyticsBoardProps<Figures>) {
  const t = useTranslate();
  if (data) return <Stack gap="xl">{children(data)}</Stack>;
  if (loading) return <BoardBlank />;
  if (error) return <ErrorState description={error} onRetry={onRetry} />;
  return <EmptyState title={t(DASHBOARD_TEXTS.noAnalytics)} />;
}
