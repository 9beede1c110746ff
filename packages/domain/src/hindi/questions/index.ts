export * from '../hi.questions.ts';
