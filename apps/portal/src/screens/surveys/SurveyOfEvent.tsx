import { useEventSurvey } from '@quad/api-client/hooks';
import { SURVEY_TEXTS } from '@quad/domain/surveys';
import { formatDateTime } from '@quad/domain/time';
import { Banner, Button, Inline, useLocaleSettings } from '@quad/ui';
import { inArea } from '../../app/AreaTranslations.tsx';

/** On the page of a past event: invites attendees to the survey, and links to the results for those who made it. */
export const SurveyOfEvent = inArea('questions', SurveyInvitation);

function SurveyInvitation({ eventId }: { eventId: string }) {
  const { translate: t, timeZone, locale } = useLocaleSettings();
  const { data: survey } = useEventSurvey(eventId);
  const href = `/events/${eventId}/survey`;
  if (survey?.may_answer && !survey.answered && survey.closes_at)
    return (
      <Banner actions={<Button href={href}>{t(SURVEY_TEXTS.answer)}</Button>}>
        {t(SURVEY_TEXTS.ask, { time: formatDateTime(survey.closes_at, timeZone, locale) })}
      </Banner>
    );
  if (survey?.answered && survey.may_answer)
    return (
      <Inline>
        <Button href={href}>{t(SURVEY_TEXTS.change)}</Button>
      </Inline>
    );
  return null;
}
