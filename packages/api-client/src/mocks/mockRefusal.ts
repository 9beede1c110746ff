import type { Problem } from '../contract/index.ts';

/** A refusal that a mock may answer instead of a value. */
export class MockRefusal {
  readonly status: number;
  readonly problem: Problem;

  constructor(status: number, message: string, code?: string, errors?: Record<string, string>) {
    this.status = status;
    this.problem = { message, error: message, code, errors, requestId: 'mocked-request' };
  }
}
