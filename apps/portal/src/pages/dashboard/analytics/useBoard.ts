import { errorText, type Read } from '@quad/api-client/hooks';
import { DASHBOARD_TEXTS } from '@quad/domain/messages';
import type { BoardProps } from '@quad/ui/features/analytics';

/** What was read, as a board takes it. */
export function useBoard<Figures>({ data, error, isLoading, retry }: Read<Figures | null>): BoardProps<Figures> {
  return {
    figures: data ?? undefined,
    isLoading,
    error: error && errorText(error, DASHBOARD_TEXTS.analyticsFailed),
    onRetry: retry,
  };
}
