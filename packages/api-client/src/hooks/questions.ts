import type { AnswerEntry, AnswerFile } from '@quad/domain/forms';
import { useCallback } from 'react';
import { questions } from '../contract/questions.contract.ts';
import { useClient } from './clientContext.ts';
import { keys } from './keys.ts';
import { uploadFetch } from './uploadFetch.ts';
import { replacing, useCall, useMutation } from './useMutation.ts';
import { SCREEN_PAGE, usePages } from './usePages.ts';
import { readWhole, useRead } from './useRead.ts';

const questionsKey = (eventId: string) => ['questions', 'of', eventId];
const answersKey = (eventId: string) => ['questions', 'answers', eventId];

/** The questions of an event, and the answers of the signed-in person. */
export const useEventQuestions = (eventId: string | undefined) =>
  useRead(eventId ? questionsKey(eventId) : null, [questions.read, { params: { eventId: eventId ?? '' } }]);

/** Fetches the questions of another event, once. */
export const useReadEventQuestions = () => useCall(questions.read);

/** Changes the questions of an event; refused if they have changed since they were read. */
export const useSaveEventQuestions = () =>
  useMutation(questions.save, ({ eventId }) => replacing(questionsKey(eventId), [answersKey(eventId), keys.registration(eventId)]));

/** Answers the questions of an event, or changes the answers. */
export const useAnswerQuestions = () =>
  useMutation(questions.answer, ({ eventId }) => ({
    ...replacing(questionsKey(eventId), [keys.registration(eventId)]),
    refreshAfter: () => [questionsKey(eventId), keys.registration(eventId)],
  }));

/** Uploads a photo or a PDF for an answer; the listener receives the progress from 0 to 1. */
export function useAddAnswerFile(eventId: string): (file: File, onProgress: (part: number) => void) => Promise<AnswerFile> {
  const client = useClient();
  return (file, onProgress) => client.call(questions.addFile, { params: { eventId }, body: { file }, fetch: uploadFetch(onProgress) });
}

/** Returns the URL of a file uploaded as an answer, by its id. */
export function useAnswerFileAddress(): (fileId: string) => string {
  const client = useClient();
  return useCallback((fileId) => client.url(questions.file, { params: { fileId } }), [client]);
}

/** All answers, paginated, for those who manage the event. Sends no request without an id. */
export const useAnswers = (eventId: string | undefined) =>
  usePages(eventId ? answersKey(eventId) : null, [questions.list, { params: { eventId: eventId ?? '' }, query: { limit: SCREEN_PAGE } }]);

/** Fetches all answers of an event, page by page, for an export. */
export function useWholeAnswers(): (eventId: string) => Promise<AnswerEntry[]> {
  const client = useClient();
  return useCallback((eventId) => readWhole<typeof questions.list>(client, [questions.list, { params: { eventId }, query: {} }]), [client]);
}

/** How often each answer was given. Sends no request without an id. */
export const useAnswerFigures = (eventId: string | undefined) =>
  useRead(eventId ? [...answersKey(eventId), 'figures'] : null, [questions.figures, { params: { eventId: eventId ?? '' } }]);
