export * from './feedback.ts';
export * from './feedbackInput.ts';
export * from './feedbackTargets.ts';
