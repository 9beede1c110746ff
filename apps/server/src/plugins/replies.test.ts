import { endpoint } from '@quad/api-client/contract';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { checkReply } from './replies.ts';

const list = endpoint({
  call: 'GET /things',
  summary: 'Things.',
  answers: { 200: v.array(v.object({ name: v.string(), owner: v.optional(v.object({ name: v.string() })) })) },
});

// docs/specification/contract.md#contract-transport
describe('checkReply', () => {
  it('accepts a response that matches the contract', () => {
    expect(() => checkReply(list, [{ name: 'a' }, { name: 'b', owner: { name: 'c' } }])).not.toThrow();
  });

  it('reports the path of a value with the wrong type', () => {
    expect(() => checkReply(list, [{ name: 'a' }, { name: 7 }])).toThrow('The answer of GET /things breaks the contract at "1.name"');
  });

  it('reports a property that the contract does not define, at any depth', () => {
    expect(() => checkReply(list, [{ name: 'b', owner: { name: 'c', phone: '9' } }])).toThrow(
      'has "0.owner.phone", which the contract does not name',
    );
  });
});
