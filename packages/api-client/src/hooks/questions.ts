import type { AnswerEntry, AnswerFigures, AnswerFile, Answers, EventQuestions, EventQuestionsInput } from '@quad/domain/forms';
import { useCallback } from 'react';
import { questions } from '../contract/questions.contract.ts';
import { useClient } from './clientContext.ts';
import { keys } from './keys.ts';
import { uploadFetch } from './uploadFetch.ts';
import { type PagesRead, SCREEN_PAGE, usePages } from './usePages.ts';
import { type Read, readWhole, useRead } from './useRead.ts';
import { useWrite } from './write.ts';

const questionsKey = (eventId: string) => ['questions', 'of', eventId];
const answersKey = (eventId: string) => ['questions', 'answers', eventId];

/** What an event asks, and what the signed-in person has answered. */
export function useEventQuestions(eventId: string | undefined): Read<EventQuestions> {
  return useRead(eventId ? questionsKey(eventId) : null, [questions.read, { params: { eventId: eventId ?? '' } }]);
}

/** Reads what another event asks, once. */
export function useReadEventQuestions(): (eventId: string) => Promise<EventQuestions> {
  const client = useClient();
  return useCallback((eventId) => client.call(questions.read, { params: { eventId } }), [client]);
}

/** Changes what an event asks, as it was seen. */
export function useSaveEventQuestions(eventId: string): (input: EventQuestionsInput) => Promise<EventQuestions> {
  const write = useWrite();
  return (body) =>
    write([questions.save, { params: { eventId }, body }], {
      patch: (answer) => ({ keys: questionsKey(eventId), change: () => answer }),
      refreshAfter: () => [questionsKey(eventId)],
      refresh: [answersKey(eventId), keys.registration(eventId)],
    });
}

/** Answers what an event asks, or changes the answers. */
export function useAnswerQuestions(eventId: string): (answers: Answers) => Promise<EventQuestions> {
  const write = useWrite();
  return (answers) =>
    write([questions.answer, { params: { eventId }, body: { answers } }], {
      patch: (answer) => ({ keys: questionsKey(eventId), change: () => answer }),
      refresh: [keys.registration(eventId)],
      refreshAfter: () => [questionsKey(eventId), keys.registration(eventId)],
    });
}

/** Keeps a photo or a PDF that an answer is to name; the listener hears how much of it is sent, 0 to 1. */
export function useAddAnswerFile(eventId: string): (file: File, onProgress: (part: number) => void) => Promise<AnswerFile> {
  const client = useClient();
  return (file, onProgress) => client.call(questions.addFile, { params: { eventId }, body: { file }, fetch: uploadFetch(onProgress) });
}

/** Where a file is seen that was uploaded as an answer, by its id. */
export function useAnswerFileAddress(): (fileId: string) => string {
  const client = useClient();
  return useCallback((fileId) => client.url(questions.file, { params: { fileId } }), [client]);
}

/** What everybody answered, page by page, for those who manage the event. Without an id it waits. */
export function useAnswers(eventId: string | undefined): PagesRead<AnswerEntry> {
  return usePages(eventId ? answersKey(eventId) : null, [
    questions.list,
    { params: { eventId: eventId ?? '' }, query: { limit: SCREEN_PAGE } },
  ]);
}

/** Reads all answers of an event, page after page, for what is made of them at once. */
export function useWholeAnswers(): (eventId: string) => Promise<AnswerEntry[]> {
  const client = useClient();
  return useCallback((eventId) => readWhole<typeof questions.list>(client, [questions.list, { params: { eventId }, query: {} }]), [client]);
}

/** How often each answer was given. Without an id it waits. */
export function useAnswerFigures(eventId: string | undefined): Read<AnswerFigures> {
  return useRead(eventId ? [...answersKey(eventId), 'figures'] : null, [questions.figures, { params: { eventId: eventId ?? '' } }]);
}
