import type { AnswerEntry, Answers } from '@quad/domain/forms';
import type { EventSurvey, SurveyInput, SurveyResults } from '@quad/domain/surveys';
import { useCallback } from 'react';
import { surveys } from '../contract/surveys.contract.ts';
import { useClient } from './clientContext.ts';
import { type PagesRead, usePages } from './usePages.ts';
import { type Read, readWhole, useRead } from './useRead.ts';
import { useWrite } from './write.ts';

const surveyKey = (eventId: string) => ['surveys', 'of', eventId];
const resultsKey = (eventId: string) => ['surveys', 'results', eventId];
const answersKey = (eventId: string) => ['surveys', 'answers', eventId];

/** The survey of an event, and what the signed-in person has to do with it. */
export function useEventSurvey(eventId: string): Read<EventSurvey> {
  return useRead(surveyKey(eventId), [surveys.read, { params: { eventId } }]);
}

/** Reads the survey of another event, once. */
export function useReadEventSurvey(): (eventId: string) => Promise<EventSurvey> {
  const client = useClient();
  return useCallback((eventId) => client.call(surveys.read, { params: { eventId } }), [client]);
}

/** Makes or changes the survey of an event, as it was seen. */
export function useSaveSurvey(eventId: string): (input: SurveyInput) => Promise<EventSurvey> {
  const write = useWrite();
  return (body) =>
    write([surveys.save, { params: { eventId }, body }], {
      patch: (answer) => ({ keys: surveyKey(eventId), change: () => answer }),
      refreshAfter: () => [surveyKey(eventId)],
      refresh: [resultsKey(eventId)],
    });
}

/** Answers the survey of an event, or changes answers that have a name. */
export function useAnswerSurvey(eventId: string): (answers: Answers) => Promise<EventSurvey> {
  const write = useWrite();
  return (answers) =>
    write([surveys.answer, { params: { eventId }, body: { answers } }], {
      patch: (answer) => ({ keys: surveyKey(eventId), change: () => answer }),
      refreshAfter: () => [surveyKey(eventId)],
      refresh: [resultsKey(eventId), answersKey(eventId)],
    });
}

/** What comes of a survey, for those who manage its event. Without an id it waits. */
export function useSurveyResults(eventId: string | undefined): Read<SurveyResults> {
  return useRead(eventId ? resultsKey(eventId) : null, [surveys.results, { params: { eventId: eventId ?? '' } }]);
}

/** What people answered under their names, page by page. Without an id it waits. */
export function useSurveyAnswers(eventId: string | undefined): PagesRead<AnswerEntry> {
  return usePages(eventId ? answersKey(eventId) : null, [surveys.list, { params: { eventId: eventId ?? '' }, query: {} }]);
}

/** Reads all that people answered under their names, page after page, for what is made of it at once. */
export function useWholeSurveyAnswers(): (eventId: string) => Promise<AnswerEntry[]> {
  const client = useClient();
  return useCallback((eventId) => readWhole<typeof surveys.list>(client, [surveys.list, { params: { eventId }, query: {} }]), [client]);
}
