import { useEventSearch, useReadEventSurvey, useSaveSurvey } from '@quad/api-client/hooks';
import type { Event } from '@quad/domain/events';
import { type EventSurvey, isSurveyDue, SURVEY_DAYS, SURVEY_FIELD_KINDS, SURVEY_TEXTS, SurveyFields } from '@quad/domain/surveys';
import { Checkbox, Stack, Text, useTranslate } from '@quad/ui';
import { QuestionsForm } from '@quad/ui/features/questions';
import { useState } from 'react';
import { withSuccessToast } from '../../app/shell/withSuccessToast.ts';
import { useNow } from '../../app/useNow.ts';

interface MakeSurveyProps {
  event: Event;
  survey: EventSurvey;
}

/** The kinds of questions and limits of a survey. */
const RULES = {
  schema: SurveyFields,
  kinds: SURVEY_FIELD_KINDS,
  places: false,
  leastDays: SURVEY_DAYS,
  noneYetHint: SURVEY_TEXTS.noneYetHint,
};
const NO_PROFILE = { 'roll-number': null, phone: null };

/** Edits the survey of an event until it is sent, and sets whether answers are anonymous. */
export function MakeSurvey({ event, survey }: MakeSurveyProps) {
  const t = useTranslate();
  const isOver = isSurveyDue(event.schedule, useNow());
  const [anonymous, setAnonymous] = useState(survey.anonymous);
  const save = useSaveSurvey();
  /** Saving remounts the form with the current version. A version that somebody else saves does not, so it cannot discard typed changes. */
  const [saves, setSaves] = useState(0);
  const searchEvents = useEventSearch();
  const readOther = useReadEventSurvey();
  return (
    <Stack>
      <Text tone="muted">{t(isOver ? SURVEY_TEXTS.aboutLate : SURVEY_TEXTS.about)}</Text>
      <QuestionsForm
        key={saves}
        rules={RULES}
        questions={{ ...survey, profile: NO_PROFILE }}
        verb={t(isOver ? SURVEY_TEXTS.send : SURVEY_TEXTS.save)}
        onSearchEvents={async (typed, signal) =>
          (await searchEvents(typed, signal)).filter(({ _id }) => _id !== event._id).map(({ _id, title }) => ({ value: _id, label: title }))
        }
        onTake={async (eventId) => (await readOther({ eventId })).fields}
        onSubmit={withSuccessToast(
          async (input) => {
            const saved = await save({ eventId: event._id, ...input, anonymous });
            setSaves((count) => count + 1);
            return saved;
          },
          ({ phase }) => (phase === 'planned' ? SURVEY_TEXTS.planned : SURVEY_TEXTS.sent),
        )}
      >
        <Checkbox
          label={t(SURVEY_TEXTS.anonymous)}
          hint={t(SURVEY_TEXTS.anonymousHint)}
          checked={anonymous}
          onCheckedChange={setAnonymous}
        />
      </QuestionsForm>
    </Stack>
  );
}
