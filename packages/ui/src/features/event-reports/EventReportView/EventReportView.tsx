import { EVENT_REPORT_TEXTS, type EventReport } from '@quad/domain/event-reports';
import { formatDay } from '@quad/domain/time';
import { Grid } from '../../../layout/Grid/Grid.tsx';
import { Section } from '../../../layout/Section/Section.tsx';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { KeyValueList } from '../../../primitives/KeyValueList/KeyValueList.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { useLocaleSettings } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { roomPhoto } from '../../surfaces/roomPhoto.css.ts';

export interface EventReportViewProps {
  /** The report; if it has no text, its authors are asked to write it. */
  report: EventReport;
  /** The current time. Dates in the current year are shown without the year. */
  now: Date;
  /** The address of the survey's results, for authors of the report. */
  surveyPath?: string;
  /** Called to open the form, for authors. */
  onEdit: () => void;
}

/** The report of an event, below what was published about it. */
export function EventReportView({ report, now, surveyPath, onEdit }: EventReportViewProps) {
  const { locale, translate: t } = useLocaleSettings();
  const { text, figures, photos, survey_answers, may_write: mayWrite } = report;
  const shown = (count: string | number) => count.toLocaleString(locale);
  const surveyed = (count: number) =>
    mayWrite && surveyPath ? <Link href={surveyPath}>{t(EVENT_REPORT_TEXTS.seeSurvey, { count: shown(count) })}</Link> : shown(count);
  return (
    <Section
      title={t(EVENT_REPORT_TEXTS.title)}
      actions={mayWrite && <Button onClick={onEdit}>{t(text === null ? EVENT_REPORT_TEXTS.write : EVENT_REPORT_TEXTS.change)}</Button>}
    >
      <Stack gap="l">
        {text === null ? (
          <Text tone="muted">{t(EVENT_REPORT_TEXTS.notWritten)}</Text>
        ) : (
          <Stack width="text">
            <Text wrap="as-typed">{text}</Text>
          </Stack>
        )}
        {figures && (
          <KeyValueList
            items={[
              { label: t(EVENT_REPORT_TEXTS.registered), value: shown(figures.registered) },
              { label: t(EVENT_REPORT_TEXTS.came), value: shown(figures.came) },
              { label: t(EVENT_REPORT_TEXTS.surveyed), value: survey_answers === undefined ? undefined : surveyed(survey_answers) },
              { label: t(EVENT_REPORT_TEXTS.hours), value: figures.hours > 0 ? shown(figures.hours) : undefined },
              ...figures.days.map(({ day, came }) => ({
                label: t(EVENT_REPORT_TEXTS.cameOn, { day: formatDay(day, 'UTC', locale, now) }),
                value: shown(came),
              })),
            ]}
          />
        )}
        {photos.length > 0 && (
          <Grid as="ul" columns={{ phone: 1, tablet: 2, desktop: 3 }} aria-label={t(EVENT_REPORT_TEXTS.photos)}>
            {photos.map(({ _id, url, place, taken_at }, index) => (
              <Stack as="li" key={_id} gap="xs">
                <img src={url} alt={t(EVENT_REPORT_TEXTS.photo, { number: index + 1 })} className={roomPhoto({ size: 'whole' })} />
                {(place ?? taken_at) && (
                  <Text size="s" tone="muted">
                    {[taken_at && t(EVENT_REPORT_TEXTS.takenAt, { time: taken_at }), place].filter(Boolean).join(' · ')}
                  </Text>
                )}
              </Stack>
            ))}
          </Grid>
        )}
      </Stack>
    </Section>
  );
}
