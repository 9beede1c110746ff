export { exampleOf } from './examples.ts';
export { type Mock, mock } from './mock.ts';
export { type MockedRequest, MockRefusal } from './mockedRequest.ts';
export { type ScenarioOptions, scenarios } from './scenarios.ts';
