import { surveys } from '@quad/api-client/contract';
import { SortCursor } from '../../db/pages.ts';
import { type Server, serveWith } from '../../plugins/endpoints.ts';
import { serveList } from '../../plugins/lists.ts';
import { answerSurvey, listSurveyAnswers } from './surveyAnswers.service.ts';
import { readResults } from './surveyResults.service.ts';
import { readEventSurvey, saveSurvey } from './surveys.service.ts';

/** Routes for surveys after events (access E16 and E17). */
export function surveyRoutes(server: Server): void {
  serveWith(server, surveys.read, readEventSurvey);
  serveWith(server, surveys.save, saveSurvey);
  serveWith(server, surveys.answer, answerSurvey, {
    // Anonymous answers must not be linkable to a person, so the idempotency record contains neither the sender nor the response, only
    // the event's id.
    unlinkable: {
      referenceOf: ({ event_id }) => event_id,
      replay: ({ context, actor }, eventId) => readEventSurvey(context, { actor, eventId }),
    },
  });
  serveList(
    server,
    surveys.list,
    ({ context, actor, params, query: { order }, page }) => listSurveyAnswers(context, { actor, ...params, order }, page),
    { cursor: SortCursor },
  );
  serveWith(server, surveys.results, readResults);
}
