import { type Profiler, Session } from 'node:inspector';
import { afterAll, beforeAll } from 'vitest';

/**
 * Counts how often functions and their blocks run during some work, including those of libraries: a measure that is independent of the
 * machine's speed and load. It cannot be used while coverage is measured, because both use the same profiler.
 */
export function stepCounter({ ofNode = true } = {}): (work: () => unknown) => Promise<number> {
  const session = new Session();
  const post = <Result>(method: string, params: object = {}): Result => {
    let response: unknown;
    session.post(method, params, (error, result) => {
      if (error) throw error;
      response = result;
    });
    return response as Result;
  };
  beforeAll(() => {
    session.connect();
    post('Profiler.enable');
    post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  });
  afterAll(() => session.disconnect());
  return async (work) => {
    post('Profiler.takePreciseCoverage');
    await work();
    const { result } = post<Profiler.TakePreciseCoverageReturnType>('Profiler.takePreciseCoverage');
    return result
      .filter(({ url }) => ofNode || !url.startsWith('node:'))
      .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges))
      .reduce((sum, { count }) => sum + count, 0);
  };
}
