import { type Profiler, Session } from 'node:inspector';
import { afterAll, beforeAll } from 'vitest';

/**
 * Counts how often functions and the parts of them run while something is done, those of libraries with them: what it makes this process
 * do, however fast the machine is and whatever else it does. Not for tests whose coverage is measured: both count by the same profiler.
 */
export function stepCounter({ ofNode = true } = {}): (work: () => unknown) => Promise<number> {
  const session = new Session();
  const post = <Result>(method: string, params: object = {}): Result => {
    let given: unknown;
    session.post(method, params, (error, result) => {
      if (error) throw error;
      given = result;
    });
    return given as Result;
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
