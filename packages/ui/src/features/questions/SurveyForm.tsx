import type { Answers } from '@quad/domain/forms';
import { type EventSurvey, SURVEY_TEXTS } from '@quad/domain/surveys';
import { formatDateTime } from '@quad/domain/time';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useLocaleSettings } from '../../primitives/UiProvider/LocaleSettings.ts';
import { AnswerFields } from './AnswerFields/AnswerFields.tsx';
import { useAnswering } from './useAnswering.ts';

export interface SurveyFormProps {
  /** The questions, whether the survey is anonymous, and previous answers. */
  survey: Pick<EventSurvey, 'fields' | 'anonymous' | 'answers' | 'closes_at'>;
  /** Sends the answers. If the promise rejects, the form shows why, beside the affected questions if possible. */
  onSubmit: (answers: Answers) => Promise<unknown>;
}

const NOTHING = {};
const NO_PROFILE = { 'roll-number': null, phone: null };
const NO_FILE = () => Promise.reject(new Error('A survey asks for no files.'));

/** Answers the survey of an event; it first says whether the survey is anonymous. */
export function SurveyForm({ survey: { fields, anonymous, answers, closes_at }, onSubmit }: SurveyFormProps) {
  const { translate: t, timeZone, locale } = useLocaleSettings();
  const { draft, setDraft, errors, failure, loading, submit, rootRef } = useAnswering({ fields, before: answers, onSubmit });
  const until = closes_at && { time: formatDateTime(closes_at, timeZone, locale) };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="l" width="form">
        <Banner>{t(anonymous ? SURVEY_TEXTS.withoutName : SURVEY_TEXTS.withName)}</Banner>
        {until && <Text tone="muted">{t(answers ? SURVEY_TEXTS.untilChanged : SURVEY_TEXTS.until, until)}</Text>}
        <div ref={rootRef}>
          <Stack>
            {failure && <ErrorState description={failure} />}
            <AnswerFields
              fields={fields}
              left={NOTHING}
              profile={NO_PROFILE}
              answers={draft}
              errors={errors}
              onUpload={NO_FILE}
              fileAddress={() => ''}
              onValueChange={setDraft}
            />
          </Stack>
        </div>
        <Inline justify="end">
          <Button type="submit" variant="primary" loading={loading} loadingText={t(SURVEY_TEXTS.sending)}>
            {t(answers ? SURVEY_TEXTS.change : SURVEY_TEXTS.sendAnswers)}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
