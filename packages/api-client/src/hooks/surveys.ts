import type { AnswerEntry } from '@quad/domain/forms';
import { useCallback } from 'react';
import { surveys } from '../contract/surveys.contract.ts';
import { useClient } from './clientContext.ts';
import { replacing, useCall, useMutation } from './useMutation.ts';
import { usePages } from './usePages.ts';
import { readWhole, useRead } from './useRead.ts';

const surveyKey = (eventId: string) => ['surveys', 'of', eventId];
const resultsKey = (eventId: string) => ['surveys', 'results', eventId];
const answersKey = (eventId: string) => ['surveys', 'answers', eventId];

/** The survey of an event, and the signed-in person's part in it. */
export const useEventSurvey = (eventId: string) => useRead(surveyKey(eventId), [surveys.read, { params: { eventId } }]);

/** Fetches the survey of another event, once. */
export const useReadEventSurvey = () => useCall(surveys.read);

/** Creates or changes the survey of an event; refused if it has changed since it was read. */
export const useSaveSurvey = () => useMutation(surveys.save, ({ eventId }) => replacing(surveyKey(eventId), [resultsKey(eventId)]));

/** Answers the survey of an event, or changes answers that are not anonymous. */
export const useAnswerSurvey = () =>
  useMutation(surveys.answer, ({ eventId }) => replacing(surveyKey(eventId), [resultsKey(eventId), answersKey(eventId)]));

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
