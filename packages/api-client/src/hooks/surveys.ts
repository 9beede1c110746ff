import type { AnswerEntry, Answers } from '@quad/domain/forms';
import type { EventSurvey, SurveyInput } from '@quad/domain/surveys';
import { useCallback } from 'react';
import { surveys } from '../contract/surveys.contract.ts';
import { useClient } from './clientContext.ts';
import { usePages } from './usePages.ts';
import { readWhole, useRead } from './useRead.ts';
import { useWrite } from './write.ts';

const surveyKey = (eventId: string) => ['surveys', 'of', eventId];
const resultsKey = (eventId: string) => ['surveys', 'results', eventId];
const answersKey = (eventId: string) => ['surveys', 'answers', eventId];

/** The survey of an event, and the signed-in person's part in it. */
export const useEventSurvey = (eventId: string) => useRead(surveyKey(eventId), [surveys.read, { params: { eventId } }]);

/** Fetches the survey of another event, once. */
export function useReadEventSurvey(): (eventId: string) => Promise<EventSurvey> {
  const client = useClient();
  return useCallback((eventId) => client.call(surveys.read, { params: { eventId } }), [client]);
}

/** Creates or changes the survey of an event; refused if it has changed since it was read. */
export function useSaveSurvey(eventId: string): (input: SurveyInput) => Promise<EventSurvey> {
  const write = useWrite();
  return (body) =>
    write([surveys.save, { params: { eventId }, body }], {
      patch: (answer) => ({ keys: surveyKey(eventId), change: () => answer }),
      refreshAfter: () => [surveyKey(eventId)],
      refresh: [resultsKey(eventId)],
    });
}

/** Answers the survey of an event, or changes answers that are not anonymous. */
export function useAnswerSurvey(eventId: string): (answers: Answers) => Promise<EventSurvey> {
  const write = useWrite();
  return (answers) =>
    write([surveys.answer, { params: { eventId }, body: { answers } }], {
      patch: (answer) => ({ keys: surveyKey(eventId), change: () => answer }),
      refreshAfter: () => [surveyKey(eventId)],
      refresh: [resultsKey(eventId), answersKey(eventId)],
    });
}

/** The results of a survey, for those who manage its event. Sends no request without an id. */
export const useSurveyResults = (eventId: string | undefined) =>
  useRead(eventId ? resultsKey(eventId) : null, [surveys.results, { params: { eventId: eventId ?? '' } }]);

/** The answers that are not anonymous, paginated. Sends no request without an id. */
export const useSurveyAnswers = (eventId: string | undefined) =>
  usePages(eventId ? answersKey(eventId) : null, [surveys.list, { params: { eventId: eventId ?? '' }, query: {} }]);

/** Fetches all answers that are not anonymous, page by page, for an export. */
export function useWholeSurveyAnswers(): (eventId: string) => Promise<AnswerEntry[]> {
  const client = useClient();
  return useCallback((eventId) => readWhole<typeof surveys.list>(client, [surveys.list, { params: { eventId }, query: {} }]), [client]);
}
