/** The questions of an event's registration: answering, editing and reading them. */

export { AnswerCharts } from './AnswerCharts.tsx';
export * from './AnswerDialog/AnswerDialog.tsx';
export { AnswerCards, AnswerTable } from './AnswerTable.tsx';
export * from './answersCsv.ts';
export { PrintedAnswers } from './PrintedAnswers.tsx';
export * from './QuestionsForm/QuestionsForm.tsx';
export { SurveyFigures } from './SurveyFigures.tsx';
export { SurveyForm } from './SurveyForm.tsx';
export * from './surveyCsv.ts';
