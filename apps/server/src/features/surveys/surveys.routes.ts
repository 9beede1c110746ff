import { surveys } from '@quad/api-client/contract';
import { SortedPlace } from '../../db/pages.ts';
import { type Server, serve } from '../../plugins/endpoints.ts';
import { serveList } from '../../plugins/lists.ts';
import { answerSurvey, listSurveyAnswers } from './surveyAnswers.service.ts';
import { readResults } from './surveyResults.service.ts';
import { readEventSurvey, saveSurvey } from './surveys.service.ts';

/** What those who were checked in at an event are asked afterwards (access E16 and E17). */
export function surveyRoutes(server: Server): void {
  serve(server, surveys.read, ({ context, actor, params }) => readEventSurvey(context, { actor, ...params }));
  serve(server, surveys.save, ({ context, actor, params, body }) => saveSurvey(context, { actor, ...params, input: body }));
  serve(
    server,
    surveys.answer,
    ({ context, actor, claim, params, body }) => answerSurvey(context, { actor, claim, ...params, input: body }),
    {
      // Nobody is linked to an answer without a name, so that what tells that somebody answers tells it of no survey.
      unlinkable: {
        referenceOf: ({ event_id }) => event_id,
        answerAgain: ({ context, actor }, eventId) => readEventSurvey(context, { actor, eventId }),
      },
    },
  );
  serveList(
    server,
    surveys.list,
    ({ context, actor, params, query: { order }, page }) => listSurveyAnswers(context, { actor, ...params, order }, page),
    { place: SortedPlace },
  );
  serve(server, surveys.results, ({ context, actor, params }) => readResults(context, { actor, ...params }));
}
