export { exampleOf } from './examples.ts';
export { type Mock, mock } from './mock.ts';
export type { MockedRequest } from './mockedRequest.ts';
export { MockRefusal } from './mockRefusal.ts';
export { type ScenarioOptions, scenarios } from './scenarios.ts';
