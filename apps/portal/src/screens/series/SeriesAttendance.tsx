import { readProps, useSeriesAttendance } from '@quad/api-client/hooks';
import { SERIES_SCREEN_TEXTS, type Series } from '@quad/domain/series';
import { Dialog, EmptyState, Inline, RecordList, Text, useTranslate } from '@quad/ui';

/** Number of meetings that each registered person attended, for those who manage the series. */
export function SeriesAttendance({ series, onClose }: { series: Series; onClose: () => void }) {
  const t = useTranslate();
  const texts = SERIES_SCREEN_TEXTS;
  const { data, total, error, retry, loadMore } = useSeriesAttendance(series._id);
  const { held } = series.attendance;
  return (
    <Dialog open onOpenChange={onClose} title={t(texts.attendance)} description={series.title}>
      <RecordList
        label={t(texts.attendance)}
        items={data}
        itemKey={({ _id }) => _id}
        itemCount={total}
        {...readProps({ error, retry }, texts.attendanceFailed)}
        onLoadMore={loadMore}
        empty={<EmptyState title={t(texts.nobody)} />}
      >
        {({ name, user_id, attended }) => (
          <Inline justify="between">
            <Text>
              {name}
              {user_id && ` · ${user_id}`}
            </Text>
            <Text tone="muted">{t(texts.attendanceOf, { attended, held })}</Text>
          </Inline>
        )}
      </RecordList>
    </Dialog>
  );
}
