/** What an event asks those who register: answering, building and reading. */
export * from './AnswerDialog/AnswerDialog.tsx';
export { AnswerCharts } from './AnswerTable/AnswerCharts.tsx';
export { AnswerCards, AnswerTable } from './AnswerTable/AnswerTable.tsx';
export * from './answersCsv.ts';
export * from './QuestionsForm/QuestionsForm.tsx';
