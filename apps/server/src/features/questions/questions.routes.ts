import { questions } from '@quad/api-client/contract';
import { FORM_TEXTS } from '@quad/domain/forms';
import { PHOTO_LIMITS } from '@quad/domain/profile';
import { SortCursor } from '../../db/pages.ts';
import { type Server, serveFile, serveWith } from '../../plugins/endpoints.ts';
import { serveForm } from '../../plugins/forms.ts';
import { serveList } from '../../plugins/lists.ts';
import { photoReporter } from '../profile/images.service.ts';
import { addFile, readFile } from './answerFiles.service.ts';
import { changeAnswers, listAnswers, readEventQuestions, readFigures, saveQuestions } from './answers.service.ts';

/** Limited, because each upload is re-encoded and stored. */
const UPLOADS = { name: 'questions.file', attempts: 60, windowMs: 10 * 60_000 };

/** Routes for the questions that events ask on registration, and their answers (access E13 to E15). */
export function questionRoutes(server: Server): void {
  serveWith(server, questions.read, readEventQuestions);
  serveWith(server, questions.save, saveQuestions);
  serveWith(server, questions.answer, changeAnswers);
  serveList(
    server,
    questions.list,
    ({ context, actor, params, query: { order }, page }) => listAnswers(context, { actor, ...params, order }, page),
    { cursor: SortCursor },
  );
  serveWith(server, questions.figures, readFigures);
  serveForm(
    server,
    questions.addFile,
    ({ context, actor, claim, params, body, request }) =>
      addFile(context, { actor, claim, ...params, file: body.file, report: photoReporter(request) }),
    { form: { bytes: PHOTO_LIMITS.bytes, field: 'file', refusal: FORM_TEXTS.fileKind }, limit: UPLOADS },
  );
  serveFile(server, questions.file, ({ context, actor, params, request }) =>
    readFile(context, { actor, ...params, report: photoReporter(request) }),
  );
}
